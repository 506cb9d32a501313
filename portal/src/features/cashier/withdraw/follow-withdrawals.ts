import type { EventValues } from '@banyan/contract/events.ts'
import type {} from '@banyan/contract/wallet/withdrawal-event.ts'
import type { QueryClient } from '@tanstack/react-query'
import { hearEvent } from '#/src/api/pushes.ts'
import { isNewHere } from '#/src/features/cashier/wallet/heard-news.ts'
import { orderOnScreen } from '#/src/features/cashier/wallet/order-on-screen.ts'
import { orderQuery, refetchWithdrawals } from './withdraw-queries.ts'

type News = EventValues['withdrawal.changed']

/** Ends that a member is told of on any page. */
const told: readonly News['state'][] = ['paid', 'partlyPaid', 'rejected', 'failed', 'returned']

/** The last change that this tab heard of, through reloads. */
const storageName = 'withdrawalNews'
const minuteMs = 60_000

/**
 * Keeps the withdrawals that are shown new, and tells of one that is done or waits for an answer; `open` goes to an
 * address. Answers what stops it.
 */
export function followWithdrawals(client: QueryClient, open: (href: string) => void): () => void {
  return hearEvent('withdrawal.changed', (news) => {
    const { number, state } = news
    const waits = isWaiting(news)
    const isNew = isNewHere(storageName, changeOf(news), () => {
      const shown = client.getQueryData(orderQuery(number).queryKey)
      // A question is news in a new tab too, for it is still open.
      return waits || (shown !== undefined && shown.state !== state)
    })
    void refetchWithdrawals(client)
    if (!isNew || !(waits || isEnd(news)) || orderOnScreen() === number) return
    import('./news/withdraw-toast.tsx').then(
      ({ tellWithdrawal }) => tellWithdrawal(client, news, open),
      // Without it the history and the balance tell the same.
      () => {},
    )
  })
}

/** Later steps of a payout leave the state as it is. */
const isEnd = ({ state, event }: News) => told.includes(state) && (event === state || event === 'partlyReturned')

/** A payout was sent, or its answer is still missing. */
function isWaiting({ state, event }: News): boolean {
  return state === 'paying' && (event === 'paid' || event === 'reminded')
}

/** One reminder reads like the other, and both are told; they are minutes apart. */
function changeOf({ number, state, event }: News): string {
  return `${number} ${state} ${event}${event === 'reminded' ? ` ${Math.floor(performance.now() / minuteMs)}` : ''}`
}
