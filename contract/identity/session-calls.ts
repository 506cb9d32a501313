import Type from 'typebox'
import { defineCall, everyone } from '#/call.ts'
import { shape } from '#/system/content.ts'

/** What the browser sends in the `token` header beside its cookie: an HMAC of the session's id. */
export const sessionTokenText = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' })

/** A one-time sign-in code: 160 bits, good for 60 s and one use. */
const handoffCode = Type.String({ pattern: '^[A-Za-z0-9_-]{27}$' })

const sessionCall = { moduleId: 'SESSION', encrypted: false, query: shape({}) } as const

/** The one call that takes the cookie alone: a tab of the portal itself learns the token of its session. */
export const sessionToken = defineCall({
  ...sessionCall,
  id: 'sessionToken',
  summary: "The token of this browser's session, for pages of the same origin.",
  method: 'GET',
  path: '/wps/session/token',
  callers: everyone,
  token: 'none',
  body: undefined,
  value: shape({
    token: Type.Union([Type.Null(), sessionTokenText], { description: 'Null when nobody is signed in' }),
  }),
  errors: ['foreign_origin'],
  origin: 'ours',
})

/** Ends the session on the server and takes back its cookie (requirements ACC-18). */
export const logout = defineCall({
  ...sessionCall,
  id: 'logout',
  beforePasswordChange: true,
  summary: 'Ends this session.',
  method: 'DELETE',
  path: '/wps/session/logout',
  callers: ['member', 'trial', 'agent'],
  token: 'needed',
  body: undefined,
  value: shape({}),
  errors: [],
  origin: 'spec 7',
})

/** Hands this session's account over to another address of the brand; a new code replaces the one before. */
export const handoff = defineCall({
  ...sessionCall,
  id: 'handoff',
  summary: 'A one-time sign-in code for this account, good for 60 s.',
  method: 'POST',
  path: '/wps/session/handoff',
  callers: ['member', 'agent'],
  token: 'needed',
  body: undefined,
  value: shape({ code: handoffCode }),
  errors: [],
  origin: 'ours',
})

/** Whom a code would sign in, for the question "continue as …?"; the code stays good. */
export const handoffAccount = defineCall({
  ...sessionCall,
  id: 'handoffAccount',
  summary: 'Whom a one-time sign-in code belongs to.',
  method: 'POST',
  path: '/wps/session/handoff/account',
  callers: everyone,
  token: 'none',
  body: shape({ code: handoffCode }),
  value: shape({ nickname: Type.String({ minLength: 1, maxLength: 60 }) }),
  errors: ['sign_in_code_invalid'],
  origin: 'ours',
})

/**
 * Exchanges a code for a new session of this browser, whose session before it ends (requirements SYS-04). An account with
 * an authenticator is asked for it from where it is not known (requirements ACC-19): then the code is used up all the same.
 */
export const redeemHandoff = defineCall({
  ...sessionCall,
  id: 'redeemHandoff',
  summary: 'Signs in with a one-time code.',
  method: 'POST',
  path: '/wps/session/handoff/redeem',
  callers: everyone,
  token: 'none',
  body: shape({ code: handoffCode }),
  value: shape({ token: sessionTokenText }),
  errors: ['sign_in_code_invalid', 'step_up_needed', 'login_locked'],
  origin: 'ours',
})
