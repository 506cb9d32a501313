import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { digitsTyped, isInternational } from './typed-number.ts'

/** Digits with a plus: no phone that one carries has fewer (Niue's), and E.164 allows no more. */
const carried = /^\+[0-9]{7,15}$/

/**
 * A number of a mobile phone by the rules of its country: codes are sent to no landline and no hotline, which may cost
 * money. Where a country's rules do not tell landlines from mobiles, either is one.
 */
export interface MobileNumber {
  /** Such as +84912345678: one spelling for each number. */
  readonly e164: string
  /** Its country's code of two letters; undefined for numbers of no country. */
  readonly country: string | undefined
}

/** The number behind a dialling code and the digits after it, with the country's trunk prefix or without. */
export function mobileNumberOf(countryDialingCode: string, mobileNum: string): MobileNumber | undefined {
  const parsed = parsePhoneNumberFromString(`+${countryDialingCode}${mobileNum}`, { extract: false })
  // The digits may begin another dialling code than the one that was chosen: 8 with 4912345678 is Vietnam's 84.
  if (!parsed?.isValid() || parsed.countryCallingCode !== countryDialingCode) return undefined
  // Some plans have service numbers of four digits, or longer ones than the world can dial.
  if (!carried.test(parsed.number)) return undefined
  return { e164: parsed.number, country: parsed.country }
}

/** The number that is written with its country, such as +84 912 345 678, 0084… or (+84) 0912…; undefined for any other text. */
export function internationalOf(typed: string): MobileNumber | undefined {
  if (!isInternational(typed)) return undefined
  const parsed = parsePhoneNumberFromString(`+${digitsTyped(typed).replace(/^(?:\+|00)/, '')}`, { extract: false })
  return parsed && mobileNumberOf(parsed.countryCallingCode, parsed.nationalNumber)
}

/** The one spelling of a number, or undefined if it is not a number. */
export function e164Of(countryDialingCode: string, mobileNum: string): string | undefined {
  return mobileNumberOf(countryDialingCode, mobileNum)?.e164
}

/** The dialling code of a country by its two letters, such as 84 of VN; undefined where there is none. */
export function dialingCodeOf(country: string): string | undefined {
  return isSupportedCountry(country) ? getCountryCallingCode(country) : undefined
}

/** The country of a number in its one spelling, by its two letters; undefined for a number of no country. */
export function countryOf(e164: string): string | undefined {
  return parsePhoneNumberFromString(e164)?.country
}

/** A number in its one spelling as dialling code and the digits after it. */
export function partsOf(e164: string): { readonly dialingCode: string; readonly national: string } {
  const parsed = parsePhoneNumberFromString(e164)
  if (!parsed) throw new Error('a number was kept that is none')
  return { dialingCode: parsed.countryCallingCode, national: parsed.nationalNumber }
}
