import Type from 'typebox'
import { defineCall } from '#/call.ts'
import { passwordInput, usernameInput } from '#/identity/login-calls.ts'
import { sessionTokenText } from '#/identity/session-calls.ts'
import { bodyKeyValue } from '#/system/body-key.ts'
import { moment, shape } from '#/system/content.ts'
import { roleCall, roleCallsAtMost, roleName } from '#/system/settings.ts'
import { openOperatorCall, operatorCall } from '../operator-call.ts'

/** What a session of the console begins with. */
const mustChangePassword = Type.Boolean({ description: 'Whether setOperatorPassword comes before everything else' })

/** The key that the operators' sealed bodies are made for: their port knows no call of the portal. */
export const operatorBodyKey = defineCall({
  ...openOperatorCall,
  id: 'operatorBodyKey',
  summary: "The public key that bodies of the operators' encrypted calls are sealed with, and the time by our clock.",
  method: 'GET',
  path: '/wps/operator/session/key',
  query: shape({}),
  body: undefined,
  value: bodyKeyValue,
  errors: [],
  origin: 'ours',
})

/**
 * Signs an operator in by password and authenticator. Whatever is wrong answers alike and takes as long: an unknown
 * name, a password, a code, one that was used before, an account that is no operator's.
 */
export const operatorLogin = defineCall({
  ...openOperatorCall,
  id: 'operatorLogin',
  summary: 'Signs an operator in by username, password and the code of the authenticator.',
  method: 'POST',
  path: '/wps/operator/session/login',
  encrypted: true,
  query: shape({}),
  body: shape({
    username: usernameInput,
    password: passwordInput,
    code: Type.String({ pattern: '^[0-9]{6}$', description: 'As the authenticator shows it, good for one use' }),
  }),
  value: shape({ token: sessionTokenText, mustChangePassword }),
  errors: ['wrong_credentials', 'login_locked'],
  origin: 'ours',
})

/** The one call that takes the cookie alone: a tab of the console learns the token of its session. */
export const operatorToken = defineCall({
  ...openOperatorCall,
  id: 'operatorToken',
  summary: "The token of this browser's session, for pages of the same origin.",
  method: 'GET',
  path: '/wps/operator/session/token',
  query: shape({}),
  body: undefined,
  value: shape({
    token: Type.Union([Type.Null(), sessionTokenText], { description: 'Null when nobody is signed in' }),
    mustChangePassword,
  }),
  errors: ['foreign_origin'],
  origin: 'ours',
})

/** Ends the session and takes back its cookie; for whoever shows the operator key there is nothing to end. */
export const operatorLogout = defineCall({
  ...operatorCall,
  forEveryRole: true,
  beforePasswordChange: true,
  id: 'operatorLogout',
  summary: "Ends this operator's session.",
  method: 'DELETE',
  path: '/wps/operator/session/logout',
  query: shape({}),
  body: undefined,
  value: shape({}),
  errors: [],
  origin: 'ours',
})

/** An operator's own password; longer than a member's, as more can be done with it. */
const operatorPassword = Type.String({ minLength: 12, maxLength: 200 })

/**
 * Sets the password of an operator in place of the one that another operator was shown: nothing but this,
 * the way out and who one is can be reached before. All sessions end; this one goes on with a new pair.
 */
export const setOperatorPassword = defineCall({
  ...operatorCall,
  forEveryRole: true,
  beforePasswordChange: true,
  changesAccess: true,
  id: 'setOperatorPassword',
  summary: 'Sets an own password in place of the one that was handed over.',
  method: 'POST',
  path: '/wps/operator/session/password',
  encrypted: true,
  query: shape({}),
  body: shape({ newPassword: operatorPassword, confirmNewPassword: operatorPassword }),
  value: shape({ token: sessionTokenText }),
  errors: ['nothing_to_change', 'inconsistent_twice', 'password_too_weak', 'password_used_before'],
  origin: 'ours',
})

/** The sign-in before the present one, so that an operator sees one that was somebody else's. */
const lastLogin = Type.Union([Type.Null(), shape({ at: moment, address: Type.String({ maxLength: 60 }) })])

export const operatorInfo = defineCall({
  ...operatorCall,
  forEveryRole: true,
  beforePasswordChange: true,
  id: 'operatorInfo',
  summary: 'Who is signed in at the console, and when and from where before.',
  method: 'GET',
  path: '/wps/operator/session',
  query: shape({}),
  body: undefined,
  value: shape({
    operator: Type.Union(
      [
        Type.Null(),
        shape({
          username: usernameInput,
          nickname: Type.String({ minLength: 1, maxLength: 60 }),
          lastLogin,
          role: Type.Union([Type.Null(), roleName], { description: 'Null: none, so nothing but this call' }),
          calls: Type.Array(roleCall, { maxItems: roleCallsAtMost, description: "The role's; * for every call" }),
        }),
      ],
      { description: 'Null for whoever shows the operator key' },
    ),
  }),
  errors: [],
  origin: 'ours',
})
