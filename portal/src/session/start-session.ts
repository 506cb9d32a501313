import { readStored } from '@banyan/client/browser-storage.ts'
import { portalConfig } from './portal-config.ts'
import { type Session, session, setSession, signedInHint } from './session.ts'
import { keep, readKept } from './session-storage.ts'

let opening: Promise<unknown> = Promise.resolve()

/** A token in this tab, or a sign-in of another tab, is taken up again (requirements SYS-04); a visitor costs no call. */
export function startSession(): void {
  keep('merchant', portalConfig().merchant.code)
  if (readKept('token') === undefined && readStored(signedInHint) === null) return
  setSession({ is: 'opening' })
  opening = import('./member-session.ts')
    .then(({ restoreSession }) => restoreSession())
    // Without an answer nobody is signed in as far as this page can tell; the next visit tries again.
    .catch(() => session().is === 'opening' && setSession({ is: 'out' }))
}

/** The session, once it is known whose it is. */
export async function knownSession(): Promise<Session> {
  await opening
  return session()
}
