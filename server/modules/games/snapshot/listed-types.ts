import type { ListedType } from '@banyan/contract/games/game.ts'
import type { Snapshot } from '../snapshot.ts'
import { type GameFilter, matchingPlaces } from './matching-places.ts'
import type { PlaceSet } from './place-set.ts'

/** The order of the lobby's menu; bingo stands right after PVP, whose neighbour it is. */
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

/** How a list of this type filters the catalogue; bingo is RNG of class BG (spec section 9). */
function filterOfType(type: ListedType): GameFilter {
  return type === 'BINGO' ? { gameType: 'RNG', gameClass: 'BG' } : { gameType: type }
}

/** The type under whose name the classifications of a listed type are kept. */
export function typeOfClasses(type: ListedType): string {
  return type === 'BINGO' ? 'RNG' : type
}

/** A type with the places of its games. */
export interface TypeWithGames {
  readonly type: ListedType
  readonly places: PlaceSet
}

/** The types that have games, in the order of the menu; `vendorCode` counts that vendor's alone. */
export function typesWithGames(snapshot: Snapshot, offersBingo: boolean, vendorCode?: string): TypeWithGames[] {
  return menuOrder
    .filter((type) => offersBingo || type !== 'BINGO')
    .map((type) => ({ type, places: matchingPlaces(snapshot, { ...filterOfType(type), vendorCode }) }))
    .filter(({ places }) => places.size > 0)
}
