import { foldPersonName } from '../fields/fold-person-name.ts'

/** No 0, O, 1 or I, which people mix up (domain 3.1): 32 signs, so that five bits choose one. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
/** Of the merchant. */
const prefix = 'D'
const drawnSigns = 7
const hasDigit = /\d/

/** A transfer's text is longer nowhere; banks cut it well before. */
const longestText = 500
/** A code by itself, in upper case and without marks. */
const whole = /(?<![\p{L}\p{N}])D[2-9A-HJ-NP-Z]{7}(?![\p{L}\p{N}])/gu
/** A code with spaces inside: its first and its last sign still begin and end a word. */
const spaced = /(?<![\p{L}\p{N}])D(?: ?[2-9A-HJ-NP-Z]){7}(?![\p{L}\p{N}])/gu

/**
 * The code that a payer puts into a transfer, from seven random bytes. It holds a digit, so that no word is mistaken for
 * one; undefined where the bytes drew letters only, which is one time in eight.
 */
export function contentCodeFrom(bytes: Uint8Array): string | undefined {
  if (bytes.length < drawnSigns) throw new RangeError('seven random bytes make a content code')
  const signs = [...bytes.subarray(0, drawnSigns)].map((byte) => alphabet[byte % alphabet.length]).join('')
  return hasDigit.test(signs) ? prefix + signs : undefined
}

/**
 * The code in the text that a bank delivers: in any case, with accents, with words around it, or with spaces inside.
 * Undefined where there is none, and where there are two: a person decides then.
 */
export function contentCodeIn(text: string): string | undefined {
  const plain = foldPersonName(text.slice(0, longestText).normalize('NFKC'))
  const found = codesIn(plain, whole)
  const codes = found.size > 0 ? found : codesIn(plain, spaced)
  return codes.size === 1 ? [...codes][0] : undefined
}

function codesIn(text: string, pattern: RegExp): ReadonlySet<string> {
  const found = [...text.matchAll(pattern)].map(([code]) => code.replaceAll(' ', ''))
  return new Set(found.filter((code) => hasDigit.test(code)))
}
