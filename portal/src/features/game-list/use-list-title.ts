import { useText } from '#/src/i18n/text.ts'
import type { ListType } from '../catalogue/game-types.ts'
import { useTypeTitle } from '../catalogue/use-category.ts'

/** What a list is called. */
export function useListTitle(type: ListType): string {
  const t = useText()
  const title = useTypeTitle(type === 'HOT' ? 'RNG' : type)
  return type === 'HOT' ? t('gameList.hotGames') : title
}
