// Generated from the definitions of pages (*.page.ts) by `npm run generate`; a check compares it.

import { depositIcon } from '@banyan/ui/icons/deposit-icon.ts'
import { giftIcon } from '@banyan/ui/icons/gift-icon.ts'
import { gridIcon } from '@banyan/ui/icons/grid-icon.ts'
import { homeIcon } from '@banyan/ui/icons/home-icon.ts'

export const barEntries = [
  { to: '/', name: 'nav.home', icon: homeIcon },
  { to: '/rng', name: 'nav.games', icon: gridIcon },
  { page: 'depositv2', name: 'nav.deposit', icon: depositIcon },
  { to: '/promotions', name: 'nav.promotions', icon: giftIcon },
] as const
/** Addresses that show the lobby (NAV-01). */
export const homePaths = /^\/(index|index\.html|home)?$/
/** Pages that bring what surrounds them, whatever the case. */
export const framelessPaths = /^\/(agentHome|agent|seamless)\/?$/i
/** Pages that a game fills. */
export const gamePaths = /^\/(lottery|lottert|seaLottery|vnLottery|seamless)(\/|$)/i
