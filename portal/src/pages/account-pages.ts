import type { ComponentType } from 'react'
import { leadAgentsHome, needAgent, needTrueAccount, showLogin, showRegister } from './account/entry-rules.ts'

type Path = '/login' | '/register' | '/lottery' | '/seaLottery' | '/vnLottery' | '/agent' | '/agentHome'

interface AccountPage {
  /** Sends whoever it is not for to where they belong. */
  readonly enter: (href: string) => Promise<void>
  /** Its code with its texts; a page that nobody stays at has none. */
  readonly fetch?: () => Promise<ComponentType>
}

const lottery: AccountPage = {
  enter: needTrueAccount,
  fetch: async () => (await import('./account/lottery-page.tsx')).fetchLotteryPage(),
}

const pages: Record<Path, AccountPage> = {
  '/login': { enter: showLogin },
  '/register': { enter: showRegister },
  '/lottery': lottery,
  '/seaLottery': lottery,
  '/vnLottery': lottery,
  '/agent': {
    enter: leadAgentsHome,
    fetch: async () => (await import('./account/agent-page.tsx')).fetchAgentPage(),
  },
  '/agentHome': {
    enter: needAgent,
    fetch: async () => (await import('./account/agent-home-page.tsx')).fetchAgentHomePage(),
  },
}

/** The pages that ask who is there, by their addresses. */
export const accountPages = {
  enter: (path: Path, href: string) => pages[path].enter(href),
  fetch: async (path: Path) => ({ Page: (await pages[path].fetch?.()) ?? (() => null) }),
}
