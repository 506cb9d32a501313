import { type Line, product, type Reference, type ReferenceTable } from './reference.ts'

/*
 * What is drawn: first, second and third, ten special numbers, ten of consolation.
 */

const big = ['first', 'second', 'third', ...Array(10).fill('special'), ...Array(10).fill('consolation')] as string[]
const small = big.slice(0, 3)
const numeral = (number = 0) => String(number).padStart(4, '0')

/** A line wins every tier that shows a number for which `isWon` holds. */
function prizes(tiers: readonly string[], isWon: (number: string) => boolean, suffix = ''): Line {
  return (drawn) => tiers.flatMap((tier, at) => (isWon(numeral(drawn[at])) ? [tier + suffix] : []))
}

const rising = (number: string) => [...number].sort().join('')
const digits = [...'0123456789']
const everyNumber = product([digits, digits, digits, digits]).map((each) => each.join(''))
const byDigits = Map.groupBy(everyNumber, rising)
const ordersOf = (number: string) => byDigits.get(rising(number)) ?? []

function eachEntry(toLines: (entry: string) => Line[]): Reference {
  return ([entries = []]) => entries.flatMap(toLines)
}

/** The naive reading of the bet types on all tiers, or on the first three. */
function readings(name: string, tiers: readonly string[]): ReferenceTable {
  const straight = (number: string) => prizes(tiers, (drawn) => drawn === number)
  return {
    [`D4_${name}`]: eachEntry((number) => [straight(number)]),
    [`D4_BOX_${name}`]: eachEntry((number) => ordersOf(number).map(straight)),
    [`D4_IBOX_${name}`]: eachEntry((number) => {
      const orders = ordersOf(number)
      return [prizes(tiers, (drawn) => orders.includes(drawn), String(orders.length))]
    }),
    [`D4_ROLL_${name}`]: eachEntry((entry) => digits.map((digit) => straight(entry.replace('R', digit)))),
  }
}

/** The naive reading of every bet type of 4D. */
export const d4References: ReferenceTable = {
  ...readings('BIG', big),
  ...readings('SMALL', small),
  D4_4A: eachEntry((number) => [([first]) => (numeral(first) === number ? ['1'] : [])]),
  D4_3A: eachEntry((number) => [([first]) => (numeral(first).slice(1) === number ? ['1'] : [])]),
}
