import type { OwnAccount } from '@banyan/contract/identity/own-account.ts'
import { useNavigate } from '@tanstack/react-router'
import { closeAccountPopup, openAccountPopup, useAccountPopup } from '#/src/session/account-popup.ts'
import { enterSession } from '#/src/session/member-session.ts'
import { keep } from '#/src/session/session-storage.ts'
import type { Entrance } from './entrance.ts'

export interface LoginAnswer extends OwnAccount {
  readonly token: string
  readonly firstTimeLogin: boolean
  /** What a sign-in tells that a password may have proved. */
  readonly passwordExpired?: boolean
  readonly passwordIsWeak?: boolean
  readonly mustChangePassword?: boolean
}

interface SignedInWay {
  /** Signed in by a code or passkey, so no password was checked. */
  readonly withoutPassword?: boolean
  /** Address to go to, whatever the popup was opened for. */
  readonly target?: string
}

/**
 * Finishes a login (requirements ACC-04): begins the session; then the change of a password that is weak, expired or must
 * be changed, or else the popup's end and the page that was asked for. An agent who came by the agents' page goes to
 * the back office.
 */
export function useFinishSignIn(entrance: Entrance): (answer: LoginAnswer, way?: SignedInWay) => Promise<void> {
  const navigate = useNavigate()
  const asked = useAccountPopup().target
  return async (answer, { withoutPassword = false, ...way } = {}) => {
    // An address with its query, which `to` would take for a part of the path.
    const target = entrance === 'agent' ? '/agentHome' : (way.target ?? asked)
    const { firstTimeLogin, token, nickname, account, id, type, language, icon } = answer
    // Set before the session begins, because its followers read it.
    keep('firstTimeLogin', firstTimeLogin || undefined)
    // Before the login popup sees that somebody is signed in, and closes.
    const mustChange = answer.mustChangePassword === true
    const shouldChange = !withoutPassword && (answer.passwordIsWeak || answer.passwordExpired)
    if (mustChange || shouldChange) openAccountPopup('password', { mustChange, knowsOld: mustChange, target })
    await enterSession({ token, nickname, account, id, type, language, icon })
    if (mustChange || shouldChange) return
    closeAccountPopup('login')
    if (target !== undefined) await navigate({ href: target, replace: entrance === 'agent' })
  }
}
