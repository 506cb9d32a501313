import fc from 'fast-check'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { expect, test } from 'vitest'
import { dialingCodeOf, e164Of, internationalOf, mobileNumberOf } from './mobile-number.ts'

test.each([
  { code: '84', digits: '0912345678', e164: '+84912345678', country: 'VN' },
  { code: '84', digits: '912345678', e164: '+84912345678', country: 'VN' },
  { code: '44', digits: '07400123456', e164: '+447400123456', country: 'GB' },
  { code: '39', digits: '3123456789', e164: '+393123456789', country: 'IT' },
  { code: '7', digits: '89123456789', e164: '+79123456789', country: 'RU' },
  { code: '7', digits: '7011234567', e164: '+77011234567', country: 'KZ' },
  { code: '1', digits: '2025550123', e164: '+12025550123', country: 'US' },
  { code: '1', digits: '8765551234', e164: '+18765551234', country: 'JM' },
  { code: '86', digits: '13123456789', e164: '+8613123456789', country: 'CN' },
  { code: '971', digits: '501234567', e164: '+971501234567', country: 'AE' },
])('[ACC-25] +$code and $digits are $e164 of $country', ({ code, digits, e164, country }) => {
  expect(mobileNumberOf(code, digits)).toEqual({ e164, country })
})

test.each([
  { code: '84', digits: '12', why: 'too short' },
  { code: '49', digits: '1000', why: 'a service number' },
  { code: '84', digits: '91234567891234', why: 'too long' },
  { code: '84', digits: '00912345678', why: 'a second trunk prefix' },
  { code: '84', digits: '84912345678', why: 'the dialling code twice' },
  { code: '8', digits: '4912345678', why: 'a dialling code that the digits complete' },
  { code: '849', digits: '12345678', why: 'a dialling code that ends in the number' },
  { code: '999', digits: '12345678', why: 'no dialling code at all' },
  { code: '84', digits: '', why: 'no digits' },
  { code: '84', digits: '1900123456', why: 'a hotline that is paid for' },
  { code: '84', digits: '19001234', why: 'a short hotline' },
  { code: '84', digits: '1800123456', why: 'a free hotline' },
  { code: '84', digits: '02838123456', why: 'a landline in Ho Chi Minh City' },
  { code: '84', digits: '2838123456', why: 'the same without its trunk prefix' },
  { code: '84', digits: '02438251234', why: 'a landline in Hanoi' },
  { code: '84', digits: '19006067', why: 'a hotline of a bank' },
  { code: '84', digits: '19009999', why: 'another' },
  { code: '84', digits: '18001091', why: 'a free hotline of a carrier' },
  { code: '84', digits: '113', why: 'the police' },
  { code: '84', digits: '06912345', why: 'an office of the state' },
  { code: '1', digits: '8005551234', why: 'a free hotline of North America' },
  { code: '1', digits: '9005551234', why: 'a hotline of North America at a premium' },
  { code: '1', digits: '5005551234', why: 'a personal number of North America' },
  { code: '86', digits: '1012345678', why: 'a landline in Beijing' },
  { code: '66', digits: '21234567', why: 'a landline in Bangkok' },
  { code: '44', digits: '2071838750', why: 'a landline in London' },
  // Italy has no trunk prefix: the 0 belongs to the number.
  { code: '39', digits: '0612345678', why: 'a landline in Rome' },
  { code: '44', digits: '9098790123', why: 'a number at a premium' },
])('[ACC-25] +$code and $digits are no number: $why', ({ code, digits }) => {
  expect(e164Of(code, digits)).toBeUndefined()
})

test.each([
  { typed: '+84 912 345 678', e164: '+84912345678', country: 'VN' },
  { typed: '0084912345678', e164: '+84912345678', country: 'VN' },
  { typed: '(+84) 0912.345.678', e164: '+84912345678', country: 'VN' },
  { typed: '\u202a+84 (0) 91-234-56-78\u202c', e164: '+84912345678', country: 'VN' },
  { typed: '＋８４９１２３４５６７８', e164: '+84912345678', country: 'VN' },
  { typed: '+٨٤ ٩١٢ ٣٤٥ ٦٧٨', e164: '+84912345678', country: 'VN' },
  { typed: '+1 (876) 555-1234', e164: '+18765551234', country: 'JM' },
  { typed: '+39 312 345 6789', e164: '+393123456789', country: 'IT' },
])('[ACC-25] $typed is written with its country', ({ typed, e164, country }) => {
  expect(internationalOf(typed)).toEqual({ e164, country })
})

test.each(['0912345678', '912 345 678', '84912345678', '+84 12', '+84 28 3812 3456', '+999 12345678', '+', '00', ''])(
  '[ACC-25] %j is no number with its country',
  (typed) => {
    expect(internationalOf(typed)).toBeUndefined()
  },
)

const codes = fc.constantFrom(
  '84',
  '86',
  '1',
  '7',
  '39',
  '44',
  '49',
  '61',
  '81',
  '91',
  '852',
  '971',
  '998',
  '3',
  '9999',
)
const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 4, maxLength: 15 })

test('[ACC-25] whatever is a number keeps its dialling code, and its own spelling is the same number', () => {
  fc.assert(
    fc.property(codes, digits, (code, given) => {
      const e164 = e164Of(code, given)
      if (e164 === undefined) return
      expect(e164).toMatch(/^\+[1-9][0-9]{6,14}$/)
      expect(e164.startsWith(`+${code}`)).toBe(true)
      expect(e164Of(code, e164.slice(code.length + 1))).toBe(e164)
    }),
  )
})

/** What one carries, or what a plan does not tell from it. */
const carriedTypes = ['MOBILE', 'FIXED_LINE_OR_MOBILE']

test("[ACC-25] whatever is a number is a mobile one by the library's own types, with all its metadata", () => {
  const prefixes = fc.constantFrom('', '19', '190', '180', '028', '28', '024', '069', '09', '8', '9', '1', '7', '5')
  fc.assert(
    fc.property(codes, prefixes, digits, (code, prefix, rest) => {
      const e164 = e164Of(code, `${prefix}${rest}`.slice(0, 15))
      if (e164 !== undefined) expect(carriedTypes).toContain(parsePhoneNumberFromString(e164)?.getType())
    }),
    { numRuns: 2_000 },
  )
})

test('[ACC-25] a Vietnamese number is the same with its trunk 0 and without', () => {
  const national = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 7, maxLength: 7 })
  fc.assert(
    fc.property(fc.constantFrom('90', '91', '97', '98'), national, (prefix, rest) => {
      expect(e164Of('84', `0${prefix}${rest}`)).toBe(`+84${prefix}${rest}`)
      expect(e164Of('84', `${prefix}${rest}`)).toBe(`+84${prefix}${rest}`)
    }),
  )
})

test.each([
  { country: 'VN', code: '84' },
  { country: 'US', code: '1' },
  { country: 'JM', code: '1' },
  { country: 'KZ', code: '7' },
  { country: 'XX', code: undefined },
  { country: 'AQ', code: undefined },
])('[ACC-25] $country is dialled by $code', ({ country, code }) => {
  expect(dialingCodeOf(country)).toBe(code)
})
