import type { drawnIssuesAtMost } from '@banyan/contract/lottery/drawn-event.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { watchKey } from '#/src/api/watches.ts'
import { type EndedIssue, type GameIssues, issuesKey } from './issue-queries.ts'

const toldAtMost: typeof drawnIssuesAtMost = 3

/** Keeps the lists of a game's issues as the server tells of its draws (requirements LOT-04, MSG-05). */
export function useLiveGame(gameCode: string): void {
  const queryClient = useQueryClient()
  useEffect(
    () => watchKey('lottery.drawn', gameCode, ({ issues }) => tellLists(queryClient, gameCode, issues)),
    [queryClient, gameCode],
  )
}

function tellLists(queryClient: QueryClient, gameCode: string, news: readonly EndedIssue[]): void {
  const lists = queryClient.getQueriesData<GameIssues>({ queryKey: issuesKey(gameCode) })
  for (const [queryKey, before] of lists) {
    if (!before) continue
    if (hasGap(before.list, news)) void queryClient.invalidateQueries({ queryKey })
    else queryClient.setQueryData(queryKey, { ...before, list: withNews(before.list, news) })
  }
}

/** All that the news can tell is new to the list, so there may be more in between. */
function hasGap(list: readonly EndedIssue[], news: readonly EndedIssue[]): boolean {
  const known = new Set(list.map(({ numero }) => numero))
  return (
    list.length > 0 && news.length === toldAtMost && news.every((issue) => isEnded(issue) && !known.has(issue.numero))
  )
}

/** The list with each issue of the news in its place: new ones before all others, so many as there were. */
export function withNews(list: readonly EndedIssue[], news: readonly EndedIssue[]): EndedIssue[] {
  const changed = new Map(news.filter(isEnded).map((issue) => [issue.numero, issue]))
  const kept = list.map((issue) => changed.get(issue.numero) ?? issue)
  const added = [...changed.values()].filter(({ numero }) => list.every((known) => known.numero !== numero))
  const all = [...added, ...kept].sort((one, other) => Date.parse(other.openTime) - Date.parse(one.openTime))
  return all.slice(0, Math.max(list.length, added.length))
}

/** Lists have what was drawn or is void; an issue that has just closed is told of before that. */
const isEnded = ({ state }: EndedIssue) => state === 'DRAWN' || state === 'SETTLED' || state === 'VOID'
