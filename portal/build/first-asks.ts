import { ask, type FirstAsk } from '@banyan/client/build/first-asks.ts'

const sevenDays = 'sevenDays'
const handset = { clientType: 3, platform: 'html5-desktop' } as const
const first = { size: 20 } as const
const transactions = { period: sevenDays, group: 'all', direction: 'both' } as const

const security = [ask('security', {}), ask('ownSessions', {}), ask('payoutAccounts', {}), ask('signIns', {})]

/**
 * What pages ask for whoever is signed in, as their queries send it at a first visit; `e2e/first-asks.spec.ts` holds
 * that each of them is taken.
 */
export const firstAsks: {
  readonly everywhere: readonly FirstAsk[]
  readonly pages: Readonly<Record<string, readonly FirstAsk[]>>
} = {
  everywhere: [ask('sessionToken', {}), ask('memberInfo', {}), ask('walletBalance', {})],
  pages: {
    '/favorite': [ask('favouriteGames', { ...handset, pageNo: 1, pageSize: 18 })],
    '/recent': [ask('recentGames', { clientType: 3, page: 1, pageSize: 18 })],
    '/vip': [ask('ownVip', {})],
    '/member': security,
    '/member/securityCenter': security,
    '/member/profile': [ask('profile', {}), ask('security', {})],
    '/member/depositv2': [ask('depositChannels', {}), ask('depositOrders', { size: 10 })],
    '/member/withdraw': [
      ...[ask('withdrawalRequirements', {}), ask('payoutAccounts', {}), ask('withdrawals', { size: 10 })],
    ],
    '/member/transferFund': [ask('GCS_merchantWallet', {}), ask('walletTransfers', {})],
    '/member/transferUpline': [ask('transferTerms', {})],
    '/member/personalHistoryCopy': [
      ...[ask('betHistory', { period: sevenDays, ...first }), ask('betTotals', { period: sevenDays })],
      ask('playedGames', {}),
    ],
    '/member/transactionHistory': [
      ...[ask('transactionHistory', { ...transactions, ...first }), ask('transactionTotals', transactions)],
    ],
    '/member/personalProfit': [ask('personalProfit', { period: sevenDays })],
    '/member/bonusDetails': [ask('bonusDetails', { period: 'thirtyDays', ...first })],
    '/member/rewardCenter': [ask('ownRewards', {})],
  },
}
