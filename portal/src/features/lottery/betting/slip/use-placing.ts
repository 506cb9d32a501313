import { RequestError } from '@banyan/client/request-error.ts'
import type { LotteryMode } from '@banyan/rules/lottery/prize-modes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { request } from '#/src/api/request.ts'
import { refreshBalance } from '#/src/features/cashier/wallet/balance.ts'
import { drawId, isAnswerLost } from '#/src/features/cashier/wallet/request-id.ts'
import { issuesKey } from '#/src/features/lottery/games/issue-queries.ts'
import { termsQuery } from '#/src/features/lottery/games/terms.ts'
import { useAccount } from '#/src/session/session.ts'
import { itemOf, type QuotedBet } from '../quote/quote-bet.ts'

/** What is to be placed: bets on one issue, or on several one after the other. */
export interface Order {
  /** Its own id, by which the server places it once however often it comes. */
  readonly slip: string
  readonly bets: readonly QuotedBet[]
  readonly numero: string
  /** Whether these are the bets of the slip, or what is picked beside it. */
  readonly isSlip: boolean
  readonly chase?: {
    readonly issues: readonly { readonly numero: string; readonly multiple: number }[]
    readonly stopOnWin: boolean
  }
}

/** How placing goes. `lost` is not known: the answer did not come. */
export type Placing =
  | { readonly is: 'idle' }
  | { readonly is: 'asked'; readonly order: Order; readonly isRepeat: boolean }
  | { readonly is: 'sending'; readonly order: Order }
  | { readonly is: 'lost'; readonly order: Order }
  | { readonly is: 'refused'; readonly order: Order; readonly error: unknown }
  | { readonly is: 'placed'; readonly order: Order; readonly numero: string; readonly stake: string }

/** What is refused for the issue on sale or its numbers, which the lists of issues tell. */
const ofIssue = new Set<string>(['issue_closed', 'issue_not_open', 'number_closed', 'half_price_apart'])

/** The same bets again within this time are asked about: two presses are seldom two wishes. */
const repeatMs = 15_000

/** Orders whose answer is lost, by account and game: who looks elsewhere meanwhile finds them again. */
const lostOrders = new Map<string, Order>()

/**
 * Places orders, one at a time, each under an id of its own: where the answer is lost, the same one is asked for again
 * and nothing is placed twice.
 */
export function usePlacing(gameCode: string, prizeMode: LotteryMode, onPlaced: (order: Order) => void) {
  const queryClient = useQueryClient()
  const place = `${useAccount()?.id} ${gameCode} ${prizeMode}`
  const [placing, setPlacing] = useState<Placing>(() => {
    const order = lostOrders.get(place)
    return order ? { is: 'lost', order } : { is: 'idle' }
  })
  const last = useRef<{ readonly content: string; readonly at: number }>(undefined)
  const isSending = useRef(false)

  const send = async (order: Order) => {
    if (isSending.current) return
    isSending.current = true
    setPlacing({ is: 'sending', order })
    // Nobody may be there any more when the answer comes.
    lostOrders.set(place, order)
    try {
      const stake = await sendOrder(order, { gameCode, prizeMode })
      lostOrders.delete(place)
      last.current = { content: contentOf(order), at: performance.now() }
      setPlacing({ is: 'placed', order, ...stake })
      onPlaced(order)
      void refreshBalance(queryClient)
    } catch (error) {
      if (isAnswerLost(error)) setPlacing({ is: 'lost', order })
      else {
        lostOrders.delete(place)
        setPlacing({ is: 'refused', order, error })
        // What it was refused for may have changed since the page was fetched.
        if (error instanceof RequestError) {
          void queryClient.invalidateQueries(termsQuery(gameCode, prizeMode))
          if (ofIssue.has(error.code)) void queryClient.invalidateQueries({ queryKey: issuesKey(gameCode) })
        }
      }
    } finally {
      isSending.current = false
    }
  }
  // Once there is a network again, the answer that was lost is asked for.
  const retryLost = useEffectEvent(() => {
    if (placing.is === 'lost') void send(placing.order)
  })
  useEffect(() => {
    addEventListener('online', retryLost)
    return () => removeEventListener('online', retryLost)
  }, [])

  return {
    placing,
    /** Shows what is to be placed, to be confirmed. */
    ask: (wanted: Omit<Order, 'slip'>) => {
      const order = { ...wanted, slip: drawId() }
      const before = last.current
      const isRepeat = before?.content === contentOf(order) && performance.now() - before.at < repeatMs
      setPlacing({ is: 'asked', order, isRepeat })
    },
    send,
    forget: () => setPlacing((now) => (now.is === 'sending' || now.is === 'lost' ? now : { is: 'idle' })),
  }
}

const contentOf = ({ bets, chase }: Order) =>
  JSON.stringify([bets.map(({ playCode, selection, unit, multiple }) => [playCode, selection, unit, multiple]), chase])

interface Game {
  readonly gameCode: string
  readonly prizeMode: LotteryMode
}

async function sendOrder(
  { bets, numero, slip, chase }: Order,
  game: Game,
): Promise<{ readonly numero: string; readonly stake: string }> {
  const items = bets.map(itemOf)
  if (!chase) return await request('placeLotteryBets', {}, { body: { ...game, slip, numero, items } })
  const { stopOnWin, issues } = chase
  const body = { ...game, slip, items, issues: [...issues], stopOnWin }
  const answer = await request('placeLotteryChase', {}, { body })
  return { numero: chase.issues[0]?.numero ?? numero, stake: answer.chase.total }
}
