import type { ValueOf } from '@banyan/contract/call.ts'
import { memberActions } from '@banyan/contract/identity/operator-member-actions.ts'
import { vendorGiftCalls } from '@banyan/contract/rounds/operator-vendor-gift-calls.ts'
import { staffCalls } from '@banyan/contract/staff/staff-calls.ts'
import { ask } from './ask-server.ts'

/** What a call answers that needs a second operator. */
export type Requested = ValueOf<typeof calls.mintSignInCode>

/** Says that a request is pending. */
export const pendingText = (approval: string | null) =>
  `Request ${approval} needs an operator's approval in the console.`

const calls = { ...memberActions, ...vendorGiftCalls, ...staffCalls }

/** Adds an operator with a role, or without. Its password and authenticator are printed this once. */
export async function addOperator(username: string, role: string | undefined): Promise<string> {
  const made = await ask<ValueOf<typeof calls.addOperator>>('POST', calls.addOperator.path, { username })
  const given = role === undefined ? [] : [await giveRole(username, role)]
  return [
    ...given,
    `Operator ${made.username} may sign in. This is shown once:`,
    `  password       ${made.password}`,
    `  authenticator  ${made.authenticator}`,
  ].join('\n')
}

/** Gives an operator a role, or takes it away with `none`. An operator approves it once the brand has two owners. */
export async function giveRole(username: string, role: string): Promise<string> {
  const given = role === 'none' ? null : role
  const asked = { username, role: given, reason: 'by the operator key' }
  const { approval } = await ask<Requested>('POST', calls.changeOperatorRole.path, asked)
  if (approval !== null) return pendingText(approval)
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

/** Requests an address that signs this account in; the operator who approves it is shown it. */
export async function requestSignInAddress(username: string): Promise<string> {
  const asked = { username, reason: 'by the operator key' }
  const { approval } = await ask<Requested>('POST', calls.mintSignInCode.path, asked)
  return pendingText(approval)
}

/** The token of a launch of a vendor's game for a test member, good for a minute. */
export async function testLaunch(vassalage: string, gameCode: string, username: string): Promise<string> {
  const asked = { vassalage, gameCode, username }
  return (await ask<ValueOf<typeof calls.openTestLaunch>>('POST', calls.openTestLaunch.path, asked)).launchToken
}
