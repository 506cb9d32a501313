import Type from 'typebox'
import { defineCall, everyone } from '#/call.ts'
import { shape } from '#/system/content.ts'
import { entrance, passwordInput, usernameInput } from './login-calls.ts'
import { countryDialingCode, mobileNum, verificationCode } from './mobile-number.ts'
import { sessionTokenText } from './session-calls.ts'
import { provenSignIn, signInErrors } from './signed-in.ts'
import { passToken } from './slider.ts'

const memberCall = { moduleId: 'MEMBER', method: 'POST', query: shape({}) } as const
/** In the link of a mail: 160 bits, good once, for 30 minutes. */
const resetCode = Type.String({ pattern: '^[A-Za-z0-9_-]{27}$' })
const newPasswordErrors = ['inconsistent_twice', 'password_too_weak', 'password_used_before'] as const

/**
 * Changes the password (requirements ACC-16): this session is renewed, all others and every remembered login end.
 * The old one is needed, unless the session was opened with it to change it; an account that has none shows a code
 * sent to its own number.
 */
export const changePassword = defineCall({
  ...memberCall,
  id: 'changePassword',
  changesAccess: true,
  summary: 'Changes the password of the signed-in account.',
  path: '/wps/member/password',
  callers: ['member', 'agent'],
  token: 'needed',
  beforePasswordChange: true,
  encrypted: true,
  body: shape({
    oldPassword: Type.Optional(passwordInput),
    verificationCode: Type.Optional(verificationCode),
    newPassword: passwordInput,
    confirmNewPassword: passwordInput,
  }),
  value: shape({ token: sessionTokenText }),
  errors: ['wrong_password', 'verification_code_wrong', 'login_locked', ...newPasswordErrors],
  origin: 'spec 7',
})

/**
 * Mails a link to whoever has forgotten its password. Whether username and address belong together is not told,
 * unless the merchant wants it (requirements ACC-17).
 */
export const forgotByEmail = defineCall({
  ...memberCall,
  id: 'forgotByEmail',
  summary: 'Mails a link that sets a forgotten password anew.',
  path: '/wps/member/password/email',
  callers: everyone,
  token: 'none',
  encrypted: false,
  body: shape({ username: usernameInput, email: Type.String({ minLength: 3, maxLength: 200 }), passToken }),
  value: shape({}),
  errors: ['password_reset_off', 'verification_required', 'mail_not_sent', 'username_or_email_unknown'],
  origin: 'spec 7',
})

/** Whose password a mailed link would set; the link stays good. */
export const resetAccount = defineCall({
  ...memberCall,
  id: 'resetAccount',
  summary: 'Whom the link of a mail belongs to.',
  path: '/wps/member/password/reset/account',
  callers: everyone,
  token: 'none',
  encrypted: false,
  body: shape({ code: resetCode }),
  value: shape({ username: Type.String({ minLength: 1, maxLength: 60, description: 'All but its ends is hidden' }) }),
  errors: ['reset_code_invalid'],
  origin: 'ours',
})

/** Sets the password by a mailed link, which is used up; every session and remembered login of the account ends. */
export const resetByEmail = defineCall({
  ...memberCall,
  id: 'resetByEmail',
  changesAccess: true,
  summary: 'Sets a forgotten password by the link of a mail.',
  path: '/wps/member/password/reset',
  callers: everyone,
  token: 'none',
  encrypted: true,
  body: shape({ code: resetCode, newPassword: passwordInput, confirmNewPassword: passwordInput }),
  value: shape({}),
  errors: ['reset_code_invalid', ...newPasswordErrors],
  origin: 'ours',
})

/**
 * Sets the password by a code sent to the mobile number, and signs in. A second factor that the account has is asked
 * for all the same: then the password is set and `step_up_needed` is answered.
 */
export const resetByMobile = defineCall({
  ...memberCall,
  id: 'resetByMobile',
  changesAccess: true,
  summary: 'Sets a forgotten password by a code sent by SMS.',
  path: '/wps/member/password/verification',
  callers: everyone,
  token: 'none',
  encrypted: true,
  body: shape({
    newPassword: passwordInput,
    mobileNum,
    countryDialingCode,
    verificationCode,
    entrance: Type.Optional(entrance),
  }),
  value: provenSignIn,
  errors: [
    'password_reset_off',
    'verification_code_wrong',
    'password_too_weak',
    'password_used_before',
    ...signInErrors,
  ],
  origin: 'spec 7',
})
