import type { BetType } from './bet-type.ts'
import type { Draw, FamilyCode } from './draw.ts'
import { families } from './families/families.ts'
import type { Family } from './families/family.ts'
import { isOffered, lotteryGame } from './lottery-games.ts'
import type { PriceTable } from './price-row.ts'

/** A bet type as the registry knows it. */
export interface RegisteredBetType extends BetType {
  readonly playCode: string
  /** The bet type can be held against draws of this family only. */
  readonly family: FamilyCode
}

const registered: readonly RegisteredBetType[] = Object.entries(families).flatMap(([family, { betTypes }]) =>
  Object.entries(betTypes).map(([playCode, betType]) => ({ playCode, family: family as FamilyCode, ...betType })),
)
const byPlayCode = new Map(registered.map((betType) => [betType.playCode, betType]))

/** The bet type with this play code, if there is one. */
export function betTypeOf(playCode: string): RegisteredBetType | undefined {
  return byPlayCode.get(playCode)
}

/** Every bet type of a family, in the order of its table. */
export function betTypesOf(family: FamilyCode): readonly RegisteredBetType[] {
  return registered.filter((betType) => betType.family === family)
}

/** Whether a draw has the shape that its family prescribes. */
export function isDraw(draw: Draw): boolean {
  const family: Family | undefined = families[draw.family]
  return family?.isDraw(draw) ?? false
}

/** The price list that a merchant starts with; operators change it, so nothing but a seed reads it. */
export function defaultPrices(family: FamilyCode): PriceTable {
  return families[family].prices
}

/** The bet types that a game offers: those of its family for which its draws have numbers. */
export function betTypesOfGame(code: string): readonly RegisteredBetType[] {
  const game = lotteryGame(code)
  return game ? betTypesOf(game.family).filter(({ playCode }) => isOffered(code, playCode)) : []
}

/** Whether a draw has the shape that the game's draws have. */
export function isDrawOfGame(code: string, draw: Draw): boolean {
  const game = lotteryGame(code)
  if (game?.family !== draw.family || !isDraw(draw)) return false
  return draw.family !== 'SEA' || draw.first.length === game.firstDigits
}
