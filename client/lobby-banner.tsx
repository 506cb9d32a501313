import type { Banner } from '@banyan/contract/system/banners.ts'
import { buttonClass } from '@banyan/ui/button.tsx'
import type { ComponentType, ReactNode } from 'react'
import './banners/banner.css'

/** What a banner looks like; where it leads is its link's to say. */
export type ShownBanner = Pick<Banner, 'linkageType' | 'url' | 'imageUrl' | 'eyebrow' | 'title' | 'text' | 'button'>

/** A link of the application to where a banner leads; nothing where it leads nowhere. */
export type BannerLinkType = ComponentType<{ banner: ShownBanner; className: string; children: ReactNode }>

interface LobbyBannerProps {
  banner: ShownBanner
  /** It is the first that shows. */
  early: boolean
  Link: BannerLinkType
}

/** A banner of the lobby: its texts stand over the calm side of its picture. */
export function LobbyBanner({ banner, early, Link }: LobbyBannerProps) {
  const { imageUrl, eyebrow, title, text, button } = banner
  return (
    <div className="banner rounded-lg">
      <img
        src={imageUrl}
        alt=""
        width={1080}
        height={450}
        loading={early ? 'eager' : 'lazy'}
        fetchPriority={early ? 'high' : 'auto'}
        draggable={false}
        className="banner-art"
      />
      <div className="banner-shade sm:hidden" />
      <div className="absolute inset-y-0 start-0 flex w-[66%] flex-col justify-center ps-4.5 pb-7 sm:w-[54%] sm:ps-9 sm:pb-10">
        {eyebrow && (
          <p className="banner-eyebrow line-clamp-1 text-sm font-semibold text-balance sm:text-base">{eyebrow}</p>
        )}
        <p className="mt-1 text-xl leading-[1.22] font-bold tracking-tight text-balance rtl:tracking-normal sm:mt-2 sm:text-[2.125rem] sm:leading-[1.18]">
          {title}
        </p>
        {text && (
          <p className="banner-text mt-1.5 line-clamp-2 text-sm text-pretty sm:mt-3 sm:line-clamp-3 sm:text-base">
            {text}
          </p>
        )}
        {button && (
          <Link banner={banner} className={`mt-4 self-start max-sm:hidden ${buttonClass('gold')}`}>
            {button}
          </Link>
        )}
      </div>
      {/* Without a button, and on phones where it has no room, the whole banner is the link. */}
      <Link banner={banner} className={`absolute inset-0 rounded-lg -outline-offset-3 ${button ? 'sm:hidden' : ''}`}>
        <span className="sr-only">{button || title}</span>
      </Link>
    </div>
  )
}
