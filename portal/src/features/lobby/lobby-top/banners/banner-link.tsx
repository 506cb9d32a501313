import type { Banner } from '@banyan/contract/system/banners.ts'
import { isOwnPath } from '@banyan/rules/content/own-address.ts'
import { promotionCodePattern } from '@banyan/rules/promotions/promotion-code.ts'
import { defaultParseSearch, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { playGameOfId } from '#/src/features/play/launch/wanted-game.ts'
import { useText } from '#/src/i18n/text.ts'
import { isAllowedAddress } from '#/src/session/allowed-address.ts'
import { useHasPage } from '#/src/session/has-page.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'

const promotionCode = new RegExp(promotionCodePattern)

interface BannerLinkProps {
  banner: Pick<Banner, 'linkageType' | 'url'>
  className: string
  children: ReactNode
  /** Where there is nothing to lead to yet. */
  otherwise?: ReactNode
}

/**
 * A link to where a banner leads: to a page of the portal, to a promotion, to a game, or to an allowed host in a tab of its
 * own.
 */
export function BannerLink({ banner: { linkageType, url }, className, children, otherwise = null }: BannerLinkProps) {
  const t = useText()
  const { linkHosts } = usePortalConfig().info
  const hasPage = useHasPage()
  if (linkageType === 'ROUTE' && isOwnPath(url) && hasPage(url)) {
    const { pathname, search } = new URL(url, location.origin)
    return (
      <Link to={pathname} search={defaultParseSearch(search)} className={className}>
        {children}
      </Link>
    )
  }
  if (linkageType === 'PROMOTION' && promotionCode.test(url)) {
    return (
      <Link to="/promotions/$code" params={{ code: url }} className={className}>
        {children}
      </Link>
    )
  }
  if (linkageType === 'GAME' && /^\d{1,18}$/.test(url)) {
    return (
      <button type="button" className={className} onClick={() => playGameOfId(url)}>
        {children}
      </button>
    )
  }
  if (linkageType === 'EXTERNAL' && isAllowedAddress(url, linkHosts)) {
    return (
      <a href={url} target="_blank" rel="noopener noreferrer" className={className}>
        {children}
        <span className="sr-only">{t('shell.newTab')}</span>
      </a>
    )
  }
  return otherwise
}
