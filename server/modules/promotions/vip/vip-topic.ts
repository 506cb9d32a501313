import { vipChanged } from '@banyan/contract/promotions/vip-event.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import { notify } from '#/platform/db/wake-ups.ts'
import type { Topic } from '#/platform/realtime/topic.ts'
import { newestVipChanges } from '../store/vip.ts'

const channel = 'vip_changed'
/** Accounts that one hint names; PostgreSQL takes 8,000 bytes. */
const namedAtMost = 300

/** Tells the tabs of these members, when and if `tx` commits, that their level has changed. */
export async function tellVip(tx: Tx, accounts: readonly bigint[]): Promise<void> {
  if (accounts.length === 0) return
  await notify(tx, channel, accounts.length > namedAtMost ? '' : accounts.join(','))
}

/** Tells the tabs of an account its VIP level (requirements PRO-04). */
export function vipTopic(db: Db): Topic {
  return {
    event: vipChanged,
    channel,
    async current(accounts) {
      const news = await newestVipChanges(db, accounts)
      return new Map(
        news.map(({ account_id: account, id, after }) => {
          return [account, { version: Number(id), value: { vipRankLevel: after } }] as const
        }),
      )
    },
  }
}
