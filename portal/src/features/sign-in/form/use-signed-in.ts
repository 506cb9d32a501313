import type { OwnAccount } from '@banyan/contract/identity/own-account.ts'
import { useNavigate } from '@tanstack/react-router'
import { enterSession } from '#/src/session/member-session.ts'
import { keep } from '#/src/session/session-storage.ts'
import { closeLogin, useLoginPopup } from '../open-login.ts'
import type { Entrance } from './entrance.ts'

export interface LoginAnswer extends OwnAccount {
  readonly token: string
  readonly firstTimeLogin: boolean
}

/**
 * What follows a login (requirements ACC-04): the session, the popup's end, and the page that was asked for; an agent
 * who came by the agents' page goes to the back office.
 */
export function useSignedIn(entrance: Entrance): (answer: LoginAnswer) => Promise<void> {
  const navigate = useNavigate()
  const { target } = useLoginPopup()
  return async ({ firstTimeLogin, token, nickname, account, id, type, language, icon }) => {
    // Before the session begins: whatever follows it looks for this.
    keep('firstTimeLogin', firstTimeLogin || undefined)
    await enterSession({ token, nickname, account, id, type, language, icon })
    closeLogin()
    // An address with its query, which `to` would take for a part of the path.
    const href = entrance === 'agent' ? '/agentHome' : target
    if (href !== undefined) await navigate({ href, replace: entrance === 'agent' })
  }
}
