import { randomBytes } from 'node:crypto'
import { accountTypes } from '#/modules/accounts/account-types.ts'
import { createAccount, type NewAccount } from '#/modules/accounts/accounts.ts'
import { anAccount } from '#/modules/accounts/test-world/account-builder.ts'
import { lockForSignIn, openSession, type SignIn } from '#/modules/sessions/open-session.ts'
import { SessionSecrets } from '#/modules/sessions/session-secrets.ts'
import { giveRole, ownerRole } from '#/modules/staff/roles.ts'
import type { Database } from '#/platform/db/database.ts'

/** A session that a test opened, with what its client holds. */
export interface SignedInClient {
  readonly accountId: bigint
  /** What the cookie holds. */
  readonly id: string
  readonly token: string
  /** What its browser sends with each call of the portal. */
  readonly headers: { readonly cookie: string; readonly token: string }
  /** What the browser of an operator sends with each call of the console. */
  readonly consoleHeaders: { readonly cookie: string; readonly token: string }
}

/** Opens a session for an account, which is made where a new one is given, without the login call. */
export async function signIn(
  database: Database,
  { key, https }: { readonly key: Uint8Array; readonly https: boolean },
  who: bigint | Partial<NewAccount>,
  how: Partial<SignIn> = {},
): Promise<SignedInClient> {
  const secrets = new SessionSecrets(key, randomBytes)
  const usual = { client: 'browser', origin: 'password', userAgent: 'a test', address: '127.0.0.1' } as const
  return await database.transaction(async (tx) => {
    const username = `player-${randomBytes(6).toString('hex')}`
    const accountId = typeof who === 'bigint' ? who : await createAccount(tx, anAccount({ username, ...who }))
    if (typeof who === 'object' && who.type === accountTypes.operator) await giveRole(tx, accountId, ownerRole)
    const arrival = await lockForSignIn(tx, accountId, how.replaces)
    const opened = arrival && (await openSession(tx, secrets, arrival, { ...usual, ...how }))
    if (!opened) throw new Error('this account may not sign in')
    const { id, token } = opened
    return {
      accountId,
      id,
      token,
      headers: { cookie: `${https ? '__Host-' : ''}sid=${id}`, token },
      consoleHeaders: { cookie: `osid=${id}`, token },
    }
  })
}
