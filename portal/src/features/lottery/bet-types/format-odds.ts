import { numberFormat, withSign } from '@banyan/client/formats.ts'
import type { OddsE4 } from '@banyan/rules/lottery/price.ts'
import type { Rational } from '@banyan/rules/lottery/rational.ts'

/** Decimals of a string are formatted exactly; a number would round what has more than fifteen digits. */
function formatted(decimal: string, options: Intl.NumberFormatOptions): string {
  return numberFormat(options).format(decimal as Intl.StringNumericLiteral)
}

/** An amount of minor units with the currency's symbol, as balances are written. */
export function formatMoney(minor: bigint, { symbol, exponent }: { symbol: string; exponent: number }): string {
  const digits = String(minor < 0n ? -minor : minor).padStart(exponent + 1, '0')
  const decimal = exponent > 0 ? `${digits.slice(0, -exponent)}.${digits.slice(-exponent)}` : digits
  const amount = formatted(decimal, {
    minimumFractionDigits: exponent,
    maximumFractionDigits: exponent,
    trailingZeroDisplay: 'stripIfInteger',
  })
  return `${minor < 0n ? '−' : ''}${withSign(amount, symbol)}`
}

/** Gross odds, `×982.0000` without the zeros that say nothing. */
export function formatOdds(oddsE4: OddsE4): string {
  return `×${formatted(decimalOf(oddsE4, 10_000n, 4), { minimumFractionDigits: 1, maximumFractionDigits: 4 })}`
}

/** Odds of several tiers, the lowest and the highest; empty where there are none. */
export function formatOddsRange(odds: Iterable<OddsE4>): string {
  const sorted = [...odds].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0))
  const [lowest, highest] = [sorted[0], sorted.at(-1)]
  if (lowest === undefined || highest === undefined) return ''
  return lowest === highest ? formatOdds(lowest) : `${formatOdds(lowest)} – ${formatOdds(highest)}`
}

/** Odds as they are typed: `1.9`. */
export function plainOdds(oddsE4: OddsE4): string {
  return decimalOf(oddsE4, 10_000n, 4).replace(/\.?0+$/, '')
}

/** One in how many; up to a hundred with two decimals, and what is longer than anybody reads in powers of ten. */
export function formatOneIn({ numerator, denominator }: Rational): string {
  const whole = denominator / numerator
  const isShort = whole < 1_000_000_000_000n
  const decimal = decimalOf(denominator, numerator, 4)
  return formatted(decimal, {
    maximumFractionDigits: whole < 100n ? 2 : whole < 1000n ? 1 : 0,
    ...(!isShort && { notation: 'scientific', maximumFractionDigits: 2 }),
  })
}

/** A share in per cent with digits that say something. */
export function formatShare({ numerator, denominator }: Rational): string {
  const value = Number(decimalOf(numerator, denominator, 12))
  return numberFormat({
    style: 'percent',
    ...(value >= 0.1 ? { maximumFractionDigits: 2 } : { maximumSignificantDigits: 3 }),
  }).format(value)
}

/** A count beyond one: the expected wins of a line that can win often. */
export function formatCount({ numerator, denominator }: Rational): string {
  return formatted(decimalOf(numerator, denominator, 4), { maximumFractionDigits: 4 })
}

function decimalOf(numerator: bigint, denominator: bigint, places: number): string {
  const scaled = String((numerator * 10n ** BigInt(places)) / denominator).padStart(places + 1, '0')
  return `${scaled.slice(0, -places)}.${scaled.slice(-places)}`
}
