import type { ListedType } from '@banyan/contract/games/game.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import { sender } from '#/src/api/sender.ts'
import { useText } from '#/src/i18n/text.ts'
import { noteVersion } from './catalogue-version.ts'
import { type ListType, typeName } from './game-types.ts'

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

/** What the menu says of a type. */
export function useCategory(type: ListType) {
  return useQuery(menusQuery()).data?.find(({ gameType }) => gameType === type)
}

/** What a type is called: the server's title, or ours until that is there. */
export function useTypeTitle(type: ListedType): string {
  const t = useText()
  return useCategory(type)?.title ?? typeName(t, type)
}
