import { definePage } from '../define-page.ts'

/** What the document shows of it is answered (`draws` of the module's first call). */
export const promotion = definePage({
  path: '/promotions/$code',
  title: 'promotions.title',
  who: 'everyone',
  component: async () => (await import('./promotion-page.tsx')).PromotionPage,
  texts: ['promotions'],
  isListed: true,
  examples: ['/promotions/wheel'],
})
