// Generated from the definitions of pages (*.page.ts) by `npm run generate`; a check compares it.

import { profile, security } from './account/own-data.page.ts'
import { betHistory, bonusDetails, personalProfit, transactionHistory } from './account/records.page.ts'
import { deposit } from './cashier/deposit.page.ts'
import { transferFund, transferUpline } from './cashier/transfers.page.ts'
import { withdraw } from './cashier/withdraw.page.ts'
import { rewards } from './content/rewards.page.ts'

export const memberComponents = {
  '/member/profile': profile.component,
  '/member/securityCenter': security.component,
  '/member/personalHistoryCopy': betHistory.component,
  '/member/bonusDetails': bonusDetails.component,
  '/member/personalProfit': personalProfit.component,
  '/member/transactionHistory': transactionHistory.component,
  '/member/depositv2': deposit.component,
  '/member/transferFund': transferFund.component,
  '/member/transferUpline': transferUpline.component,
  '/member/withdraw': withdraw.component,
  '/member/rewardCenter': rewards.component,
}
