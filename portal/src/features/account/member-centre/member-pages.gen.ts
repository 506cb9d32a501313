// Generated from the definitions of pages (*.page.ts) by `npm run generate`; a check compares it.

import { chartIcon } from '@banyan/ui/icons/chart-icon.ts'
import { depositIcon } from '@banyan/ui/icons/deposit-icon.ts'
import { gamepadIcon } from '@banyan/ui/icons/gamepad-icon.ts'
import { listIcon } from '@banyan/ui/icons/list-icon.ts'
import { percentIcon } from '@banyan/ui/icons/percent-icon.ts'
import { personIcon } from '@banyan/ui/icons/person-icon.ts'
import { receiptIcon } from '@banyan/ui/icons/receipt-icon.ts'
import { shieldIcon } from '@banyan/ui/icons/shield-icon.ts'
import { transferIcon } from '@banyan/ui/icons/transfer-icon.ts'
import { trophyIcon } from '@banyan/ui/icons/trophy-icon.ts'
import { withdrawIcon } from '@banyan/ui/icons/withdraw-icon.ts'

/** The pages under their headings. */
export const memberGroups = [
  {
    name: 'wallet',
    pages: [
      { page: 'depositv2', icon: depositIcon },
      { page: 'withdraw', icon: withdrawIcon },
      { page: 'transferFund', icon: gamepadIcon },
      { page: 'transferUpline', icon: transferIcon },
    ],
  },
  {
    name: 'rewards',
    pages: [
      { page: 'rewardCenter', badge: 'rewards', icon: trophyIcon },
    ],
  },
  {
    name: 'records',
    pages: [
      { page: 'personalHistoryCopy', icon: receiptIcon },
      { page: 'transactionHistory', icon: listIcon },
      { page: 'personalProfit', icon: chartIcon },
      { page: 'bonusDetails', icon: percentIcon },
    ],
  },
  {
    name: 'account',
    pages: [
      { page: 'securityCenter', icon: shieldIcon },
      { page: 'profile', icon: personIcon },
    ],
  },
] as const
export const memberPages = ['profile', 'securityCenter', 'personalHistoryCopy', 'bonusDetails', 'personalProfit', 'transactionHistory', 'depositv2', 'transferFund', 'transferUpline', 'withdraw', 'rewardCenter'] as const
/** What is shown where the address names none. */
export const firstMemberPage = 'securityCenter'
