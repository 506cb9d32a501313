import { redirect } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { isAgent } from '#/src/session/account-kind.ts'
import { openAccountPopup } from '#/src/session/account-popup.ts'
import { askForTrueAccount } from '#/src/session/ask-for-account.ts'
import { openLogin } from '#/src/session/open-login.ts'
import { knownSession } from '#/src/session/start-session.ts'
import type { Who } from './define-page.ts'
import { guardedPages } from './guarded-pages.gen.ts'

/** Each waits until the session is known, and sends whoever a page is not for where they belong. */
const rules: Readonly<Record<Exclude<Who, 'everyone'>, (href: string) => Promise<void>>> = {
  /** Whoever is signed in has no need of the popup (requirements NAV-02). */
  async login() {
    if ((await knownSession()).is !== 'in') openLogin()
    leadTo('/')
  },

  /** The same for registering (requirements NAV-03). */
  async register() {
    if ((await knownSession()).is !== 'in') openAccountPopup('register')
    leadTo('/')
  },

  /** A visitor signs in over the lobby and then comes to `href`; a trial account is told why it does not (NAV-07, ACC-06). */
  async members(href) {
    await knownSession()
    if (!askForTrueAccount(href)) leadTo('/')
  },

  /** An agent who is signed in has no need of the agents' login. */
  async agentLogin() {
    if (await isAgentHere()) leadTo('/agentHome')
  },

  /** Anyone else goes to the agents' login (NAV-05). */
  async agents() {
    if (!(await isAgentHere())) leadTo('/agent')
  },
}

async function isAgentHere(): Promise<boolean> {
  const now = await knownSession()
  return now.is === 'in' && isAgent(now.account)
}

function leadTo(to: '/' | '/agent' | '/agentHome'): never {
  throw redirect({ to, replace: true })
}

/** Whom it is for, and its component; a page that nobody stays at has none. */
type GuardedPage = readonly [who: keyof typeof rules, component?: () => Promise<ComponentType>]
const pages: Readonly<Record<GuardedPath, GuardedPage>> = guardedPages
type GuardedPath = keyof typeof guardedPages

/** Lets the visitor stay on the page at this path, or leads elsewhere. */
export const enter = (path: GuardedPath, href: string) => rules[pages[path][0]](href)
/** The component of the page at this path. */
export const pageAt = async (path: GuardedPath) => (await pages[path][1]?.()) ?? (() => null)
