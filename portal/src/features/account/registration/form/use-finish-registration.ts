import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { useNavigate } from '@tanstack/react-router'
import { closeAccountPopup, openAccountPopup } from '#/src/session/account-popup.ts'
import { enterSession } from '#/src/session/member-session.ts'
import { keep } from '#/src/session/session-storage.ts'
import { forgetInvitation } from '../invitation.ts'

/**
 * What follows a registration (requirements ACC-12): the session, the popup's end and the lobby; then, once, the offer
 * to leave a number for messages.
 */
export function useFinishRegistration(): (answer: ValueOf<Calls['register']>) => Promise<void> {
  const navigate = useNavigate()
  return async ({ token, firstTimeLogin, asksForMessagingNumber, nickname, account, id, type, language, icon }) => {
    forgetInvitation()
    if (token === null) return openAccountPopup('login')
    // Set before the session begins, because its followers read it.
    keep('firstTimeLogin', firstTimeLogin || undefined)
    await enterSession({ token, nickname, account, id, type, language, icon })
    closeAccountPopup('register')
    await navigate({ to: '/', replace: true })
    if (asksForMessagingNumber) openAccountPopup('messaging')
  }
}
