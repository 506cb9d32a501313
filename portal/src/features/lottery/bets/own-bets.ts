import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import { own } from '#/src/session/own-answers.ts'

export type Bet = ValueOf<Calls['ownLotteryBets']>['rows'][number]
export type Chase = ValueOf<Calls['ownLotteryChases']>['rows'][number]
export type ChaseIssue = ValueOf<Calls['ownLotteryChase']>['issues'][number]

/** What a bet is made of, to place it once more. */
export type BetAgain = Pick<Bet, 'gameCode' | 'playCode' | 'selection' | 'unit' | 'multiple'>

const all = [own, 'lotteryBets'] as const

/** Rows of one page. */
const pageSize = 20

/** Requested at every visit: bets are settled meanwhile. */
const fresh = { staleTime: 0, meta: { shownInPlace: true } } as const

interface BetFilter {
  readonly gameCode: string | undefined
  readonly numero?: string
  readonly state?: Bet['state'] | undefined
}

/** The account's bets, newest first, page by page; of one game, issue and state where they are given. */
export function betsQuery({ gameCode, numero, state }: BetFilter) {
  return infiniteQueryOptions({
    queryKey: [...all, 'bets', { gameCode, numero, state }],
    queryFn: ({ pageParam, signal }) =>
      request(
        'ownLotteryBets',
        {
          ...(gameCode !== undefined && { gameCode }),
          ...(numero !== undefined && { numero }),
          ...(state && { state }),
          ...placeOf(pageParam),
        },
        { signal },
      ),
    ...pages,
  })
}

/** The account's chases, newest first, page by page. */
export function chasesQuery(gameCode: string | undefined) {
  return infiniteQueryOptions({
    queryKey: [...all, 'chases', { gameCode }],
    queryFn: ({ pageParam, signal }) =>
      request('ownLotteryChases', { ...(gameCode !== undefined && { gameCode }), ...placeOf(pageParam) }, { signal }),
    ...pages,
  })
}

const pages = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }: { next: string | null }) => next ?? undefined,
  ...fresh,
}

const placeOf = (after: string | undefined) => ({ size: pageSize, ...(after !== undefined && { after }) })

/** A chase, issue by issue. */
export function chaseQuery(id: string) {
  return queryOptions({
    queryKey: [...all, 'chase', id],
    queryFn: ({ signal }) => request('ownLotteryChase', { id }, { signal }),
    ...fresh,
  })
}

/** Requests the account's bets and chases again wherever they are shown: for after a bet was placed. */
export async function invalidateOwnBets(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: all })
}
