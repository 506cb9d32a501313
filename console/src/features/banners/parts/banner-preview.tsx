import { type BannerLinkType, LobbyBanner } from '@banyan/client/lobby-banner.tsx'
import { MenuCard } from '@banyan/client/menu-card.tsx'
import { WelcomeGround } from '@banyan/client/welcome-ground.tsx'
import { missingLanguages } from '#/src/features/content/languages-of.ts'
import { type Device, PreviewFrame } from '#/src/features/content/preview-frame.tsx'
import { useForm } from '#/src/features/forms/form-context.ts'
import { useText } from '#/src/i18n/text.ts'
import { type BannerItem, isShownPicture, leadsSomewhere, textsOf, visitorBanner } from './banner-item.ts'

/** The places of the portal on a screen of 1440 px and on a phone of 390 px, with the page's margin around them. */
const sizes = {
  w_home: { desktop: { width: 776, height: 344 }, phone: { width: 390, height: 232 } },
  w_leftmenu: { desktop: { width: 256, height: 148 }, phone: { width: 304, height: 148 } },
  w_reg: { desktop: { width: 320, height: 520 } },
} as const satisfies Record<BannerItem['groupName'], object>

/** A banner as the portal shows it in its place. */
export function BannerPreview({ item, tag }: { item: BannerItem; tag: string }) {
  const t = useText()
  const { hosts } = useForm()
  const isLink = leadsSomewhere(item, hosts)
  const isShown = isShownPicture(item.imageUrl, hosts)
  const banner = { ...visitorBanner(item, tag), ...(!isShown && { imageUrl: 'data:,' }) }
  const Link: BannerLinkType = isLink ? Unlinked : NoLink
  const place = (device: Device) => {
    if (item.groupName === 'w_reg')
      return (
        <div className="h-dvh">
          <WelcomeGround banner={banner} />
        </div>
      )
    if (item.groupName === 'w_leftmenu')
      return (
        <div className="p-4">
          <MenuCard banner={banner} Link={Link} />
        </div>
      )
    return (
      <div className="p-4">
        <div className={device === 'phone' ? 'h-50' : 'h-78'}>
          <LobbyBanner banner={banner} early Link={Link} />
        </div>
      </div>
    )
  }
  return (
    <PreviewFrame
      key={item.groupName}
      tag={tag}
      sizes={sizes[item.groupName]}
      notes={[
        tag !== 'en' && missingLanguages(textsOf(item)).includes(tag) && t('content.fallsBack'),
        !isLink && item.groupName !== 'w_reg' && t('banners.leadsNowhere'),
        item.groupName === 'w_reg' && t('banners.titleAlone'),
        item.groupName === 'w_leftmenu' && t('banners.titleAndText'),
      ]}
    >
      {place}
    </PreviewFrame>
  )
}

/** Looks as the portal's link does. */
const Unlinked: BannerLinkType = ({ className, children }) => <span className={className}>{children}</span>
const NoLink: BannerLinkType = () => null
