import { type AreaPath, menuModeOf, readAsked } from '@banyan/rules/lottery/lottery-areas.ts'
import type { QueryClient } from '@tanstack/react-query'
import { familyQuery } from '../lottery-issues/family-query.ts'
import { issuesQuery } from '../lottery-issues/issue-queries.ts'
import { termsQuery } from '../lottery-terms/terms.ts'
import { menuQuery } from './area-queries.ts'
import { drawsInHead } from './head/use-issue.ts'

/** Asks what an address of an area begins with: its menu, and of a game what is on sale, its terms and its rules. */
export function askArea(
  client: QueryClient,
  path: AreaPath,
  search: Readonly<Record<string, unknown>>,
): readonly Promise<void>[] {
  const asked = readAsked(path, search)
  const menu = client.prefetchQuery(menuQuery(menuModeOf(path, asked)))
  if (asked.is !== 'game') return [menu]
  const { gameCode, mode } = asked
  return [
    menu,
    client.prefetchQuery(issuesQuery(gameCode, drawsInHead)),
    client.prefetchQuery(termsQuery(gameCode, mode)),
    client.prefetchQuery(familyQuery(gameCode)),
  ]
}
