import { definePage } from '../define-page.ts'

export const deposit = definePage({
  kind: 'member',
  path: '/member/depositv2',
  title: 'member.page.depositv2',
  who: 'members',
  component: async () => (await import('#/src/features/cashier/deposit/fetch-deposit.ts')).fetchDepositPage(),
  code: ['#/src/features/cashier/deposit/deposit-page.tsx'],
  texts: ['deposit', 'orders', 'forms', 'uploads'],
  skeleton: { shape: 'member' },
  queries: [
    { id: 'depositChannels', query: {} },
    { id: 'depositOrders', query: { size: 10 } },
  ],
  menu: {
    bar: { place: 3, name: 'nav.deposit', icon: 'deposit' },
    drawer: { place: 2, name: 'nav.deposit', icon: 'deposit' },
    member: { group: 'wallet', place: 1, icon: 'deposit' },
  },
})
