import Type from 'typebox'
import { defineCall, everyone } from '#/call.ts'
import { shape } from '#/system/content.ts'
import { countryDialingCode, mobileNum, verificationCode } from './mobile-number.ts'
import { passToken } from './slider.ts'

/** For how long a code is good; the button that sends another one counts 60 s for each of them (requirements ACC-13). */
export const expiryMinutes = Type.Integer({ minimum: 1, maximum: 30 })

const sends = {
  method: 'POST',
  moduleId: 'VERIFICATION',
  encrypted: false,
  query: shape({}),
  value: shape({ expiryMinutes }),
} as const
const toAnyNumber = { mobileNum, countryDialingCode, passToken }
const sendErrors = ['verification_required', 'mobile_number_invalid', 'sms_too_many', 'sms_not_sent'] as const

/**
 * Sends a code to a mobile number; good once, for its purpose, for so many minutes. A number without an account
 * is answered alike and sent nothing. Limits hold for each number, network and browser, and for all together.
 */
export const smsCode = defineCall({
  ...sends,
  id: 'smsCode',
  summary: 'Sends a code by SMS to somebody who is not signed in.',
  path: '/wps/verification/sms/noLogin',
  callers: everyone,
  token: 'none',
  body: shape({
    ...toAnyNumber,
    purpose: Type.Enum(['login', 'password'], { description: 'password: a forgotten one is set anew' }),
  }),
  errors: ['sms_login_off', 'password_reset_off', ...sendErrors],
  origin: 'spec 7',
})

/** Sends a code to a number that is to register; one that has an account is told so by its message, not by the answer. */
export const registerSms = defineCall({
  ...sends,
  id: 'registerSms',
  summary: 'Sends a code by SMS for a registration.',
  path: '/wps/verification/sms/register',
  callers: everyone,
  token: 'none',
  body: shape({ ...toAnyNumber, purpose: Type.Enum(['register']) }),
  errors: ['registration_off', ...sendErrors],
  origin: 'spec 7',
})

/** Sends a code to the signed-in account's own number, which confirms a change of what secures it. */
export const ownSms = defineCall({
  ...sends,
  id: 'ownSms',
  // Who has no password sets its first one by such a code.
  beforePasswordChange: true,
  summary: "Sends a code by SMS to the account's own number.",
  path: '/wps/verification/sms/own',
  callers: ['member', 'agent'],
  token: 'needed',
  body: shape({ purpose: Type.Enum(['confirm']) }),
  errors: ['factor_not_found', 'sms_too_many', 'sms_not_sent'],
  origin: 'ours',
})

/** Sends a code to the number that the signed-in account is to have from now on. */
export const newNumberSms = defineCall({
  ...sends,
  id: 'newNumberSms',
  summary: "Sends a code by SMS to the account's new number.",
  path: '/wps/verification/sms/bind',
  callers: ['member', 'agent'],
  token: 'needed',
  body: shape({ ...toAnyNumber, purpose: Type.Enum(['bind']) }),
  errors: sendErrors,
  origin: 'ours',
})

const providerCall = {
  method: 'POST',
  moduleId: 'VERIFICATION',
  callers: everyone,
  token: 'none',
  encrypted: false,
  query: shape({}),
} as const
const sessionInfo = Type.String({ pattern: '^[A-Za-z0-9_-]{1,2000}$' })
/** What the provider refuses, each with its advice (spec section 8). */
const providerErrors = [
  'sms_too_many',
  'phone_captcha_failed',
  'phone_quota_exceeded',
  'phone_not_allowed',
  'phone_popup_closed',
  'sms_not_sent',
] as const

/** The third party's route (requirements ACC-14): asks the provider for a code, once a check has shown a person. */
export const startPhoneVerification = defineCall({
  ...providerCall,
  id: 'startPhoneVerification',
  summary: 'Lets the phone-verification provider send a code.',
  path: '/wps/verification/phone/start',
  body: shape(toAnyNumber),
  value: shape({ sessionInfo, expiryMinutes }),
  errors: [
    'registration_off',
    'verification_required',
    'mobile_number_invalid',
    'phone_number_missing',
    ...providerErrors,
  ],
  origin: 'ours',
})

/** Exchanges the provider's code for its id token, which a registration shows as `firebaseIdToken`. */
export const finishPhoneVerification = defineCall({
  ...providerCall,
  id: 'finishPhoneVerification',
  summary: "Exchanges the provider's code for its id token.",
  path: '/wps/verification/phone/finish',
  body: shape({ sessionInfo, verificationCode }),
  value: shape({ firebaseIdToken: Type.String({ pattern: '^[A-Za-z0-9_.-]{20,4000}$' }) }),
  errors: [
    'registration_off',
    'verification_code_wrong',
    'phone_code_missing',
    'phone_code_expired',
    ...providerErrors,
  ],
  origin: 'ours',
})
