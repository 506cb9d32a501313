import { redirect } from '@tanstack/react-router'
import { isAgent } from '#/src/session/account-kind.ts'
import { openAccountPopup } from '#/src/session/account-popup.ts'
import { askForTrueAccount } from '#/src/session/ask-for-account.ts'
import { openLogin } from '#/src/session/open-login.ts'
import { knownSession } from '#/src/session/start-session.ts'

// Whom an address lets in. Each waits until the session is known, and sends others where they belong.

/** Whoever is signed in has no need of the popup (requirements NAV-02). */
export async function showLogin(): Promise<void> {
  if ((await knownSession()).is !== 'in') openLogin()
  throw redirect({ to: '/', replace: true })
}

/** The same for registering (requirements NAV-03). */
export async function showRegister(): Promise<void> {
  if ((await knownSession()).is !== 'in') openAccountPopup('register')
  throw redirect({ to: '/', replace: true })
}

/** A visitor signs in over the lobby and then comes to `href`; a trial account is told why it does not (NAV-07, ACC-06). */
export async function needTrueAccount(href: string): Promise<void> {
  await knownSession()
  if (!askForTrueAccount(href)) throw redirect({ to: '/', replace: true })
}

/** An agent who is signed in has no need of the agents' login. */
export async function leadAgentsHome(): Promise<void> {
  if (await isAgentHere()) throw redirect({ to: '/agentHome', replace: true })
}

/** Anyone else goes to the agents' login (NAV-05). */
export async function needAgent(): Promise<void> {
  if (!(await isAgentHere())) throw redirect({ to: '/agent', replace: true })
}

async function isAgentHere(): Promise<boolean> {
  const now = await knownSession()
  return now.is === 'in' && isAgent(now.account)
}
