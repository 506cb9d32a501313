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

const ofFamily = Object.entries(families) as [FamilyCode, Family][]
const familyByPlayCode = new Map(
  ofFamily.flatMap(([family, { betTypes }]) => Object.keys(betTypes).map((playCode) => [playCode, family])),
)
/** Those that were asked for. */
const registered = new Map<string, RegisteredBetType>()

function rowsOf(family: FamilyCode) {
  return (families[family] as Family).betTypes
}

/** The bet type with this play code, if there is one. */
export function betTypeOf(playCode: string): RegisteredBetType | undefined {
  const known = registered.get(playCode)
  if (known) return known
  const family = familyByPlayCode.get(playCode)
  const betType = family && rowsOf(family)[playCode]?.()
  if (!betType) return undefined
  const made = { playCode, family, ...betType }
  registered.set(playCode, made)
  return made
}

/** Every bet type of a family, in the order of its table. */
export function betTypesOf(family: FamilyCode): readonly RegisteredBetType[] {
  return Object.keys(rowsOf(family)).flatMap((playCode) => betTypeOf(playCode) ?? [])
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

/** The bet type with this play code, if the game offers it. */
export function betTypeOfGame(code: string, playCode: string): RegisteredBetType | undefined {
  const game = lotteryGame(code)
  if (!game || familyByPlayCode.get(playCode) !== game.family || !isOffered(code, playCode)) return undefined
  return betTypeOf(playCode)
}

/** Whether a draw has the shape that the game's draws have. */
export function isDrawOfGame(code: string, draw: Draw): boolean {
  const game = lotteryGame(code)
  if (game?.family !== draw.family || !isDraw(draw)) return false
  return draw.family !== 'SEA' || draw.first.length === game.firstDigits
}
