import type { FamilyCode } from '../draw.ts'
import type { ResultOf } from '../fair-result.ts'
import { type Board, northBoard, southBoard } from '../vietnamese-boards.ts'
import type { Uniform } from './uniform.ts'

/** Calls `draw` `count` times, in order. */
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

function drawTiers<T extends string>(uniform: Uniform, board: Board<T>): Record<T, string[]> {
  const drawn = board.map(([tier, prizes, width]) => [tier, times(prizes, () => drawPrize(uniform, width))] as const)
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
export const drawByFamily: { readonly [F in FamilyCode]: (uniform: Uniform) => ResultOf<F> } = {
  SSC: (uniform) => ({ family: 'SSC', digits: drawDigits(uniform, 5) }),
  P3: (uniform) => ({ family: 'P3', digits: drawDigits(uniform, 3) }),
  PC28: (uniform) => ({ family: 'PC28', digits: drawDigits(uniform, 3) }),
  E5: (uniform) => ({ family: 'E5', numbers: drawWithoutRepetition(uniform, 11, 5) }),
  PK10: (uniform) => ({ family: 'PK10', numbers: drawWithoutRepetition(uniform, 10, 10) }),
  K3: (uniform) => ({ family: 'K3', dice: times(3, () => uniform(6) + 1) }),
  LHC: drawMarkSix,
  VNN: (uniform) => ({ family: 'VNN', ...drawTiers(uniform, northBoard) }),
  VNS: (uniform) => ({ family: 'VNS', ...drawTiers(uniform, southBoard) }),
  SEA: (uniform) => ({
    family: 'SEA',
    first: drawPrize(uniform, 6),
    b2: drawPrize(uniform, 2),
    front3: times(2, () => drawPrize(uniform, 3)),
    back3: times(2, () => drawPrize(uniform, 3)),
  }),
  D4: drawFourDigits,
}
