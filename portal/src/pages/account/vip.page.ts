import { definePage } from '../define-page.ts'

/** PRO-04: the VIP levels for everybody, and how far a member is. */
export const vip = definePage({
  path: '/vip',
  title: 'vip.title',
  who: 'everyone',
  component: async () => (await import('./vip-page.tsx')).VipPage,
  texts: ['vip'],
  skeleton: { shape: 'title', intro: 'vip.intro' },
  queries: [{ id: 'ownVip', query: {} }],
  isListed: true,
})
