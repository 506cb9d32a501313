import Type from 'typebox'
import { defineCall, everyone } from '#/call.ts'
import { shape } from '#/system/content.ts'
import { countryDialingCode, mobileNum } from './mobile-number.ts'
import { passToken } from './slider.ts'

/**
 * Sends a code to a mobile number; good once, for its purpose, for so many minutes. A number without an account
 * is answered alike and sent nothing. Limits hold for each number, network and browser, and for all together.
 */
export const smsCode = defineCall({
  id: 'smsCode',
  summary: 'Sends a code by SMS to somebody who is not signed in.',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  moduleId: 'VERIFICATION',
  callers: everyone,
  token: 'none',
  encrypted: false,
  query: shape({}),
  body: shape({ mobileNum, countryDialingCode, passToken, purpose: Type.Enum(['login']) }),
  value: shape({ expiryMinutes: Type.Integer({ minimum: 1, maximum: 10 }) }),
  errors: ['sms_login_off', 'verification_required', 'mobile_number_invalid', 'sms_too_many', 'sms_not_sent'],
  origin: 'spec 7',
})
