/** Signs that nobody sees: they steer the direction, join or part letters, and come along when a number is copied. */
const unseen = /[\p{Cf}\p{DI}]/gu
/** Signs that a keyboard for wide letters writes, as ASCII has them 0xfee0 lower. */
const wide = /[\uff01-\uff5e]/g
const wideDistance = 0xfee0
const decimalDigit = /\p{Nd}/u
const decimalDigits = /\p{Nd}/gu

/** What stands between the digits of a number that names something: blanks, dots, dashes, brackets, slashes. */
const separators = /[\s.,·・'’/()[\]_\p{Pd}]/gu

/**
 * A typed text with the digits of every script as 0–9, with the signs of ASCII for their wide and Arabic forms, and
 * without signs that nobody sees. Everything else stays as it was typed.
 */
export function latinDigits(text: string): string {
  return text
    .replace(unseen, '')
    .replace(wide, (sign) => String.fromCharCode(sign.charCodeAt(0) - wideDistance))
    .replace(decimalDigits, (digit) => String(digitOf(digit)))
    .replace(/[٬،]/g, ',')
    .replaceAll('٫', '.')
    .replaceAll('\u2212', '-')
}

/**
 * A typed number that names something, such as a code, an account or a telephone: without what parts its digits for the
 * eye. What is no digit stays, so that the field can tell it; nothing is cut.
 */
export function digitsTyped(text: string): string {
  return latinDigits(text).replace(separators, '')
}

/** Whether a typed telephone number says its country: no country's own numbers begin with a plus or two zeros. */
export function isInternational(text: string): boolean {
  return /^(?:\+|00)/.test(digitsTyped(text))
}

/**
 * A typed amount or quantity with 0–9, a point before its decimals and nothing between its groups: 1,234.50, 1.234,50 and
 * 1 234.50 are all 1234.50. A text in which a sign may be either, such as 1.234, stays as it was typed but for its digits.
 */
export function amountTyped(text: string): string {
  const plain = latinDigits(text).trim()
  if (
    /^[+-]?\d{1,3}(?:([,'’\s])\d{2,3}(?:\1\d{2,3})*)?(?:\.\d+)?$/.test(plain) &&
    !/[,'’\s]\d\d(?!\d)/.test(lastGroup(plain))
  )
    return plain.replace(/[,'’\s]/g, '')
  if (/^[+-]?\d{1,3}(?:(?:\.\d{3})+,\d+|(?:\.\d{3}){2,})$/.test(plain))
    return plain.replaceAll('.', '').replace(',', '.')
  return plain
}

const lastGroup = (number: string) => /[,'’\s]\d+(?=\.|$)/.exec(number)?.[0] ?? ''

/** Digits stand in Unicode in rows of ten, from zero on. */
function digitOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (decimalDigit.test(String.fromCodePoint(code - before - 1))) before += 1
  return before % 10
}
