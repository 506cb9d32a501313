import Type from 'typebox'
import { defineCall, everyone } from '#/call.ts'
import { shape } from '#/system/content.ts'
import { entrance, passwordInput } from './login-calls.ts'
import { verificationCode } from './mobile-number.ts'
import { provenSignIn, signInErrors } from './signed-in.ts'

/** Bytes as WebAuthn's JSON writes them. */
const base64url = (maxLength: number) => Type.String({ pattern: '^[A-Za-z0-9_-]+$', maxLength })

/** Identity of a passkey here, not of its credential. */
export const passkeyId = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' })
/** What its owner calls it. */
export const passkeyName = Type.String({ minLength: 1, maxLength: 40 })

const challenge = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$', description: '256 bits, good once, for 5 minutes' })
const rpId = Type.String({ maxLength: 253, description: 'The host that the passkey belongs to' })
const transport = Type.Enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])
const extensions = Type.Object({}, { additionalProperties: false })

const proofAgain = { password: Type.Optional(passwordInput), ownCode: Type.Optional(verificationCode) }
const proofErrors = ['wrong_password', 'verification_code_wrong', 'login_locked'] as const
const own = {
  moduleId: 'MEMBER',
  method: 'POST',
  callers: ['member', 'agent'],
  token: 'needed',
  query: shape({}),
  origin: 'ours',
} as const

/** What the browser is to make a passkey of; the account has proved again who it is. */
export const passkeyOptions = defineCall({
  ...own,
  id: 'passkeyOptions',
  summary: 'Begins to add a passkey.',
  path: '/wps/member/passkeys/options',
  encrypted: true,
  body: shape(proofAgain),
  value: shape({
    challenge,
    rp: shape({ id: rpId, name: Type.String({ maxLength: 60 }) }),
    user: shape({
      id: base64url(60),
      name: Type.String({ maxLength: 60 }),
      displayName: Type.String({ maxLength: 60 }),
    }),
    excludeCredentials: Type.Array(base64url(1400), {
      maxItems: 10,
      description: 'Credentials that the account has already',
    }),
  }),
  errors: ['too_many_passkeys', ...proofErrors],
})

/** Adds the passkey that the browser has made; money goes out a day later. */
export const addPasskey = defineCall({
  ...own,
  id: 'addPasskey',
  changesAccess: true,
  summary: 'Adds a passkey.',
  path: '/wps/member/passkeys',
  encrypted: false,
  body: shape({
    name: passkeyName,
    id: base64url(1400),
    clientDataJSON: base64url(4000),
    attestationObject: base64url(8000),
    transports: Type.Array(transport, { maxItems: 7 }),
  }),
  value: shape({ id: passkeyId }),
  errors: ['passkey_refused', 'too_many_passkeys'],
})

/** Takes a passkey away at once; a session that it opened stays, for its owner has proved again who it is. */
export const removePasskey = defineCall({
  ...own,
  id: 'removePasskey',
  changesAccess: true,
  summary: 'Removes a passkey.',
  path: '/wps/member/passkeys/remove',
  encrypted: true,
  body: shape({ id: passkeyId, ...proofAgain }),
  value: shape({}),
  errors: ['factor_not_found', ...proofErrors],
})

const login = {
  moduleId: 'SESSION',
  method: 'POST',
  callers: everyone,
  token: 'none',
  query: shape({}),
  origin: 'ours',
} as const

/** What the browser is to ask for a passkey with; it names no account, the passkey does. */
export const passkeyChallenge = defineCall({
  ...login,
  id: 'passkeyChallenge',
  summary: 'Begins a sign-in by passkey.',
  path: '/wps/session/login/passkey/options',
  encrypted: false,
  body: shape({}),
  value: shape({ challenge, rpId }),
  errors: [],
})

/** Signs in by passkey: what somebody has and is, so no step-up follows. */
export const passkeyLogin = defineCall({
  ...login,
  id: 'passkeyLogin',
  summary: 'Signs in by passkey.',
  path: '/wps/session/login/passkey',
  encrypted: false,
  body: shape({
    entrance: Type.Optional(entrance),
    id: base64url(1400),
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(2000),
    signature: base64url(1000),
    userHandle: Type.Optional(base64url(100)),
    extensions: Type.Optional(extensions),
  }),
  value: provenSignIn,
  errors: ['passkey_refused', ...signInErrors.filter((code) => !code.startsWith('step_up'))],
})
