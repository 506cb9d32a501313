import { minorOf, toAmount } from '@banyan/rules/money/amount.ts'
import { amountAtMost } from '#/ledger/posting.ts'
import type { GatewayParts } from '#/platform/network/gateway-parts.ts'

/** The đồng has no smaller part on the wire of Vietnamese providers; our books may keep some. */
export const dong = 'VND'

/** Minor units as whole units; undefined where something would be lost. */
export function wholeUnits(minor: bigint, exponent: number): number | undefined {
  const unit = 10n ** BigInt(exponent)
  return minor % unit === 0n ? Number(minor / unit) : undefined
}

/** Whole đồng in our minor units. */
export function dongInMinor(whole: number, parts: Pick<GatewayParts, 'currency'>): bigint {
  return BigInt(whole) * 10n ** BigInt(exponentOf(dong, parts))
}

/** A decimal string of a currency in minor units; undefined where it has more digits than the currency or the ledger. */
export function decimalInMinor(
  amount: string,
  currency: string,
  parts: Pick<GatewayParts, 'currency'>,
): bigint | undefined {
  const exponent = exponentOf(currency, parts)
  const minor = minorOf(amount, exponent)
  const [whole = '', fraction = ''] = amount.split('.')
  // Zeros behind the last digit say nothing.
  const exact = fraction.replace(/0+$/, '')
  return exact.length > exponent || !/^\d+$/.test(whole) || minor > amountAtMost ? undefined : minor
}

/** Minor units as a decimal string. */
export function decimalOf(minor: bigint, parts: Pick<GatewayParts, 'currency'>): string {
  return toAmount(minor, parts.currency.exponent)
}

/** Our own currency as our books keep it; any other as the world does. */
function exponentOf(currency: string, { currency: own }: Pick<GatewayParts, 'currency'>): number {
  if (currency === own.code) return own.exponent
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}
