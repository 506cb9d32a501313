import { useText } from '#/src/i18n/text.ts'
import { isListedType, type ListType } from '../catalogue/game-types.ts'
import { useTypeTitle } from '../catalogue/use-category.ts'

/** What a list is called. */
export function useListTitle(type: ListType): string {
  const t = useText()
  const title = useTypeTitle(isListedType(type) ? type : 'RNG')
  if (isListedType(type)) return title
  return t(type === 'HOT' ? 'gameList.hotGames' : type === 'FAV' ? 'gameList.favourites' : 'gameList.recent')
}
