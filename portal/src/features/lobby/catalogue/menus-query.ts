import { sender } from '@banyan/client/sender.ts'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import { noteVersion } from './catalogue-version.ts'

const freshMs = 60_000

/** The types that have games, in the order of the menu, with their counts and classifications. */
export function menusQuery() {
  const { merchant, language } = sender()
  return queryOptions({
    queryKey: ['gameMenus', { merchant, language }],
    queryFn: async ({ client, signal }) => {
      const answer = await request('gameMenus', {}, { signal })
      noteVersion(client, answer.version)
      return answer.gameMenus
    },
    staleTime: freshMs,
    // Each list says in its place what failed.
    meta: { shownInPlace: true },
  })
}
