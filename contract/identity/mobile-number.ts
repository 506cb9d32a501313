import Type from 'typebox'
import { dialingCode } from '#/system/content.ts'

/** The number inside its country, in digits; its rule is the registration's (`rules/fields`). */
export const mobileNum = Type.String({ pattern: '^[0-9]{4,15}$' })
/** Such as 84. */
export const countryDialingCode = dialingCode
/** What was sent by SMS. */
export const verificationCode = Type.String({ pattern: '^[0-9]{6}$' })
