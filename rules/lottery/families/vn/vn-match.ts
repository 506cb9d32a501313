import { market } from '../../primitives/market.ts'
import { numberMatch, type Slots } from '../../primitives/number-match.ts'
import { sidesOf, twoSides } from '../../primitives/two-sides.ts'
import type { Board, Prizes } from '../../vietnamese-boards.ts'

/** The digits of each prize that a bet looks at. */
type Part = 'first' | 'last'

/** The first or last `width` digits of every prize of the tiers. */
export function slotsOf<T extends string>(
  board: Board<T>,
  tiers: readonly T[],
  part: Part,
  width: number,
): Slots<Prizes<T>> {
  const chosen = board.filter(([tier]) => tiers.includes(tier))
  const cut = (prize: string) => (part === 'first' ? prize.slice(0, width) : prize.slice(-width))
  return {
    width,
    count: chosen.reduce((sum, [, prizes]) => sum + prizes, 0),
    numbers: (draw) => chosen.flatMap(([tier]) => draw[tier].map(cut)),
  }
}

/** The tiers whose prizes have at least `width` digits. */
export function tiersOfWidth<T extends string>(board: Board<T>, width: number): T[] {
  return board.filter(([, , digits]) => digits >= width).map(([tier]) => tier)
}

type WithSpecial = { readonly DB: readonly string[] }

/** Đầu: the tens digit of the special prize. */
export function vnTen<D extends WithSpecial>() {
  return digitFromTheEnd<D>(2)
}

/** Đuôi: the units digit of the special prize. */
export function vnUnit<D extends WithSpecial>() {
  return digitFromTheEnd<D>(1)
}

function digitFromTheEnd<D extends WithSpecial>(place: number) {
  return numberMatch<D>({ width: 1, count: 1, numbers: ({ DB }) => [DB[0]?.at(-place) ?? ''] })
}

/** Tài, xỉu, lẻ, chẵn: the last two digits of the special prize; 50 and more is big. */
export function vnSpecialSides<D extends { readonly DB: readonly string[] }>() {
  const measure = { weights: new Array<number>(100).fill(1), of: (draw: D) => lastTwoOfSpecial(draw) }
  return market<D>([{ name: 'special', measure }], twoSides(bigFrom))
}

/** Big begins in the middle of 00 to 99. */
const bigFrom = 50

/** The number that đề is about. */
function lastTwoOfSpecial({ DB }: { readonly DB: readonly string[] }): number {
  return Number(DB[0]?.slice(-2))
}

/** The last two digits of the special prize, each of them, and their sides. */
export function vnAttributes(draw: { readonly DB: readonly string[] }) {
  const lastTwo = lastTwoOfSpecial(draw)
  const number = String(lastTwo).padStart(2, '0')
  return { special: number, tens: number.slice(0, 1), units: number.slice(1), ...sidesOf(lastTwo, bigFrom) }
}

/** Bao lô: the last digits of every prize that is wide enough. */
export function vnLo<T extends string>(board: Board<T>, width: number) {
  return numberMatch(slotsOf(board, tiersOfWidth(board, width), 'last', width))
}

/** Lô 2 số 1k: one stake covers the last two digits of every prize and pays for each. */
export function vnLoForOneStake<T extends string>(board: Board<T>) {
  return numberMatch(slotsOf(board, tiersOfWidth(board, 2), 'last', 2), 'one')
}

/** Lô 2 số đầu: the first two digits of every prize that has more than two. */
export function vnLoHead<T extends string>(board: Board<T>) {
  return numberMatch(slotsOf(board, tiersOfWidth(board, 3), 'first', 2))
}

/** Đề, 3 càng, 4 càng: the last digits of the prizes of one tier or several. */
export function vnLast<T extends string>(board: Board<T>, width: number, ...tiers: T[]) {
  return numberMatch(slotsOf(board, tiers, 'last', width))
}

/** Đề đầu: the first two digits of a prize. */
export function vnFirstTwo<T extends string>(board: Board<T>, tier: T) {
  return numberMatch(slotsOf(board, [tier], 'first', 2))
}
