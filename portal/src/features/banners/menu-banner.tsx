import { useQuery } from '@tanstack/react-query'
import { useText } from '#/src/i18n/text.ts'
import { bannersQuery } from './banners-query.ts'
import { BannerLink } from './look/banner-link.tsx'
import './look/banner.css'

/** The banner of the side menu: one card, the first that the merchant has; nothing where there is none. */
export function MenuBanner() {
  // Follows the language, in which the texts of banners come.
  useText()
  const banner = useQuery(bannersQuery('w_leftmenu')).data?.[0]
  if (!banner) return null
  const { imageUrl, title, text } = banner
  return (
    <div className="banner relative h-29 rounded-md">
      <img src={imageUrl} alt="" width={250} height={180} className="banner-art" />
      <div className="absolute inset-y-0 start-0 flex w-[62%] flex-col justify-between p-3.5">
        <p className="font-semibold leading-snug text-balance">{title}</p>
        {text && <p className="banner-eyebrow text-sm">{text}</p>}
      </div>
      <BannerLink banner={banner} className="absolute inset-0 rounded-md -outline-offset-3">
        <span className="sr-only">{title}</span>
      </BannerLink>
    </div>
  )
}
