import { type ListType, typeName } from '@banyan/client/game-types.ts'
import type { ListedType } from '@banyan/contract/games/game.ts'
import { useQuery } from '@tanstack/react-query'
import { useText } from '#/src/i18n/text.ts'
import { menusQuery } from './menus-query.ts'

/** What the menu says of a type. */
export function useCategory(type: ListType) {
  return useQuery(menusQuery()).data?.find(({ gameType }) => gameType === type)
}

/** What a type is called: the server's title, or ours until that is there. */
export function useTypeTitle(type: ListedType): string {
  const t = useText()
  return useCategory(type)?.title ?? typeName(t, type)
}
