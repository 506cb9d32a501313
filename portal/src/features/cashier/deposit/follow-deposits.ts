import type {} from '@banyan/contract/wallet/deposit-event.ts'
import type { DepositState } from '@banyan/rules/cashier/deposit-states.ts'
import type { QueryClient } from '@tanstack/react-query'
import { hearEvent } from '#/src/api/pushes.ts'
import { isNewHere } from '#/src/features/cashier/wallet/heard-news.ts'
import { orderOnScreen } from '#/src/features/cashier/wallet/order-on-screen.ts'
import { orderQuery, refetchOrders } from './deposit-queries.ts'

/** Changes that a member is told of on any page: money that came, did not, or was taken back. */
const told: readonly DepositState[] = ['completed', 'rejected', 'reversed']

/** The last change that this tab heard of, through reloads. */
const storageName = 'depositNews'

/** Keeps the orders that are shown new, and tells of a deposit that is done; `open` goes to an address. Answers what stops it. */
export function followDeposits(client: QueryClient, open: (href: string) => void): () => void {
  return hearEvent('deposit.changed', (news) => {
    const { number, state } = news
    const isNew = isNewHere(storageName, `${number} ${state}`, () => {
      const shown = client.getQueryData(orderQuery(number).queryKey)
      return shown !== undefined && shown.state !== state
    })
    void refetchOrders(client)
    if (!isNew || !told.includes(state) || orderOnScreen() === number) return
    import('./news/deposit-toast.tsx').then(
      ({ tellDeposit }) => tellDeposit(client, news, open),
      // Without it the history and the balance tell the same.
      () => {},
    )
  })
}
