import { definePage } from '../define-page.ts'

/** Money at vendors that keep a wallet of their own. */
export const transferFund = definePage({
  kind: 'member',
  path: '/member/transferFund',
  title: 'member.page.transferFund',
  who: 'members',
  component: async () => (await import('#/src/features/cashier/transfers/fetch-transfer-fund.ts')).fetchTransferFund(),
  code: ['#/src/features/cashier/transfers/fund/transfer-fund-page.tsx'],
  chunk: 'transfer-fund',
  texts: ['fund', 'orders', 'forms'],
  skeleton: { shape: 'member' },
  queries: [
    { id: 'GCS_merchantWallet', query: {} },
    { id: 'walletTransfers', query: {} },
  ],
  menu: { member: { group: 'wallet', place: 3, icon: 'gamepad' } },
})

/** Money between an agent and its members. */
export const transferUpline = definePage({
  kind: 'member',
  path: '/member/transferUpline',
  title: 'member.page.transferUpline',
  who: 'members',
  component: async () =>
    (await import('#/src/features/cashier/transfers/fetch-transfer-upline.ts')).fetchTransferPage(),
  code: ['#/src/features/cashier/transfers/upline/transfer-page.tsx'],
  texts: ['upline', 'orders', 'forms'],
  skeleton: { shape: 'member' },
  queries: [{ id: 'transferTerms', query: {} }],
  menu: { member: { group: 'wallet', place: 4, icon: 'transfer' } },
})
