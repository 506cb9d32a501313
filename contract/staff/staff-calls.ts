import Type, { type Static } from 'typebox'
import { defineCall } from '#/call.ts'
import { usernameInput } from '#/identity/login-calls.ts'
import { fourEyesCall } from '#/operator-call.ts'
import { moment, shape } from '#/system/content.ts'
import { roleName } from '#/system/settings.ts'
import { operatorCall, operatorName, reason } from '../operator-call.ts'

const operatorsAtMost = 1_000

/** What an operator signs in with, as it is shown this once: the database keeps a hash and a sealed secret. */
const access = {
  username: operatorName,
  password: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }),
  authenticator: Type.String({
    pattern: '^otpauth://totp/',
    maxLength: 400,
    description: 'Address that authenticator apps are set up with, as a QR code or by hand',
  }),
}

const ofStaff = { ...operatorCall, query: shape({}), origin: 'ours' } as const
const aboutOne = {
  ...ofStaff,
  method: 'POST',
  body: shape({ username: usernameInput, reason }),
  value: shape({}),
} as const

/** The new operator has no role, and may do nothing before a second operator approves one. */
const addOperator = defineCall({
  ...ofStaff,
  id: 'addOperator',
  summary: 'Makes an operator without a role; password and authenticator are shown this once.',
  method: 'POST',
  path: '/wps/operator/operators',
  body: shape({ username: operatorName }),
  value: shape(access),
  errors: ['username_taken'],
})

export const operatorRow = shape({
  username: usernameInput,
  isActive: Type.Boolean(),
  role: Type.Union([Type.Null(), roleName]),
  madeAt: moment,
  lastLoginAt: Type.Union([Type.Null(), moment]),
  sessions: Type.Integer({ minimum: 0, maximum: 100, description: 'Open now' }),
})
export type OperatorRow = Static<typeof operatorRow>

const listOperators = defineCall({
  ...ofStaff,
  id: 'listOperators',
  summary: 'Every operator, by name.',
  method: 'GET',
  path: '/wps/operator/operators',
  body: undefined,
  value: shape({ operators: Type.Array(operatorRow, { maxItems: operatorsAtMost }) }),
  errors: [],
})

/** Null takes the role away. The last active operator with every call keeps it. */
const changeOperatorRole = defineCall({
  ...fourEyesCall,
  id: 'changeOperatorRole',
  summary: 'Gives an operator another role.',
  method: 'POST',
  path: '/wps/operator/operators/role',
  query: shape({}),
  body: shape({ username: usernameInput, role: Type.Union([Type.Null(), roleName]), reason }),
  errors: ['account_not_found', 'role_not_found', 'last_owner', 'nothing_to_change'],
})

/**
 * For an operator who lost password or phone. The sessions end and the role goes: whoever hands out the new access
 * could use it, and a role comes back by two operators only.
 */
const renewOperatorAccess = defineCall({
  ...aboutOne,
  id: 'renewOperatorAccess',
  summary: 'Gives an operator a new password and authenticator, shown this once, and takes the role away.',
  path: '/wps/operator/operators/access',
  value: shape(access),
  errors: ['account_not_found', 'own_account', 'last_owner'],
})

const lockOperator = defineCall({
  ...aboutOne,
  id: 'lockOperator',
  summary: 'Locks an operator out; the sessions end at once.',
  path: '/wps/operator/operators/lock',
  errors: ['account_not_found', 'own_account', 'last_owner', 'nothing_to_change'],
})

const unlockOperator = defineCall({
  ...aboutOne,
  id: 'unlockOperator',
  summary: 'Lets an operator in again who was locked out.',
  path: '/wps/operator/operators/unlock',
  errors: ['account_not_found', 'own_account', 'nothing_to_change'],
})

const operatorSessions = defineCall({
  ...ofStaff,
  id: 'operatorSessions',
  summary: 'Where an operator is signed in.',
  method: 'GET',
  path: '/wps/operator/operators/sessions',
  query: shape({ username: usernameInput }),
  body: undefined,
  value: shape({
    sessions: Type.Array(
      shape({
        device: Type.String({ maxLength: 200 }),
        address: Type.String({ maxLength: 60 }),
        startedAt: moment,
        lastSeenAt: moment,
        isThis: Type.Boolean({ description: 'The one that asks' }),
      }),
      { maxItems: 100 },
    ),
  }),
  errors: ['account_not_found'],
})

const endOperatorSessions = defineCall({
  ...aboutOne,
  id: 'endOperatorSessions',
  summary: 'Signs an operator out everywhere.',
  path: '/wps/operator/operators/sessions/end',
  errors: ['account_not_found'],
})

export const staffCalls = {
  addOperator,
  listOperators,
  changeOperatorRole,
  renewOperatorAccess,
  lockOperator,
  unlockOperator,
  operatorSessions,
  endOperatorSessions,
} as const
