import type { FairFamily, ResultOf } from '../fair-result.ts'
import type { Uniform } from './uniform.ts'

/** Prizes of a tier and digits of each, in the order in which they are drawn. */
type Tier<T extends string> = readonly [tier: T, prizes: number, width: number]

const northTiers = [
  ['DB', 1, 5],
  ['G1', 1, 5],
  ['G2', 2, 5],
  ['G3', 6, 5],
  ['G4', 4, 4],
  ['G5', 6, 4],
  ['G6', 3, 3],
  ['G7', 4, 2],
] as const

const southTiers = [
  ['DB', 1, 6],
  ['G1', 1, 5],
  ['G2', 1, 5],
  ['G3', 2, 5],
  ['G4', 7, 5],
  ['G5', 1, 4],
  ['G6', 3, 4],
  ['G7', 1, 3],
  ['G8', 1, 2],
] as const

/** Calls `draw` so many times, in order. */
function times<T>(count: number, draw: () => T): T[] {
  return Array.from({ length: count }, draw)
}

function drawDigits(uniform: Uniform, count: number): number[] {
  return times(count, () => uniform(10))
}

/** A prize of fixed width, its leading zeros kept. */
function drawPrize(uniform: Uniform, width: number): string {
  return drawDigits(uniform, width).join('')
}

/** The first `count` of a shuffle of 1 to `size`; the last place takes a word too, though it has no choice. */
function drawWithoutRepetition(uniform: Uniform, size: number, count: number): number[] {
  const balls = Array.from({ length: size }, (_, index) => index + 1)
  for (let place = 0; place < count; place += 1) {
    const chosen = place + uniform(size - place)
    const [here, there] = [balls[place] ?? 0, balls[chosen] ?? 0]
    balls[place] = there
    balls[chosen] = here
  }
  return balls.slice(0, count)
}

function drawTiers<T extends string>(uniform: Uniform, tiers: readonly Tier<T>[]): Record<T, string[]> {
  const drawn = tiers.map(([tier, prizes, width]) => [tier, times(prizes, () => drawPrize(uniform, width))] as const)
  return Object.fromEntries(drawn) as Record<T, string[]>
}

/** Numbers of four digits; one that was drawn already is drawn anew. */
function drawDistinctPrizes(uniform: Uniform, count: number): string[] {
  const drawn = new Set<string>()
  while (drawn.size < count) drawn.add(drawPrize(uniform, 4))
  return [...drawn]
}

function drawMarkSix(uniform: Uniform): ResultOf<'LHC'> {
  const balls = drawWithoutRepetition(uniform, 49, 7)
  return { family: 'LHC', numbers: balls.slice(0, 6), special: balls[6] ?? 0 }
}

function drawFourDigits(uniform: Uniform): ResultOf<'D4'> {
  const [first = '', second = '', third = '', ...rest] = drawDistinctPrizes(uniform, 23)
  return { family: 'D4', first, second, third, special: rest.slice(0, 10), consolation: rest.slice(10) }
}

/** How each family turns equally likely numbers into a result. The order of the fields is the order of drawing. */
export const drawByFamily: { readonly [F in FairFamily]: (uniform: Uniform) => ResultOf<F> } = {
  SSC: (uniform) => ({ family: 'SSC', digits: drawDigits(uniform, 5) }),
  P3: (uniform) => ({ family: 'P3', digits: drawDigits(uniform, 3) }),
  PC28: (uniform) => ({ family: 'PC28', digits: drawDigits(uniform, 3) }),
  E5: (uniform) => ({ family: 'E5', numbers: drawWithoutRepetition(uniform, 11, 5) }),
  PK10: (uniform) => ({ family: 'PK10', numbers: drawWithoutRepetition(uniform, 10, 10) }),
  K3: (uniform) => ({ family: 'K3', dice: times(3, () => uniform(6) + 1) }),
  LHC: drawMarkSix,
  VNN: (uniform) => ({ family: 'VNN', ...drawTiers(uniform, northTiers) }),
  VNS: (uniform) => ({ family: 'VNS', ...drawTiers(uniform, southTiers) }),
  THF: (uniform) => ({
    family: 'THF',
    first: drawPrize(uniform, 6),
    b2: drawPrize(uniform, 2),
    front3: times(2, () => drawPrize(uniform, 3)),
    back3: times(2, () => drawPrize(uniform, 3)),
  }),
  D4: drawFourDigits,
}
