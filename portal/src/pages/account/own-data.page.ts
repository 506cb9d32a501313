import { definePage } from '../define-page.ts'

/** What an account is protected by; the member centre begins with it. */
export const security = definePage({
  kind: 'member',
  path: '/member/securityCenter',
  alsoAt: ['/member'],
  title: 'member.page.securityCenter',
  who: 'members',
  component: async () => (await import('#/src/features/account/security/fetch-security.ts')).fetchSecurityCentre(),
  code: [
    '#/src/features/account/security/last-sign-in.tsx',
    '#/src/features/account/security/security-centre.tsx',
    '#/src/features/account/security/words/moment-text.ts',
  ],
  chunk: 'security',
  texts: ['security'],
  skeleton: { shape: 'member' },
  queries: [
    { id: 'security', query: {} },
    { id: 'ownSessions', query: {} },
    { id: 'payoutAccounts', query: {} },
    { id: 'signIns', query: {} },
  ],
  menu: { member: { group: 'account', place: 1, icon: 'shield' } },
})

export const profile = definePage({
  kind: 'member',
  path: '/member/profile',
  title: 'member.page.profile',
  who: 'members',
  component: async () => (await import('#/src/features/account/profile/fetch-profile.ts')).fetchProfile(),
  code: ['#/src/features/account/profile/profile-page.tsx'],
  chunk: 'profile',
  texts: ['profile', 'forms', 'proof', 'sent-code'],
  skeleton: { shape: 'member' },
  queries: [
    { id: 'profile', query: {} },
    { id: 'security', query: {} },
  ],
  menu: { member: { group: 'account', place: 2, icon: 'person' } },
})
