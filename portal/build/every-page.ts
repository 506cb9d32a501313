import type { FirstAsk } from '@banyan/client/build/first-asks.ts'

/** Modules that every page waits for. */
export const everywhere = ['portal/src/i18n/texts/{language}.json']

/** And those of somebody who is signed in. */
export const ownEverywhere = [
  'portal/src/session/member-session.ts',
  'portal/src/shell/follow-own.ts',
  'portal/src/features/account/member-centre/account-button.tsx',
  'portal/src/features/cashier/wallet/header-balance.tsx',
  'portal/src/features/account/member-centre/account-menu/texts/{language}.json',
  'portal/src/features/cashier/wallet/texts/{language}.json',
]

/** What every page asks for them; the first answers the token that the others need. */
export const asksEverywhere: readonly FirstAsk[] = [
  { id: 'sessionToken', query: {} },
  { id: 'memberInfo', query: {} },
  { id: 'walletBalance', query: {} },
]
