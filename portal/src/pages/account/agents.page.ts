import { definePage } from '../define-page.ts'

/** NAV-04: the agents' way in. */
export const agentLogin = definePage({
  path: '/agent',
  title: 'agents.headTitle',
  who: 'agentLogin',
  component: async () => (await import('./agent-page.tsx')).fetchAgentPage(),
  isLate: true,
  frame: 'none',
  isListed: true,
})

/** NAV-05: the back office. */
export const agentHome = definePage({
  path: '/agentHome',
  title: 'agents.office',
  who: 'agents',
  component: async () => (await import('./agent-home-page.tsx')).fetchAgentHomePage(),
  texts: ['agents'],
  frame: 'none',
})
