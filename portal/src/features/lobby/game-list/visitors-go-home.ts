import { redirect } from '@tanstack/react-router'
import { openLogin } from '#/src/session/open-login.ts'
import { knownSession } from '#/src/session/start-session.ts'

/** A visitor who chooses a list of its own games is back at the home, with the login popup over it (requirements LOB-05). */
export async function visitorsGoHome(type: 'FAV' | 'RECENT', isPreload: boolean): Promise<void> {
  if ((await knownSession()).is === 'in') return
  if (!isPreload) openLogin({ target: `/?type=${type}` })
  throw redirect({ to: '/' })
}
