import { rewardsChanged } from '@banyan/contract/promotions/rewards-event.ts'
import pLimit from 'p-limit'
import type { Database } from '#/platform/db/database.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import { notify } from '#/platform/db/wake-ups.ts'
import type { Poll } from '#/platform/jobs/poll.ts'
import type { Topic } from '#/platform/realtime/topic.ts'
import { isAnyDue, newsOf, noteNews, takeDue } from '../store/promotion-news.ts'

const channel = 'rewards_changed'
/** Accounts that one hint names; PostgreSQL takes 8,000 bytes. */
const namedAtMost = 300

/** Tells the tabs of these members, when and if `tx` commits, that what they may claim may have changed. */
export async function tellRewards(tx: Tx, accounts: readonly bigint[]): Promise<void> {
  if (accounts.length === 0) return
  await noteNews(tx, accounts)
  await notify(tx, channel, accounts.length > namedAtMost ? '' : accounts.join(','))
}

/** Bets change what may be claimed all the time: tabs are told of them this long after the first, and so no more often. */
const betsToldAfterSeconds = 30
/** Members whom a step tells; each who is connected costs some ten statements. */
const toldAtOnce = 50

/** Tells the tabs of members who bet what their bets have come to. */
export function tellOfBets({ db, transaction }: Database): Poll {
  return {
    name: 'tell-rewards',
    async step() {
      if (!(await isAnyDue(db, betsToldAfterSeconds))) return false
      return await transaction(async (tx) => {
        const accounts = await takeDue(tx, { afterSeconds: betsToldAfterSeconds, atMost: toldAtOnce })
        await tellRewards(tx, accounts)
        return accounts.length === toldAtOnce
      })
    },
  }
}

/** Counts for so many members at a time, so that a crowd leaves the database room for others. */
const countedAtOnce = pLimit(4)

/** Tells the tabs of an account how many rewards wait for it (requirements PRO-02). */
export function rewardsTopic(db: Db, countOf: (accountId: bigint) => Promise<number>): Topic {
  return {
    event: rewardsChanged,
    channel,
    async current(accounts) {
      const news = await newsOf(db, accounts)
      const told = news.map(async ({ account_id: id, version }) => {
        return [id, { version: Number(version), value: { count: await countedAtOnce(() => countOf(id)) } }] as const
      })
      return new Map(await Promise.all(told))
    },
  }
}
