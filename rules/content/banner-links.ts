import { promotionCodePattern } from '#/promotions/promotion-code.ts'
import { isOwnPath } from './own-address.ts'
import { routeOf } from './portal-routes.ts'

const promotionCode = new RegExp(promotionCodePattern)

/** What the address of a banner is for each way of linking (requirements LOB-02). */
export const fitsLinkage: Readonly<
  Record<'ROUTE' | 'GAME' | 'PROMOTION' | 'EXTERNAL' | 'NONE', (url: string) => boolean>
> = {
  ROUTE: (url) => isOwnPath(url) && routeOf(/^[^?#]*/.exec(url)?.[0] ?? '') !== undefined,
  GAME: (url) => /^\d{1,18}$/.test(url),
  PROMOTION: (url) => promotionCode.test(url),
  EXTERNAL: (url) => url.startsWith('https://'),
  NONE: (url) => url === '',
}

/** The drawings that a banner can show, in the order in which an operator sees them: `/scenes/<name>.svg`. */
export const bannerScenes = [
  'full-moon-fair',
  'river-of-slots',
  'live-salon',
  'lottery-lanterns',
  'welcome-gate',
  'lantern-evening',
  'bring-a-friend',
  'reef-hunt',
] as const
