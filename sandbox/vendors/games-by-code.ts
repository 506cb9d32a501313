import type { SymbolMotifName } from '@banyan/art/symbols/symbol-motifs.ts'
import { type SymbolPaletteName, symbolPaletteNames } from '@banyan/art/symbols/symbol-palettes.ts'
import type { LineCount } from './slots/machines.ts'

interface Look {
  readonly palette: SymbolPaletteName
  readonly motif: SymbolMotifName
}

export type VendorGame =
  | ({ readonly kind: 'slot'; readonly lines: LineCount } & Look)
  | ({ readonly kind: 'baccarat' } & Look)

/* What the slots are about, round and round by their numbers, and the picture that comes nearest. */
const motifsOfSlots = (
  'fish fish lantern crown gem fan fish lotus coin fan drum fan star star seven crown fan seven clover star ' +
  'pagoda fish cherry crown cherry lotus coin pagoda crown crown coin cherry drum fish fish fan fish crown coin ' +
  'coin clover gem fan lotus star coin star crown crown cherry'
).split(' ') as readonly SymbolMotifName[]

/** Numbers of tables at which baccarat is dealt: three rows of ten houses, and two of makers of table games. */
const isBaccarat = (number: number): boolean =>
  [200_000, 200_040, 200_070].some((first) => first <= number && number < first + 10) ||
  [200_900, 250_003, 250_011].includes(number)

/** The game of a code such as `pg-100123`; undefined if the game is not ours or cannot be played here yet. */
export function gameByCode(code: string): VendorGame | undefined {
  const number = Number(/^[a-z0-9_]{2,20}-(\d{6})$/.exec(code)?.[1])
  if (100_000 <= number && number < 109_900) {
    const motif = motifsOfSlots[number % motifsOfSlots.length] ?? 'lotus'
    return { kind: 'slot', lines: number % 3 === 0 ? 25 : 20, motif, palette: paletteOf(number) }
  }
  return isBaccarat(number) ? { kind: 'baccarat', motif: 'lotus', palette: paletteOf(number) } : undefined
}

/** Neighbouring numbers look unlike each other: 7 and the count of palettes have no divisor in common. */
function paletteOf(number: number): SymbolPaletteName {
  return symbolPaletteNames[(number * 7) % symbolPaletteNames.length] ?? 'jade'
}
