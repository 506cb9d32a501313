import Type from 'typebox'
import { defineCall } from '#/call.ts'
import { countryCode, moment, shape } from '#/system/content.ts'
import { passwordInput } from './login-calls.ts'
import { countryDialingCode, mobileNum, verificationCode } from './mobile-number.ts'
import { passkeyId, passkeyName } from './passkey-calls.ts'

/** What these calls have in common: an account sees and controls its own security (requirements MEM-02). */
const own = {
  moduleId: 'MEMBER',
  callers: ['member', 'agent'],
  token: 'needed',
  query: shape({}),
  origin: 'ours',
} as const
const read = { ...own, method: 'GET', encrypted: false, body: undefined, errors: [] } as const
const change = { ...own, method: 'POST', encrypted: true } as const

/** Who changes what secures an account proves again who it is: by password, or without one by a code to its own number. */
export const provenAgain = {
  password: Type.Optional(passwordInput),
  ownCode: Type.Optional(verificationCode),
}
export const provenAgainErrors = ['wrong_password', 'verification_code_wrong', 'login_locked'] as const

const orNull = <Value extends Type.TSchema>(value: Value) => Type.Union([Type.Null(), value])
/** All but its ends is hidden. */
const masked = Type.String({ minLength: 1, maxLength: 120 })
const publicId = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' })

/** Where somebody is, as far as an address tells. */
const place = {
  address: Type.String({ minLength: 1, maxLength: 60, description: 'Its last part is hidden' }),
  country: orNull(countryCode),
}

/** Parts of the security level with the points that each is worth. */
export const securityParts = ['password', 'phone', 'email', 'authenticator', 'paymentPassword', 'bankAccount'] as const

/** Everything that secures the account, and how well. */
export const security = defineCall({
  ...read,
  id: 'security',
  summary: 'What secures the account.',
  path: '/wps/member/security',
  value: shape({
    password: shape({ isSet: Type.Boolean(), setAt: orNull(moment) }),
    mobile: orNull(shape({ number: masked })),
    email: orNull(shape({ address: masked, isConfirmed: Type.Boolean() })),
    authenticator: orNull(shape({ addedAt: moment, recoveryCodesLeft: Type.Integer({ minimum: 0, maximum: 10 }) })),
    passkeys: Type.Array(shape({ id: passkeyId, name: passkeyName, addedAt: moment, usedAt: orNull(moment) }), {
      maxItems: 10,
    }),
    level: shape({
      score: Type.Integer({ minimum: 0, maximum: 100 }),
      parts: Type.Array(
        shape({
          part: Type.Enum([...securityParts]),
          points: Type.Integer({ minimum: 1, maximum: 100 }),
          isReached: Type.Boolean(),
        }),
        { maxItems: securityParts.length },
      ),
    }),
    contactsHeldUntil: orNull(moment),
  }),
})

/** Where the account is signed in, this session first. */
export const ownSessions = defineCall({
  ...read,
  id: 'ownSessions',
  summary: 'The sessions of the account.',
  path: '/wps/member/sessions',
  value: shape({
    list: Type.Array(
      shape({
        id: publicId,
        device: Type.String({ maxLength: 200, description: 'What the browser says of itself' }),
        ...place,
        startedAt: moment,
        lastSeenAt: moment,
        isThis: Type.Boolean(),
      }),
      { maxItems: 5 },
    ),
  }),
})

/** Ends one of the account's sessions, or without an id all but this one; one that is not there has ended. */
export const endOwnSessions = defineCall({
  ...own,
  id: 'endOwnSessions',
  summary: 'Ends sessions of the account.',
  method: 'POST',
  path: '/wps/member/sessions/end',
  encrypted: false,
  body: shape({ id: Type.Optional(publicId) }),
  value: shape({}),
  errors: [],
})

/** How sign-ins can be tried: by a one-time code of the account's own is `handoff`, by one of customer service `service`. */
export const signInMethods = [
  'password',
  'sms',
  'passkey',
  'remembered',
  'handoff',
  'service',
  'registration',
  'reset',
] as const

/** The last 30 tries to sign in, the newest first. */
export const signIns = defineCall({
  ...read,
  id: 'signIns',
  summary: 'The last sign-ins of the account.',
  path: '/wps/member/sign-ins',
  value: shape({
    list: Type.Array(
      shape({
        at: moment,
        device: Type.String({ maxLength: 200 }),
        ...place,
        method: Type.Enum([...signInMethods]),
        stepUp: orNull(Type.Enum(['sms', 'email', 'authenticator', 'recovery', 'bankAccountName'])),
        result: Type.Enum(['entered', 'refused', 'stepUp']),
      }),
      { maxItems: 30 },
    ),
  }),
})

/** Somebody else was there: all other sessions end, no device or address is known any longer, and the password must be changed. */
export const notMe = defineCall({
  ...own,
  id: 'notMe',
  changesAccess: true,
  summary: 'Takes the account back from somebody else.',
  method: 'POST',
  path: '/wps/member/sign-ins/not-me',
  encrypted: false,
  body: shape({}),
  value: shape({}),
  errors: [],
})

/** Gives the account a mobile number: a code sent to it, and one sent to the number before, or else a proof who it is. */
export const changeMobile = defineCall({
  ...change,
  id: 'changeMobile',
  changesAccess: true,
  summary: "Sets the account's mobile number.",
  path: '/wps/member/mobile',
  body: shape({ mobileNum, countryDialingCode, verificationCode, ...provenAgain }),
  value: shape({}),
  errors: ['mobile_number_invalid', 'mobile_taken', 'contacts_held', ...provenAgainErrors],
})

/** Gives the account a mail address, and mails it a code of six digits, good for 30 minutes. */
export const changeEmail = defineCall({
  ...change,
  id: 'changeEmail',
  changesAccess: true,
  summary: "Sets the account's mail address.",
  path: '/wps/member/email',
  body: shape({ email: Type.String({ minLength: 3, maxLength: 200 }), ...provenAgain }),
  value: shape({}),
  errors: ['email_invalid', 'mail_not_sent', 'contacts_held', ...provenAgainErrors],
})

/** Confirms the address by the code that was mailed to it; one that another account has confirmed stays that one's. */
export const confirmEmail = defineCall({
  ...own,
  id: 'confirmEmail',
  changesAccess: true,
  summary: "Confirms the account's mail address.",
  method: 'POST',
  path: '/wps/member/email/confirm',
  encrypted: false,
  body: shape({ verificationCode }),
  value: shape({}),
  errors: ['verification_code_wrong', 'email_taken'],
})

/** A secret for an authenticator app; it counts once a code of it was shown. */
export const startAuthenticator = defineCall({
  ...change,
  id: 'startAuthenticator',
  summary: 'Begins to set up an authenticator.',
  path: '/wps/member/authenticator/start',
  body: shape(provenAgain),
  value: shape({
    secret: Type.String({ pattern: '^[A-Z2-7]{32}$', description: '160 bits, base32' }),
    address: Type.String({ pattern: '^otpauth://totp/', maxLength: 500 }),
  }),
  errors: ['authenticator_exists', ...provenAgainErrors],
})

/** Shows the first code: from now on the authenticator counts. Its recovery codes are told here and never again. */
export const confirmAuthenticator = defineCall({
  ...change,
  id: 'confirmAuthenticator',
  changesAccess: true,
  summary: 'Finishes setting up an authenticator.',
  path: '/wps/member/authenticator/confirm',
  body: shape({ code: verificationCode }),
  value: shape({ recoveryCodes: Type.Array(Type.String({ pattern: '^[A-Z2-7]{5}-[A-Z2-7]{5}$' }), { maxItems: 10 }) }),
  errors: ['authenticator_code_wrong', 'authenticator_exists'],
})

/** Takes the authenticator away, by one of its codes or a recovery code beside the proof; money goes out a day later. */
export const removeAuthenticator = defineCall({
  ...change,
  id: 'removeAuthenticator',
  changesAccess: true,
  summary: 'Removes the authenticator.',
  path: '/wps/member/authenticator/remove',
  body: shape({ code: Type.String({ minLength: 6, maxLength: 20 }), ...provenAgain }),
  value: shape({}),
  errors: ['authenticator_code_wrong', 'factor_not_found', ...provenAgainErrors],
})
