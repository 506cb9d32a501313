import type { Visit } from '#/modules/sessions/enter-portal.ts'
import { lockForSignIn, type OpenedSession, openSession } from '#/modules/sessions/open-session.ts'
import { type SessionOfChange, sessionOfChange } from '#/modules/sessions/own-sessions.ts'
import type { SessionSecrets } from '#/modules/sessions/session-secrets.ts'
import type { Tx } from '#/platform/db/handles.ts'
import type { SignedIn } from '#/platform/http/bind.ts'
import { Refusal } from '#/platform/refusal.ts'
import { setPassword } from './set-password.ts'

/** Sets the password of the account that is signed in, and opens a session in the place of the one that asks. */
export async function changeOwnPassword(
  tx: Tx,
  secrets: SessionSecrets,
  { id, session }: SignedIn,
  change: { readonly passwordHash: string; readonly visit: Visit },
): Promise<OpenedSession & Pick<SessionOfChange, 'client'>> {
  const account = await lockForSignIn(tx, id, undefined)
  // Of two who change it at once the second finds its session ended.
  const before = await sessionOfChange(tx, Buffer.from(session, 'hex'))
  if (!before) throw new Refusal('not_logged_in')
  await setPassword(tx, id, change.passwordHash)
  const { client } = before
  const { userAgent, address } = change.visit
  const opened =
    account && (await openSession(tx, secrets, account, { userAgent, address, client, origin: 'password' }))
  if (!opened) throw new Refusal('not_logged_in')
  return { ...opened, client }
}
