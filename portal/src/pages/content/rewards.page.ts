import { definePage } from '../define-page.ts'

/** What a member has been given and can claim. */
export const rewards = definePage({
  kind: 'member',
  path: '/member/rewardCenter',
  title: 'member.page.rewardCenter',
  who: 'members',
  component: async () => (await import('#/src/features/cashier/promotions/fetch-rewards.ts')).fetchRewardCentre(),
  code: ['#/src/features/cashier/promotions/rewards/reward-centre.tsx'],
  chunk: 'rewards',
  texts: ['rewards', 'promotions'],
  skeleton: { shape: 'member' },
  queries: [{ id: 'ownRewards', query: {} }],
  menu: {
    drawer: { place: 5, name: 'nav.rewards', icon: 'trophy', badge: 'rewards' },
    member: { group: 'rewards', place: 1, icon: 'trophy', badge: 'rewards' },
  },
})
