import Type from 'typebox'
import { defineCall, everyone } from '#/call.ts'
import { hostName, shape } from '#/system/content.ts'
import { captchaAnswer, captchaId } from './captcha.ts'
import { passwordInput, usernameInput } from './login-calls.ts'
import { countryDialingCode, mobileNum, verificationCode } from './mobile-number.ts'
import { ownAccount } from './own-account.ts'
import { sessionTokenText } from './session-calls.ts'
import { passToken } from './slider.ts'

/** What somebody types; what is accepted of it the merchant's settings say (requirements ACC-09, ACC-10). */
const typed = Type.Optional(Type.String({ maxLength: 200 }))
/** A code of an agent or of whoever recommends the brand; small letters count as capitals. */
const invitationCode = Type.String({ maxLength: 40 })

/** Every field of the form (spec section 3); which of them are asked for the settings say. */
const form = {
  username: Type.Optional(usernameInput),
  password: Type.Optional(passwordInput),
  confirmPassword: Type.Optional(passwordInput),
  mobileNum: Type.Optional(mobileNum),
  countryDialingCode: Type.Optional(countryDialingCode),
  verificationCode: Type.Optional(verificationCode),
  payeeName: typed,
  email: typed,
  qqNum: typed,
  line: typed,
  whatsapp: typed,
  facebook: typed,
  wechat: typed,
  idNumber: typed,
  paymentPassword: typed,
  recommenderId: Type.Optional(invitationCode),
  affiliateCode: Type.Optional(invitationCode),
  referralCode: Type.Optional(invitationCode),
  captchaId: Type.Optional(captchaId),
  captcha: Type.Optional(captchaAnswer),
  captchaPass: Type.Optional(passToken),
  domain: Type.Optional(hostName),
  registerUrl: Type.Optional(Type.String({ maxLength: 500 })),
  registerMethod: Type.Literal('WEB'),
  login: Type.Boolean({ description: 'Whether the answer signs in' }),
  termsAccepted: Type.Boolean({ description: '18 or older, and the terms accepted' }),
  firebaseChannel: Type.Optional(Type.Enum(['WEB'])),
  firebaseIdToken: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_.-]{20,4000}$' })),
}

const registration = {
  method: 'PUT',
  moduleId: 'REGISTER',
  callers: everyone,
  token: 'none',
  encrypted: true,
  query: shape({}),
  body: shape(form),
  value: shape({
    ...ownAccount,
    token: Type.Union([Type.Null(), sessionTokenText], { description: 'Null where `login` is false' }),
    firstTimeLogin: Type.Boolean(),
    asksForMessagingNumber: Type.Boolean({ description: 'Whether a number for messages can be left now, once' }),
  }),
  errors: [
    'registration_off',
    'username_taken',
    'inconsistent_twice',
    'password_too_weak',
    'payment_password_weak',
    'terms_not_accepted',
    'invitation_code_error',
    'captcha_required',
    'captcha_wrong',
    'mobile_number_invalid',
    'mobile_taken',
    'verification_code_wrong',
    'phone_token_refused',
  ],
  origin: 'spec 7',
} as const

/** Registers by username and password; a mobile number given with them is confirmed by a code where codes are on. */
export const register = defineCall({
  ...registration,
  id: 'register',
  summary: 'Registers by username.',
  path: '/wps/member/register',
})

/** Registers by mobile number, with a password where the merchant asks for one; the username is drawn. */
export const registerMobile = defineCall({
  ...registration,
  id: 'registerMobile',
  summary: 'Registers by mobile number.',
  path: '/wps/member/register/mobile',
})

/** Whether somebody can register with this code; 20 questions an hour from a network, whatever the answers. */
export const affiliate = defineCall({
  id: 'affiliate',
  summary: "Verifies an agent's code.",
  method: 'GET',
  path: '/wps/agent/affiliate',
  moduleId: 'MEMBER',
  callers: everyone,
  token: 'none',
  encrypted: false,
  query: shape({ code: invitationCode, domain: Type.Optional(hostName) }),
  body: undefined,
  value: shape({}),
  errors: ['invitation_code_error'],
  origin: 'spec 7',
})
