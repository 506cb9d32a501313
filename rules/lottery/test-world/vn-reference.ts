import { combinations, eachLabel, isSide, line, type Reference, type ReferenceTable } from './reference.ts'

/** The tiers of a draw with the digits of their prizes, as printed. */
export interface PrintedBoard {
  readonly code: string
  readonly tiers: readonly (readonly [tier: string, ...widths: number[]])[]
}

export const printedNorth: PrintedBoard = {
  code: 'VNN',
  tiers: [
    ['DB', 5],
    ['G1', 5],
    ['G2', 5, 5],
    ['G3', 5, 5, 5, 5, 5, 5],
    ['G4', 4, 4, 4, 4],
    ['G5', 4, 4, 4, 4, 4, 4],
    ['G6', 3, 3, 3],
    ['G7', 2, 2, 2, 2],
  ],
}

export const printedSouth: PrintedBoard = {
  code: 'VNS',
  tiers: [
    ['DB', 6],
    ['G1', 5],
    ['G2', 5],
    ['G3', 5, 5],
    ['G4', 5, 5, 5, 5, 5, 5, 5],
    ['G5', 4],
    ['G6', 4, 4, 4],
    ['G7', 3],
    ['G8', 2],
  ],
}

/** The digits of every prize, in the order of drawing. */
export function widthsOf({ tiers }: PrintedBoard): number[] {
  return tiers.flatMap(([, ...widths]) => widths)
}

/** The prizes of a draw with their leading zeros, by tier. */
export function prizesOf(board: PrintedBoard, drawn: readonly number[]): [tier: string, prize: string][] {
  const slots = board.tiers.flatMap(([tier, ...widths]) => widths.map((width) => [tier, width] as const))
  return slots.map(([tier, width], at) => [tier, String(drawn[at]).padStart(width, '0')])
}

/** The naive reading of every bet type of one board: each number in each prize is a line, asked by itself. */
export function vnReferences(board: PrintedBoard): ReferenceTable {
  const widths = widthsOf(board)
  const tierNames = board.tiers.flatMap(([tier, ...all]) => all.map(() => tier))
  const text = (drawn: readonly number[], at: number) => String(drawn[at]).padStart(widths[at] ?? 0, '0')
  const slots = (isPart: (width: number, tier: string) => boolean) =>
    widths.flatMap((width, at) => (isPart(width, tierNames[at] ?? '') ? [at] : []))

  const perSlot =
    (places: readonly number[], shows: (prize: string, number: string) => boolean): Reference =>
    ([picked = []]) =>
      picked.flatMap((number) => places.map((at) => line((drawn) => shows(text(drawn, at), number))))
  const ends = (prize: string, number: string) => prize.endsWith(number)
  const begins = (prize: string, number: string) => prize.startsWith(number)
  const inTiers = (...tiers: string[]) => slots((_, tier) => tiers.includes(tier))
  const shownIn = new WeakMap<readonly number[], readonly string[]>()
  const shown = (drawn: readonly number[]) => {
    const known = shownIn.get(drawn) ?? widths.map((_, at) => text(drawn, at).slice(-2))
    shownIn.set(drawn, known)
    return known
  }
  const parlay =
    (size: number, isWon: (wanted: readonly string[], drawn: readonly string[]) => boolean): Reference =>
    ([picked = []]) =>
      combinations(picked, size).map((wanted) => line((drawn) => isWon(wanted, shown(drawn))))
  const all = (wanted: readonly string[], drawn: readonly string[]) => wanted.every((number) => drawn.includes(number))
  const none = (wanted: readonly string[], drawn: readonly string[]) => !wanted.some((number) => drawn.includes(number))
  const [two, three] = board.code === 'VNN' ? ['G7', 'G6'] : ['G8', 'G7']
  const wide = (digits: number) => slots((width) => width >= digits)

  const readings: ReferenceTable = {
    LO2: perSlot(wide(2), ends),
    LO2_1K: eachLabel((number) => (drawn) => shown(drawn).flatMap((last) => (last === number ? ['1'] : []))),
    LO2_HEAD: perSlot(wide(3), begins),
    LO3: perSlot(wide(3), ends),
    LO4: perSlot(wide(4), ends),
    XIEN2: parlay(2, all),
    XIEN3: parlay(3, all),
    XIEN4: parlay(4, all),
    TRUOT4: parlay(4, none),
    TRUOT6: parlay(6, none),
    TRUOT8: parlay(8, none),
    TRUOT10: parlay(10, none),
    DE_DB: perSlot(inTiers('DB'), ends),
    DE_DB_HEAD: perSlot(inTiers('DB'), begins),
    DE_G1: perSlot(inTiers('G1'), ends),
    DE_G1_HEAD: perSlot(inTiers('G1'), begins),
    [`DE_${two}`]: perSlot(inTiers(two), ends),
    DE_DD: perSlot(inTiers('DB', two), ends),
    DAU: eachLabel((digit) => line((drawn) => text(drawn, 0).at(-2) === digit)),
    DUOI: eachLabel((digit) => line((drawn) => text(drawn, 0).at(-1) === digit)),
    '3C_DB': perSlot(inTiers('DB'), ends),
    '3C_G1': perSlot(inTiers('G1'), ends),
    [`3C_${three}`]: perSlot(inTiers(three), ends),
    '3C_DD': perSlot(inTiers('DB', three), ends),
    '4C_DB': perSlot(inTiers('DB'), ends),
    DB_BSOE: eachLabel((side) => line(([special = 0]) => isSide(side, special % 100, 50))),
  }
  return Object.fromEntries(Object.entries(readings).map(([play, reading]) => [`${board.code}_${play}`, reading]))
}
