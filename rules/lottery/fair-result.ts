import type { Draw, FamilyCode, LhcDraw } from './draw.ts'
import { yearAnimalOn } from './zodiac.ts'

/** What is drawn of a family: its draw, without what the issue adds to it. The order of the fields is that of drawing. */
export type ResultOf<F extends FamilyCode> = F extends 'LHC'
  ? Omit<LhcDraw, 'yearAnimal'>
  : Extract<Draw, { readonly family: F }>

/** What our own generator draws, or an operator imports; all that is published of a draw. */
export type FairResult = { [F in FamilyCode]: ResultOf<F> }[FamilyCode]

/**
 * A result as the bets of its family are held against it. `day` is that of the draw in the game's time zone,
 * `2026-02-17`: the animals of 六合彩 change at the lunar new year.
 */
export function drawOfResult(result: FairResult, day: string): Draw {
  if (result.family !== 'LHC') return result
  const yearAnimal = yearAnimalOn(day)
  if (!yearAnimal) throw new RangeError(`The table of lunar years does not reach ${day}.`)
  return { ...result, yearAnimal }
}
