// Generated from the definitions of pages (*.page.ts) by `npm run generate`; a check compares it.

import { depositIcon } from '@banyan/ui/icons/deposit-icon.ts'
import { giftIcon } from '@banyan/ui/icons/gift-icon.ts'
import { homeIcon } from '@banyan/ui/icons/home-icon.ts'
import { trophyIcon } from '@banyan/ui/icons/trophy-icon.ts'
import { withdrawIcon } from '@banyan/ui/icons/withdraw-icon.ts'

export const drawerEntries = [
  { to: '/', name: 'nav.home', icon: homeIcon },
  { page: 'depositv2', name: 'nav.deposit', icon: depositIcon },
  { page: 'withdraw', name: 'nav.withdraw', icon: withdrawIcon },
  { to: '/promotions', name: 'nav.promotions', icon: giftIcon },
  { page: 'rewardCenter', name: 'nav.rewards', badge: 'rewards', icon: trophyIcon },
] as const
