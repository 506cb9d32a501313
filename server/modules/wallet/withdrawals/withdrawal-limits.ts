import type { SettingsSections } from '@banyan/contract/system/settings.ts'
import { minorOf, toAmount } from '@banyan/rules/money/amount.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import { cashierStep } from '../deposits/offered-channels.ts'

export type WithdrawalSettings = SettingsSections['withdrawals']
type Bounds = Pick<WithdrawalSettings, 'least' | 'most'>

/** The smallest amount that banks pay: whole đồng. */
export const wholeUnit = 10n ** BigInt(merchantCurrency.exponent)

export const settingMinor = (amount: string): bigint => minorOf(amount, merchantCurrency.exponent)
export const amountOf = (minor: bigint): string => toAmount(minor, merchantCurrency.exponent)

/** What a fee follows from, in minor units. */
export const ratesOf = ({ freePerDay, feePpm, leastFee }: WithdrawalSettings) => ({
  ...{ freePerDay, feePpm, leastFee: settingMinor(leastFee) },
})

/** An amount of the wire in minor units; undefined where it has more digits than the currency. */
export function exactMinor(amount: string): bigint | undefined {
  const hasMore = /[1-9]/.test((amount.split('.')[1] ?? '').slice(merchantCurrency.exponent))
  return hasMore ? undefined : settingMinor(amount)
}

/** The amount in minor units; undefined where it is out of bounds or between two steps. */
export function acceptedAmount(amount: string, { least, most }: Bounds): bigint | undefined {
  const minor = exactMinor(amount)
  const fits =
    minor !== undefined && minor >= settingMinor(least) && minor <= settingMinor(most) && minor % cashierStep === 0n
  return fits ? minor : undefined
}
