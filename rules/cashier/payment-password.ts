/** Digits of a payment password (domain 5.5). */
export const paymentPasswordLength = 6

/** Digits that everybody tries first. */
const sameDigit = /^(\d)\1+$/
const rising = '01234567890123456789'
const falling = [...rising].reverse().join('')

/** Whether these are the digits of a payment password, and nothing else. */
export function isPaymentPassword(text: string): boolean {
  return new RegExp(`^[0-9]{${paymentPasswordLength}}$`).test(text)
}

/**
 * Whether these digits are guessed within a few tries: one digit repeated, a run up or down, or the owner's birthday,
 * which is yyyy-MM-dd, in one of the ways in which people write it.
 */
export function isTrivialPaymentPassword(digits: string, birthday: string | undefined): boolean {
  if (sameDigit.test(digits) || rising.includes(digits) || falling.includes(digits)) return true
  return birthday !== undefined && spellingsOf(birthday).includes(digits)
}

function spellingsOf(birthday: string): string[] {
  const [year = '', month = '', day = ''] = birthday.split('-')
  const short = year.slice(-2)
  return [
    ...[day + month + short, month + day + short, short + month + day, short + day + month],
    ...[month + year, year + month],
  ]
}
