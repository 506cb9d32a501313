import { choose } from '../counting/combinations.ts'
import type { Draw } from '../draw.ts'
import { type DrawSpace, oneNumberAtATime, seededNumbers, type WeightedDraw } from './draw-space.ts'
import { combinations } from './reference.ts'
import { type PrintedBoard, printedNorth, printedSouth, prizesOf, vnReferences, widthsOf } from './vn-reference.ts'

/**
 * 10^107 draws in the north, 10^82 in the south, sampled by 2^31 seeds. Bets on single prizes are followed through
 * draws in which every prize shows each of its endings, and beginnings, equally often; bets on numbers together
 * through one draw for each set of those that can appear, weighed by how many draws show just that set.
 */
function vnSpace(board: PrintedBoard): DrawSpace {
  const widths = widthsOf(board)
  return {
    size: 2 ** 31 - 1,
    drawnAt: (index) => seededNumbers(index, widths),
    *wholeFor() {
      for (let index = 0; index < 1_000; index++) yield widths.map((width, at) => prizeAt(index + 37 * at, width))
    },
    weightedFor(playCode, [picked = []]) {
      const numbers = picked.map(Number)
      if (/_(XIEN|TRUOT)/.test(playCode)) return drawsByAppearance(numbers, widths)
      return /_(LO4|4C_DB)$/.test(playCode) ? drawsOfFourDigits(numbers, widths) : undefined
    },
    draw: (drawn) => drawOf(board, drawn),
    references: vnReferences(board),
  }
}

/** A draw as the rules take it. */
function drawOf(board: PrintedBoard, drawn: readonly number[]): Draw {
  const prizes = Map.groupBy(prizesOf(board, drawn), ([tier]) => tier)
  const byTier = [...prizes].map(([tier, all]) => [tier, all.map(([, prize]) => prize)])
  return { family: board.code, ...Object.fromEntries(byTier) } as Draw
}

/** Of so many numbers in a row, each has its own ending; those of the first two digits are equally frequent too. */
function prizeAt(index: number, width: number): number {
  const ending = index % 1_000
  if (width < 4) return ending % 10 ** width
  if (width === 4) return (ending % 10) * 1_000 + ending
  return (ending % 100) * 10 ** (width - 2) + ending
}

/** Draws in which every prize shows each ending of four digits once; most of them show none of those picked. */
function drawsOfFourDigits(numbers: readonly number[], widths: readonly number[]): Iterable<WeightedDraw> | undefined {
  const other = Array.from({ length: 10_000 }, (_, number) => number).find((number) => !numbers.includes(number)) ?? 0
  return oneNumberAtATime({ values: 10_000, places: widths.length, numbers }, (number, place) =>
    widths.map((width, at) => (at === place ? number : other) % 10 ** width),
  )
}

/** For each set of the numbers picked, a draw in which those appear and no others of them. */
function* drawsByAppearance(picked: readonly number[], widths: readonly number[]): Iterable<WeightedDraw> {
  const other = Array.from({ length: 100 }, (_, number) => number).find((number) => !picked.includes(number)) ?? 0
  const ways = waysToShow(picked.length, widths.length)
  for (let shown = 0; shown <= Math.min(picked.length, widths.length); shown++) {
    const weight = (ways[shown] ?? 0n) / BigInt(choose(picked.length, shown))
    for (const numbers of combinations(picked, shown)) {
      yield { drawn: widths.map((_, at) => numbers[at] ?? other), weight }
    }
  }
}

/** Of all ways to fill the prizes, those that show 0, 1, 2 … of so many numbers: prize by prize, a new one or not. */
function waysToShow(picked: number, prizes: number): bigint[] {
  let ways = [1n]
  for (let prize = 0; prize < prizes; prize++) {
    const next = Array.from({ length: picked + 1 }, () => 0n)
    ways.forEach((count, shown) => {
      next[shown] = (next[shown] ?? 0n) + count * BigInt(100 - picked + shown)
      if (shown < picked) next[shown + 1] = (next[shown + 1] ?? 0n) + count * BigInt(picked - shown)
    })
    ways = next
  }
  return ways
}

export const vnnSpace = vnSpace(printedNorth)
export const vnsSpace = vnSpace(printedSouth)
