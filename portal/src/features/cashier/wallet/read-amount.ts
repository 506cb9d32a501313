import { latinDigits } from '@banyan/rules/fields/typed-number.ts'
import { exactOf } from '@banyan/rules/money/amount.ts'

/** What a channel takes. */
export interface AmountBounds {
  readonly least: string
  readonly most: string
  readonly step: string
}

export type AmountFault = 'empty' | 'malformed' | 'least' | 'most' | 'step'

/** Whole units in digits, such as 500000; or what is wrong with what was written. */
export type ReadAmount = { readonly digits: string } | { readonly fault: AmountFault }

/** Wider amounts than any channel takes; what is longer is not even read. */
const digitsAtMost = 15

/** Groups of thousands by one sign, as languages write them: 500,000, 500.000, 500 000, 5,00,000. */
const grouped = /^\d{1,3}(?:([.,'’ \u00a0\u202f])\d{2,3}(?:\1\d{2,3})*)?$/
const lastGroup = /\D\d{2}$/

/**
 * Reads an amount as people write it. Amounts are whole: a sign between digits groups them, and where it can't, as in
 * 500.50, nothing is cut off in silence.
 */
export function readAmount(written: string, { least, most, step }: AmountBounds): ReadAmount {
  const text = latinDigits(written).trim()
  if (text === '') return { fault: 'empty' }
  const isPlain = /^\d+$/.test(text)
  if (!isPlain && (!grouped.test(text) || lastGroup.test(text))) return { fault: 'malformed' }
  const digits = text.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
  if (digits.length > digitsAtMost) return { fault: 'most' }
  const amount = exactOf(digits)
  if (amount < exactOf(least)) return { fault: 'least' }
  if (amount > exactOf(most)) return { fault: 'most' }
  return amount % exactOf(step) === 0n ? { digits } : { fault: 'step' }
}
