import { isListedType, type ListType } from '@banyan/client/game-types.ts'
import { useTypeTitle } from '#/src/features/lobby/catalogue/use-category.ts'
import { useText } from '#/src/i18n/text.ts'

/** What a list is called. */
export function useListTitle(type: ListType): string {
  const t = useText()
  const title = useTypeTitle(isListedType(type) ? type : 'RNG')
  if (isListedType(type)) return title
  return t(type === 'HOT' ? 'gameList.hotGames' : type === 'FAV' ? 'gameList.favourites' : 'gameList.recent')
}
