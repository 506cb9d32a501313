import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { comingIssuesQuery } from '../area-queries.ts'
import type { QuotedBet } from '../quote/quote-bet.ts'
import { type ChaseChoice, issueCountsOf, planChase } from './chase-state.ts'

/** The issues that a chase goes over with what it stakes on them; nothing is asked for while no game is named. */
export function useChase(
  gameCode: string | undefined,
  numero: string | undefined,
  bets: readonly QuotedBet[],
  choice: ChaseChoice,
) {
  const size = Math.max(...issueCountsOf(gameCode ?? ''))
  const { data, error, isFetching, refetch } = useQuery({
    ...comingIssuesQuery(gameCode ?? '', size),
    enabled: gameCode !== undefined,
  })
  // What has closed since it was fetched is no issue to come any more.
  const from = data?.findIndex((issue) => issue.numero === numero) ?? -1
  // After a long sleep that is all of it.
  const isGone = data !== undefined && numero !== undefined && from < 0
  useEffect(() => {
    if (isGone) void refetch({ cancelRefetch: false })
  }, [isGone, refetch])
  const coming = isGone ? undefined : data?.slice(Math.max(0, from))
  return { coming, plan: planChase(bets, choice, coming?.length ?? 0), error, isFetching, refetch }
}
