import { MenuCard } from '@banyan/client/menu-card.tsx'
import { useQuery } from '@tanstack/react-query'
import { useText } from '#/src/i18n/text.ts'
import { BannerLink } from './banners/banner-link.tsx'
import { bannersQuery } from './banners-query.ts'

/** The banner of the side menu: one card, the first that the merchant has; nothing where there is none. */
export function MenuBanner() {
  // Follows the language, in which the texts of banners come.
  useText()
  const banner = useQuery(bannersQuery('w_leftmenu')).data?.[0]
  return banner ? <MenuCard banner={banner} Link={BannerLink} /> : null
}
