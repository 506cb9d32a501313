import { numberFormat } from '@banyan/client/formats.ts'

/** Characters of an amount that the header has room for, such as 99,999,999.99 on the narrowest phone. */
const room = { onPhones: 13, onWideScreens: 16 } as const

/** Digits are cut off, never rounded up: nobody is shown more than they have. */
const short = { notation: 'compact', maximumFractionDigits: 2, roundingMode: 'trunc' } as const

/** An amount in few characters, such as 12.48B, and where it is needed; nothing where the amount is short as it is. */
export function shortAmount(amount: string, written: string) {
  if (written.length <= room.onPhones) return undefined
  return {
    // A decimal string stays exact, however long it is.
    text: numberFormat(short).format(amount as `${number}`),
    everywhere: written.length > room.onWideScreens,
  }
}
