import { definePage } from '../define-page.ts'

const fetchRecords = () => import('#/src/features/cashier/records/fetch-records.ts')
const code = '#/src/features/cashier/records/fetch-records.ts'

/** The account's bets. */
export const betHistory = definePage({
  kind: 'member',
  path: '/member/personalHistoryCopy',
  title: 'member.page.personalHistoryCopy',
  who: 'members',
  component: async () => (await fetchRecords()).fetchBetHistory(),
  code: [code, '#/src/features/cashier/records/bets/bets-page.tsx'],
  texts: ['records'],
  skeleton: { shape: 'member' },
  queries: [
    { id: 'betHistory', query: { period: 'sevenDays', size: 20 } },
    { id: 'betTotals', query: { period: 'sevenDays' } },
    { id: 'playedGames', query: {} },
  ],
  menu: { member: { group: 'records', place: 1, icon: 'receipt' } },
})

/** Every movement of the account's money. */
export const transactionHistory = definePage({
  kind: 'member',
  path: '/member/transactionHistory',
  title: 'member.page.transactionHistory',
  who: 'members',
  component: async () => (await fetchRecords()).fetchTransactionHistory(),
  code: [code, '#/src/features/cashier/records/transactions/transactions-page.tsx'],
  texts: ['records'],
  skeleton: { shape: 'member' },
  queries: [
    { id: 'transactionHistory', query: { period: 'sevenDays', group: 'all', direction: 'both', size: 20 } },
    { id: 'transactionTotals', query: { period: 'sevenDays', group: 'all', direction: 'both' } },
  ],
  menu: { member: { group: 'records', place: 2, icon: 'list' } },
})

/** What the account won and lost. */
export const personalProfit = definePage({
  kind: 'member',
  path: '/member/personalProfit',
  title: 'member.page.personalProfit',
  who: 'members',
  component: async () => (await fetchRecords()).fetchPersonalProfit(),
  code: [code, '#/src/features/cashier/records/profit/profit-page.tsx'],
  texts: ['records'],
  skeleton: { shape: 'member' },
  queries: [{ id: 'personalProfit', query: { period: 'sevenDays' } }],
  menu: { member: { group: 'records', place: 3, icon: 'chart' } },
})

export const bonusDetails = definePage({
  kind: 'member',
  path: '/member/bonusDetails',
  title: 'member.page.bonusDetails',
  who: 'members',
  component: async () => (await fetchRecords()).fetchBonusDetails(),
  code: [code, '#/src/features/cashier/records/bonuses/bonuses-page.tsx'],
  texts: ['records'],
  skeleton: { shape: 'member' },
  queries: [{ id: 'bonusDetails', query: { period: 'thirtyDays', size: 20 } }],
  menu: { member: { group: 'records', place: 4, icon: 'percent' } },
})
