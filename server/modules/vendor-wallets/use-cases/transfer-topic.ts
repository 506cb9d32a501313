import { walletTransferChanged } from '@banyan/contract/wallet/wallet-transfer-event.ts'
import type { Db } from '#/platform/db/handles.ts'
import type { Topic } from '#/platform/realtime/topic.ts'
import { walletTransferNewsOf } from '../store/wallet-transfers.ts'
import { transfersChannel } from './change-transfer.ts'
import { shownState } from './merchant-wallet.ts'

/** Tells the tabs of an account which of its transfers at vendors changed last (requirements WAL-04, MSG-05). */
export function transferTopic(db: Db): Topic {
  return {
    event: walletTransferChanged,
    channel: transfersChannel,
    async current(accounts) {
      const news = await walletTransferNewsOf(db, accounts)
      return new Map(
        news.map(({ accountId, news: version, number, state }) => [
          accountId,
          { version: Number(version), value: { number, state: shownState(state) } },
        ]),
      )
    },
  }
}
