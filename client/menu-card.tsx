import type { BannerLinkType, ShownBanner } from './lobby-banner.tsx'
import './banners/banner.css'

/** A banner of the side menu: a card that is a link as a whole. */
export function MenuCard({ banner, Link }: { banner: ShownBanner; Link: BannerLinkType }) {
  const { imageUrl, title, text } = banner
  return (
    <div className="banner relative h-29 rounded-md">
      <img src={imageUrl} alt="" width={250} height={180} className="banner-art" />
      <div className="absolute inset-y-0 start-0 flex w-[62%] flex-col justify-between p-3.5">
        <p className="font-semibold leading-snug text-balance">{title}</p>
        {text && <p className="banner-eyebrow text-sm">{text}</p>}
      </div>
      <Link banner={banner} className="absolute inset-0 rounded-md -outline-offset-3">
        <span className="sr-only">{title}</span>
      </Link>
    </div>
  )
}
