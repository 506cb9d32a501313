import { staffCalls } from '@banyan/contract/staff/staff-calls.ts'
import { UsernameTaken } from '#/modules/accounts/accounts.ts'
import { endSessionsOf } from '#/modules/sessions/end-sessions.ts'
import { countLiveSessions, liveSessionsOf } from '#/modules/sessions/own-sessions.ts'
import { createOperator, listOperators, type OperatorParts } from '#/modules/sign-in/operators.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { Database } from '#/platform/db/database.ts'
import { type Binding, bind, bindAction, bindFourEyes, type Principal } from '#/platform/http/bind.ts'
import { Refusal } from '#/platform/refusal.ts'
import { allRoles, setRole } from '../store/operators.ts'
import {
  changeRole,
  hasTooFewOwners,
  lockOperator,
  operatorNamed,
  renewAccess,
  type StaffMember,
  unlockOperator,
} from '../use-cases/staff.ts'

const listedAtMost = 1_000

export interface StaffParts extends OperatorParts {
  readonly database: Database
  readonly settings: MerchantSettings
}

/** Those who run the brand: who they are, what they may do, and where they are signed in. */
export function staffBindings({ database, settings, ...parts }: StaffParts): Binding[] {
  return [
    bindAction(staffCalls.addOperator, async ({ body: { username } }, _context, record) => {
      const issuer = settings.current('brand').name
      const add = record(async (tx) => {
        const { id, access: value } = await createOperator(tx, parts, { username, issuer, mustChangePassword: true })
        await setRole(tx, id, null)
        return { value, object: `operator ${username}`, before: { username: null }, after: { username, role: null } }
      })
      return await add.catch((error: unknown) => {
        throw error instanceof UsernameTaken ? new Refusal('username_taken') : error
      })
    }),
    bind(staffCalls.listOperators, async () => {
      const [operators, roles] = await Promise.all([listOperators(database.db, listedAtMost), allRoles(database.db)])
      const sessions = await countLiveSessions(
        database.db,
        operators.map(({ id }) => id),
      )
      const rows = operators.map(({ id, madeAt, lastLoginAt, ...row }) => ({
        ...row,
        role: roles.get(id) ?? null,
        madeAt: madeAt.toISOString(),
        lastLoginAt: lastLoginAt?.toISOString() ?? null,
        sessions: sessions.get(id) ?? 0,
      }))
      return { operators: rows }
    }),
    bindFourEyes(staffCalls.changeOperatorRole, (tx, body) => changeRole(tx, settings, body), {
      isKeyEnough: (db) => hasTooFewOwners(db, settings),
    }),
    bindAction(staffCalls.renewOperatorAccess, async ({ body: { username, reason } }, { principal }, record) =>
      record(async (tx) => {
        const operator = await anotherOperator(tx, principal, username)
        const { roleBefore, ...value } = await renewAccess(tx, settings, parts, operator)
        const change = { before: { role: roleBefore }, after: { role: null } }
        return { value, object: `operator ${operator.username}`, reason, ...change }
      }),
    ),
    bindAction(staffCalls.lockOperator, async ({ body: { username, reason } }, { principal }, record) =>
      record(async (tx) => {
        const operator = await anotherOperator(tx, principal, username)
        await lockOperator(tx, settings, operator)
        const change = { before: { isActive: true }, after: { isActive: false } }
        return { value: {}, object: `operator ${operator.username}`, reason, ...change }
      }),
    ),
    bindAction(staffCalls.unlockOperator, async ({ body: { username, reason } }, { principal }, record) =>
      record(async (tx) => {
        const operator = await anotherOperator(tx, principal, username)
        await unlockOperator(tx, operator)
        const change = { before: { isActive: false }, after: { isActive: true } }
        return { value: {}, object: `operator ${operator.username}`, reason, ...change }
      }),
    ),
    ...sessionsBindings(database),
  ]
}

function sessionsBindings(database: Database): Binding[] {
  return [
    bind(staffCalls.operatorSessions, async ({ query: { username } }, { principal: { account } }) => {
      const { id } = await operatorNamed(database.db, username)
      const sessions = await liveSessionsOf(database.db, id, Buffer.from(account?.session ?? '', 'hex'))
      return {
        sessions: sessions.map(({ device, address, startedAt, lastSeenAt, isThis }) => ({
          ...{ device, address, isThis },
          startedAt: startedAt.toISOString(),
          lastSeenAt: lastSeenAt.toISOString(),
        })),
      }
    }),
    bindAction(staffCalls.endOperatorSessions, async ({ body: { username, reason } }, _context, record) =>
      record(async (tx) => {
        const operator = await operatorNamed(tx, username)
        const before = { sessions: (await countLiveSessions(tx, [operator.id])).get(operator.id) ?? 0 }
        await endSessionsOf(tx, operator.id)
        return { value: {}, object: `operator ${operator.username}`, reason, before, after: { sessions: 0 } }
      }),
    ),
  ]
}

/** Nobody does this to the account that they are signed in with. */
async function anotherOperator(
  tx: Parameters<typeof operatorNamed>[0],
  { account }: Principal,
  username: string,
): Promise<StaffMember> {
  const operator = await operatorNamed(tx, username)
  if (operator.id === account?.id) throw new Refusal('own_account')
  return operator
}
