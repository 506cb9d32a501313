import type { LotteryMode } from '@banyan/rules/lottery/prize-modes.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { pageMomentIn } from '#/src/features/lottery/games/issue-queries.ts'
import { countdownsQuery } from '../area-queries.ts'

/** When the sale of a game opens and closes, by the page's own clock. */
export interface Sale {
  readonly opensAt: number
  readonly closesAt: number
}

/** After a close the others are asked for together, and games that close at the same moment by one request. */
const afterCloseMs = 800

/**
 * The sales of all games of a price list: one request for all of them, and one more whenever one closes. A second that
 * passes changes nothing here; each game counts its own.
 */
export function useClosings(prizeMode: LotteryMode): ReadonlyMap<string, Sale> {
  const { data, refetch } = useQuery(countdownsQuery(prizeMode))
  const sales = useMemo(
    () =>
      new Map(
        data?.games.map(({ gameCode, saleOpenAt, saleCloseAt }) => [
          gameCode,
          { opensAt: pageMomentIn(data, saleOpenAt), closesAt: pageMomentIn(data, saleCloseAt) },
        ]),
      ),
    [data],
  )
  const next = sales.size > 0 ? Math.min(...[...sales.values()].map(({ closesAt }) => closesAt)) : undefined
  useEffect(() => {
    if (next === undefined) return
    const timer = setTimeout(() => void refetch(), Math.max(0, next - performance.now()) + afterCloseMs)
    return () => clearTimeout(timer)
  }, [next, refetch])
  return sales
}
