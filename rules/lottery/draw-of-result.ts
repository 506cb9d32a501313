import type { Draw } from './draw.ts'
import type { FairResult } from './fair-result.ts'
import { yearAnimalOn } from './zodiac.ts'

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
