import { notLoggedIn } from '#/src/api/signals.ts'
import { openLogin } from '#/src/features/sign-in/open-login.ts'
import { session } from '#/src/session/session.ts'

/** A refused call ends what is left of a session here and asks to sign in (requirements NAV-20). */
export function hearSessionEnds(): () => void {
  return notLoggedIn.hear(() => {
    const hadSession = session().is !== 'out'
    if (hadSession) void import('#/src/session/member-session.ts').then(({ forgetSession }) => forgetSession())
    openLogin({ ended: hadSession })
  })
}
