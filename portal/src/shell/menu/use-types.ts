import type { GameCategory } from '@banyan/contract/games/game-menus.ts'
import { useQuery } from '@tanstack/react-query'
import { menusQuery } from '#/src/features/lobby/catalogue/menus-query.ts'
import { useText } from '#/src/i18n/text.ts'

const none: readonly GameCategory[] = []

/** The types that have games, in the merchant's order and the page's language; none until they are known. */
export function useTypes(): readonly GameCategory[] {
  // Follows the language, which the query reads from the sender.
  useText()
  return useQuery(menusQuery()).data ?? none
}
