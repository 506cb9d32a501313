import { drawsInHead } from '@banyan/rules/lottery/lottery-areas.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type GameIssues, issuesQuery, pageMomentIn } from '#/src/features/lottery/games/issue-queries.ts'
import { useLiveGame } from '#/src/features/lottery/games/use-live-game.ts'

/** Clocks differ a little: where the server still sells what is over here, it is asked again so soon. */
const askAgainMs = 1_000

/** The issue on sale with the seconds that are left, and what was drawn before. Nothing is asked for but the next issue, once. */
export function useIssue(gameCode: string) {
  useLiveGame(gameCode)
  const { data, error, isFetching, refetch } = useQuery(issuesQuery(gameCode, drawsInHead))
  const current = data?.current ?? null
  const now = useMoments(data)
  const { isOver } = now
  useEffect(() => {
    if (!isOver) return
    void refetch()
    const again = setInterval(() => void refetch(), askAgainMs)
    return () => clearInterval(again)
  }, [isOver, refetch])
  const awaited = useAwaited(gameCode, data, isOver)
  return { issues: data, current, ...now, awaited, error, isFetching, refetch }
}

/** When the sale opens and closes by the page's own clock, and which of both is past: a change of that is news, a second is none. */
function useMoments(data: GameIssues | undefined) {
  const current = data?.current
  const closeAt = data && current ? pageMomentIn(data, current.saleCloseAt) : undefined
  const openAt = data && current ? pageMomentIn(data, current.saleOpenAt) : undefined
  return { openAt, closeAt, isWaiting: !useIsPast(openAt) && openAt !== undefined, isOver: useIsPast(closeAt) }
}

/** Clocks are looked at so often. */
const lookMs = 250

/** Whether a moment of the page's own clock is past; renders again when it has passed, and not before. */
function useIsPast(moment: number | undefined): boolean {
  const [past, setPast] = useState<number>()
  useEffect(() => {
    if (moment === undefined) return
    const look = () => {
      if (moment > performance.now()) return
      setPast(moment)
      clearInterval(timer)
    }
    const timer = setInterval(look, lookMs)
    return () => clearInterval(timer)
  }, [moment])
  return moment !== undefined && (past === moment || moment <= performance.now())
}

/** The issue that has closed and whose draw has not come yet. */
function useAwaited(gameCode: string, data: GameIssues | undefined, isOver: boolean): string | undefined {
  const numero = data?.current?.numero
  const [seen, setSeen] = useState({ gameCode, numero, closed: undefined as string | undefined })
  if (seen.gameCode !== gameCode) setSeen({ gameCode, numero, closed: undefined })
  else if (numero !== undefined && seen.numero !== numero) setSeen({ gameCode, numero, closed: seen.numero })
  const closed = isOver ? numero : seen.closed
  return data?.list.some((issue) => issue.numero === closed) ? undefined : closed
}
