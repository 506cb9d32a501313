import { addressSearch, definePage } from '../define-page.ts'

/** NAV-09, PRO-01: what the brand offers; the address may choose a part of it. */
export const promotions = definePage({
  path: '/promotions',
  title: 'promotions.title',
  who: 'everyone',
  search: addressSearch<{ show?: string }>(),
  component: async () => (await import('./promotions-page.tsx')).PromotionsPage,
  texts: ['promotions'],
  skeleton: { shape: 'promotions', intro: 'promotions.intro' },
  menu: {
    bar: { place: 4, name: 'nav.promotions', icon: 'gift' },
    drawer: { place: 4, name: 'nav.promotions', icon: 'gift' },
  },
  isListed: true,
})
