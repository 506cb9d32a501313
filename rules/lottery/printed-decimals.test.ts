import { expect, test } from 'vitest'
import { betTypeOf, defaultPrices } from './bet-types.ts'
import { returnToPlayer } from './price.ts'
import { quotedOdds } from './price-row.ts'
import type { Rational } from './rational.ts'
import { printedDecimals, printedReturns } from './test-world/printed-decimals.ts'

/** Rounded half up to as many places as `printed` has. */
function rounded({ numerator, denominator }: Rational, printed: string): string {
  const places = printed.length - 2
  const scaled = (2n * numerator * 10n ** BigInt(places) + denominator) / (2n * denominator)
  return `0.${String(scaled).padStart(places, '0')}`
}

test.each(printedDecimals)('%s wins tier %s as likely as printed', (playCode, tier, printed) => {
  const chances = betTypeOf(playCode)!.lineKinds.flatMap((kind) => kind.chances.filter((each) => each.tier === tier))
  expect(chances.map(({ chance }) => rounded(chance, printed))).toEqual([printed])
})

test.each(printedReturns)('%s pays back as much as printed', (playCode, ...printed) => {
  const { family, lineKinds } = betTypeOf(playCode)!
  const odds = quotedOdds({ lineKinds }, defaultPrices(family)[playCode], 1980)
  const returns = lineKinds.map((kind) => rounded(returnToPlayer(kind, odds), '0.000'))
  expect([...new Set(returns)]).toEqual(printed)
})
