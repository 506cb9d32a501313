import type { ListedType } from '@banyan/contract/games/game.ts'
import type { Snapshot } from '../snapshot.ts'
import { type GameFilter, matchingPlaces } from './matching-places.ts'
import type { PlaceSet } from './place-set.ts'

/** The order of the lobby's menu. */
const menuOrder = [
  'RNG',
  'LIVE',
  'FISH',
  'SPORTS',
  'ESPORTS',
  'PVP',
  'BINGO',
  'COCKFIGHT',
  'ELOTT',
  'LOTT',
  'SC',
  'VP',
  'JP',
  'TG',
  'AC',
] as const satisfies readonly ListedType[]

/** The filter of a type's list. Bingo is RNG of class BG (spec section 9). */
function filterOfType(type: ListedType): GameFilter {
  return type === 'BINGO' ? { gameType: 'RNG', gameClass: 'BG' } : { gameType: type }
}

/** The stored type of a listed type's classifications. */
export function typeOfClasses(type: ListedType): string {
  return type === 'BINGO' ? 'RNG' : type
}

/** A type with the places of its games. */
export interface TypeWithGames {
  readonly type: ListedType
  readonly places: PlaceSet
}

/** The types that have games, of one vendor if `vendorCode` is given, in the order of the menu. */
export function typesWithGames(snapshot: Snapshot, offersBingo: boolean, vendorCode?: string): TypeWithGames[] {
  return menuOrder
    .filter((type) => offersBingo || type !== 'BINGO')
    .map((type) => ({ type, places: matchingPlaces(snapshot, { ...filterOfType(type), vendorCode }) }))
    .filter(({ places }) => places.size > 0)
}
