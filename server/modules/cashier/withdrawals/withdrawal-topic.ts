import { withdrawalChanged } from '@banyan/contract/wallet/withdrawal-event.ts'
import type { Db } from '#/platform/db/handles.ts'
import type { Topic } from '#/platform/realtime/topic.ts'
import { withdrawalNewsOf } from '../store/withdrawals.ts'
import { withdrawalsChannel } from './change-withdrawal.ts'

/** Tells the tabs of an account which of its withdrawals changed last (requirements WAL-07, WAL-08, MSG-05). */
export function withdrawalTopic(db: Db): Topic {
  return {
    event: withdrawalChanged,
    channel: withdrawalsChannel,
    async current(accounts) {
      const news = await withdrawalNewsOf(db, accounts)
      return new Map(
        news.map(({ accountId, news: version, ...value }) => [accountId, { version: Number(version), value }]),
      )
    },
  }
}
