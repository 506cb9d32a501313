import { notLoggedIn } from '@banyan/client/signals.ts'
import { accountPopup } from '#/src/session/account-popup.ts'
import { openLogin } from '#/src/session/open-login.ts'
import { session } from '#/src/session/session.ts'

/** A refused call ends what is left of a session here and asks to sign in (requirements NAV-20). */
export function hearSessionEnds(): () => void {
  return notLoggedIn.hear(() => {
    const hadSession = session().is !== 'out'
    // A further call that the same end refused: the login stays as it is, and goes on saying why it opened.
    if (!hadSession && accountPopup().shown === 'login') return
    if (hadSession) void import('#/src/session/member-session.ts').then(({ forgetSession }) => forgetSession())
    openLogin({ ended: hadSession })
  })
}
