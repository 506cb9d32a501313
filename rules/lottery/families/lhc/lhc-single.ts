import type { Measure } from '../../counting/measure.ts'
import type { LhcDraw } from '../../draw.ts'
import { market, type Option, optionPerValue } from '../../primitives/market.ts'
import { twoSides } from '../../primitives/two-sides.ts'
import { colourLetters, colourOf, lhcLabels } from './lhc-numbers.ts'

/** The number that is neither big nor small, odd nor even. */
const returned = 49

/** Every number from 1 is as likely as any other. */
const weights = [0, ...lhcLabels.map(() => 1)]
const special: Measure<LhcDraw> = { weights, of: (draw) => draw.special }
const row = { name: 'special', measure: special }

/** 特码: the special number. */
export function lhcSpecial() {
  return market([row], optionPerValue(lhcLabels, false, 1))
}

/** 正特: the number that is drawn at this place, from 1. */
export function lhcPlace(place: number) {
  const measure: Measure<LhcDraw> = { weights, of: ({ numbers }) => numbers[place - 1] ?? 0 }
  return market([{ name: 'number', measure }], optionPerValue(lhcLabels, false, 1))
}

/** 特码大小单双: 25 and more is big. */
export function lhcSpecialSides() {
  return returningMarket(twoSides(25))
}

/** 合大小: the digits of the special number make 7 or more. */
export function lhcDigitSumSize() {
  return returningMarket(twoSides(7).slice(0, 2), digitSum)
}

/** 合单双: whether the digits of the special number make an odd sum. */
export function lhcDigitSumParity() {
  return returningMarket(twoSides(7).slice(2), digitSum)
}

/** 尾大小: the last digit of the special number is 5 or more. */
export function lhcTailSize() {
  return returningMarket(twoSides(5).slice(0, 2), (number) => number % 10)
}

/** 波色: the colour of the special number. */
export function lhcColour() {
  const options = colourLetters.map((label): Option => ({ label, tier: label, wins: (n) => colourOf(n) === label }))
  return market([row], options)
}

/** A market on what `of` makes of the special number; 49 returns every stake. */
function returningMarket(options: readonly Option[], of = (number: number) => number) {
  const returning = options.map(
    (option): Option => ({
      ...option,
      wins: (number) => number !== returned && option.wins(of(number)),
      pushes: (number) => number === returned,
    }),
  )
  return market([row], returning)
}

function digitSum(number: number): number {
  return Math.floor(number / 10) + (number % 10)
}
