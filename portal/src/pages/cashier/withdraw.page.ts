import { definePage } from '../define-page.ts'

export const withdraw = definePage({
  kind: 'member',
  path: '/member/withdraw',
  title: 'member.page.withdraw',
  who: 'members',
  component: async () => (await import('#/src/features/cashier/withdraw/fetch-withdraw.ts')).fetchWithdrawPage(),
  code: ['#/src/features/cashier/withdraw/withdraw-page.tsx'],
  texts: ['orders', 'withdraw', 'uploads', 'forms'],
  skeleton: { shape: 'member' },
  queries: [
    { id: 'withdrawalRequirements', query: {} },
    { id: 'payoutAccounts', query: {} },
    { id: 'withdrawals', query: { size: 10 } },
  ],
  menu: {
    drawer: { place: 3, name: 'nav.withdraw', icon: 'withdraw' },
    member: { group: 'wallet', place: 2, icon: 'withdraw' },
  },
})
