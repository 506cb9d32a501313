import type { ValueOf } from '@banyan/contract/call.ts'
import { operatorCalls } from '@banyan/contract/operator/operator-calls.ts'
import { ask } from './ask-server.ts'

const calls = operatorCalls

/** Adds an operator. Its password and authenticator are printed this once. */
export async function addOperator(username: string): Promise<string> {
  const made = await ask<ValueOf<typeof calls.addOperator>>('POST', calls.addOperator.path, { username })
  return [
    `Operator ${made.username} may sign in. This is shown once:`,
    `  password       ${made.password}`,
    `  authenticator  ${made.authenticator}`,
  ].join('\n')
}

/** Every operator on a line: name, state, last sign-in. */
export async function listOperators(): Promise<string> {
  const { operators } = await ask<ValueOf<typeof calls.listOperators>>('GET', calls.listOperators.path)
  return operators
    .map(({ username, isActive, lastLoginAt }) =>
      [username, isActive ? 'active' : 'suspended', lastLoginAt ?? 'never signed in'].join('\t'),
    )
    .join('\n')
}

/** The portal's address with a one-time code for this account, good for a minute. */
export async function signInAddress(username: string): Promise<string> {
  return (await ask<ValueOf<typeof calls.mintSignInCode>>('POST', calls.mintSignInCode.path, { username })).address
}

/** The token of a launch of a vendor's game for a test member, good for a minute. */
export async function testLaunch(vassalage: string, gameCode: string, username: string): Promise<string> {
  const asked = { vassalage, gameCode, username }
  return (await ask<ValueOf<typeof calls.openTestLaunch>>('POST', calls.openTestLaunch.path, asked)).launchToken
}
