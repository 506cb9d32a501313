import { type AreaPath, drawsInHead, readAsked } from '@banyan/rules/lottery/lottery-areas.ts'
import type { QueryClient } from '@tanstack/react-query'
import { familyQuery } from '#/src/features/lottery/games/family-query.ts'
import { issuesQuery } from '#/src/features/lottery/games/issue-queries.ts'
import { termsQuery } from '#/src/features/lottery/games/terms.ts'
import { menuQuery } from './area-queries.ts'

/** Asks what the page of a game begins with: its name, what is on sale, its terms and its rules. */
export function askGame(
  client: QueryClient,
  path: AreaPath,
  search: Readonly<Record<string, unknown>>,
): readonly Promise<void>[] {
  const asked = readAsked(path, search)
  // A lobby is rendered piece by piece, with its places first.
  if (asked.is !== 'game') return []
  const { gameCode, mode } = asked
  return [
    client.prefetchQuery(menuQuery(mode)),
    client.prefetchQuery(issuesQuery(gameCode, drawsInHead)),
    client.prefetchQuery(termsQuery(gameCode, mode)),
    client.prefetchQuery(familyQuery(gameCode)),
  ]
}
