import Type from 'typebox'
import { defineCall, everyone } from '#/call.ts'
import { shape } from '#/system/content.ts'
import { captchaAnswer, captchaId } from './captcha.ts'
import { countryDialingCode, mobileNum, verificationCode } from './mobile-number.ts'
import { provenSignIn, signedIn, signInErrors } from './signed-in.ts'
import { passToken } from './slider.ts'

/** A username as somebody types it; which ones can exist is registration's business. */
export const usernameInput = Type.String({ minLength: 1, maxLength: 60 })
/** Any characters at all, and none of them changed. */
export const passwordInput = Type.String({ minLength: 1, maxLength: 200 })

/** Where somebody signs in: the page of the agents refuses everybody else (requirements ACC-05). */
export const entrance = Type.Enum(['member', 'agent'], { default: 'member' })

const openLogin = {
  moduleId: 'SESSION',
  method: 'POST',
  callers: everyone,
  token: 'none',
  query: shape({}),
} as const

/**
 * Signs in by username (`username`, `password`, `passToken`, and `captchaId` with `captcha` once an error's value
 * has asked for them, or in their place a `captchaPass` of the
 * purpose `captcha`) or by SMS (`mobileNum`, `countryDialingCode`, `verificationCode`). Unknown names and wrong
 * passwords answer alike and take as long (requirements ACC-02). The session before it in this browser ends.
 */
export const login = defineCall({
  ...openLogin,
  id: 'login',
  summary: 'Signs in by username and password, or by a code sent to a mobile number.',
  path: '/wps/session/login',
  encrypted: true,
  body: shape({
    type: Type.Enum(['username', 'sms']),
    entrance: Type.Optional(entrance),
    username: Type.Optional(usernameInput),
    password: Type.Optional(passwordInput),
    passToken: Type.Optional(passToken),
    captchaId: Type.Optional(captchaId),
    captcha: Type.Optional(captchaAnswer),
    captchaPass: Type.Optional(passToken),
    mobileNum: Type.Optional(mobileNum),
    countryDialingCode: Type.Optional(countryDialingCode),
    verificationCode: Type.Optional(verificationCode),
    remember: Type.Optional(
      Type.Boolean({ description: 'Let this browser sign in again for a day; by username only' }),
    ),
  }),
  value: provenSignIn,
  errors: [
    'wrong_credentials',
    'verification_required',
    'captcha_required',
    'captcha_wrong',
    'login_locked',
    ...signInErrors,
    'sms_login_off',
    'verification_code_wrong',
  ],
  origin: 'spec 7',
})

/**
 * Signs in with what `remember` left in this browser: a credential that the server sealed, good for a day and
 * one use, which leaves the next one (requirements ACC-07). It says nothing of passwords.
 */
export const rememberedLogin = defineCall({
  ...openLogin,
  id: 'rememberedLogin',
  summary: 'Signs in an account that this browser remembers.',
  path: '/wps/session/login/remembered',
  encrypted: false,
  body: shape({ username: usernameInput, entrance: Type.Optional(entrance) }),
  value: shape(signedIn),
  errors: [
    'remembered_login_over',
    'non_agents_cannot_log_in',
    'non_member_accounts_cannot_log_in',
    'account_suspended',
  ],
  origin: 'ours',
})

/** Forgets what a browser remembers of an account; what is not remembered is forgotten already. */
export const forgetRememberedLogin = defineCall({
  ...openLogin,
  id: 'forgetRememberedLogin',
  summary: 'Forgets an account that this browser remembers.',
  path: '/wps/session/login/remembered/forget',
  encrypted: false,
  body: shape({ username: usernameInput }),
  value: shape({}),
  errors: [],
  origin: 'ours',
})

/**
 * Opens a trial account, for two hours, while free play is on (requirements ACC-06). `random` is a string of
 * chance, reversed and encrypted by RSA-OAEP-256 under the published key, in base64url: good once, and no proof
 * of anything; `passToken` of the purpose `trial` is what slows robots down.
 */
export const freePlay = defineCall({
  ...openLogin,
  id: 'freePlay',
  summary: 'Opens a trial account.',
  path: '/wps/session/login/freeplay',
  encrypted: false,
  body: shape({
    os: Type.String({ pattern: '^[A-Za-z0-9 ._-]{1,30}$' }),
    platform: Type.Literal('W'),
    random: Type.String({ pattern: '^[A-Za-z0-9_-]{340,520}$' }),
    gatewayVersion: Type.Literal(3),
    kid: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$', description: 'Of the published key' }),
    passToken,
  }),
  value: shape(signedIn),
  errors: ['free_play_off', 'verification_required', 'sealed_body_refused'],
  origin: 'spec 7',
})
