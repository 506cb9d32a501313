import type { FirstAsk } from '@banyan/client/build/first-asks.ts'

/** Modules that every page waits for. */
export const everywhere = ['portal/src/i18n/texts/{language}.json']

/** Modules that every page also needs for a signed-in account. */
export const ownEverywhere = [
  'portal/src/session/member-session.ts',
  'portal/src/shell/follow-own.ts',
  'portal/src/features/account/member-centre/account-button.tsx',
  'portal/src/features/cashier/wallet/header-balance.tsx',
  'portal/src/features/account/member-centre/account-menu/texts/{language}.json',
  'portal/src/features/cashier/wallet/texts/{language}.json',
]

/** Requests of every page for a signed-in account; the first returns the token that the others send. */
export const asksEverywhere: readonly FirstAsk[] = [
  { id: 'sessionToken', query: {} },
  { id: 'memberInfo', query: {} },
  { id: 'walletBalance', query: {} },
]
