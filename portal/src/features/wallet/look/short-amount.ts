import { languageTag, numberLocale } from '@banyan/client/formats.ts'

/** Characters of an amount that the header of the narrowest phone has room for, such as 99,999,999.99. */
const roomOnPhones = 13

/** Digits are cut off, never rounded up: nobody is shown more than they have. */
const short = { notation: 'compact', maximumFractionDigits: 2, roundingMode: 'trunc' } as const

/** An amount in few characters, such as 12.48B; nothing where it is short as it is. */
export function shortAmount(amount: string, written: string): string | undefined {
  if (written.length <= roomOnPhones) return undefined
  // A decimal string stays exact, however long it is.
  return new Intl.NumberFormat(numberLocale(languageTag()), short).format(amount as `${number}`)
}
