import { depositChanged } from '@banyan/contract/wallet/deposit-event.ts'
import type { Db } from '#/platform/db/handles.ts'
import type { Topic } from '#/platform/realtime/topic.ts'
import { newsOf } from '../store/deposits.ts'
import { depositsChannel } from './change-deposit.ts'
import { amountOf } from './present-deposit.ts'

/** Tells the tabs of an account which of its orders changed last (requirements WAL-06, MSG-05). */
export function depositTopic(db: Db): Topic {
  return {
    event: depositChanged,
    channel: depositsChannel,
    async current(accounts) {
      const news = await newsOf(db, accounts)
      return new Map(
        news.map(({ accountId, news: version, number, state, credited }) => {
          const value = { number, state, credited: credited === null ? null : amountOf(credited) }
          return [accountId, { version: Number(version), value }]
        }),
      )
    },
  }
}
