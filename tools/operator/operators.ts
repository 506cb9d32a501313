import type { ValueOf } from '@banyan/contract/call.ts'
import { operatorCalls } from '@banyan/contract/operator/operator-calls.ts'
import { staffCalls } from '@banyan/contract/operator/staff-calls.ts'
import { ask } from './ask-server.ts'

const calls = { ...operatorCalls, ...staffCalls }

/** Adds an operator with a role, or without. Its password and authenticator are printed this once. */
export async function addOperator(username: string, role: string | undefined): Promise<string> {
  const made = await ask<ValueOf<typeof calls.addOperator>>('POST', calls.addOperator.path, { username })
  if (role !== undefined) await giveRole(username, role)
  return [
    `Operator ${made.username} may sign in. This is shown once:`,
    `  password       ${made.password}`,
    `  authenticator  ${made.authenticator}`,
  ].join('\n')
}

/** Gives an operator a role, or takes it away with `none`. Whoever holds the key needs no second operator. */
export async function giveRole(username: string, role: string): Promise<string> {
  const given = role === 'none' ? null : role
  await ask('POST', calls.changeOperatorRole.path, { username, role: given, reason: 'by the operator key' })
  return given === null ? `${username} has no role now.` : `${username} is ${role} now.`
}

/** Every operator on a line: name, role, state, last sign-in. */
export async function listOperators(): Promise<string> {
  const { operators } = await ask<ValueOf<typeof calls.listOperators>>('GET', calls.listOperators.path)
  return operators
    .map(({ username, role, isActive, lastLoginAt }) =>
      [username, role ?? 'no role', isActive ? 'active' : 'locked', lastLoginAt ?? 'never signed in'].join('\t'),
    )
    .join('\n')
}

/** The portal's address with a one-time code for this account, good for a minute. */
export async function signInAddress(username: string): Promise<string> {
  const asked = { username, reason: 'by the operator key' }
  return (await ask<ValueOf<typeof calls.mintSignInCode>>('POST', calls.mintSignInCode.path, asked)).address
}

/** The token of a launch of a vendor's game for a test member, good for a minute. */
export async function testLaunch(vassalage: string, gameCode: string, username: string): Promise<string> {
  const asked = { vassalage, gameCode, username }
  return (await ask<ValueOf<typeof calls.openTestLaunch>>('POST', calls.openTestLaunch.path, asked)).launchToken
}
