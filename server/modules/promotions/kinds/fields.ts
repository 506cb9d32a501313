import { cashierAmount } from '@banyan/contract/system/cashier-settings.ts'
import { minorOf } from '@banyan/rules/money/amount.ts'
import Type from 'typebox'
import { merchantCurrency } from '#/modules/system/merchant.ts'

/** A part of an amount in millionths: 200000 is 20 %. */
export const rate = (description: string, mostPpm = 10_000_000) =>
  Type.Integer({ minimum: 1, maximum: mostPpm, description, 'x-unit': 'ppm' })

/** An amount in the merchant's currency. */
export const money = (description: string) => ({ ...cashierAmount, description })

/** An amount in the merchant's currency; `0.00` where there is no limit. */
export const moneyAtMost = (description: string) =>
  Type.String({ pattern: '^(0|[1-9]\\d{0,12})\\.\\d{2}$', 'x-kind': 'amount', description })

/** A count of something. */
export const count = (description: string, maximum: number, minimum = 1) =>
  Type.Integer({ minimum, maximum, description })

/** An amount of a rule in minor units. */
export const minor = (amount: string): bigint => minorOf(amount, merchantCurrency.exponent)

/** A limit of a rule in minor units; undefined where there is none. */
export const limitOf = (amount: string): bigint | undefined => minor(amount) || undefined

const whole = 1_000_000n

/** A part of an amount, rounded down once, and no more than `most` (domain section 0). */
export function partOf(amount: bigint, ppm: number, most: bigint): bigint {
  const part = (amount * BigInt(ppm)) / whole
  return part < most ? part : most
}
