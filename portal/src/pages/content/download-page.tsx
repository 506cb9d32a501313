import { Icon } from '@banyan/ui/icon.tsx'
import { infoIcon } from '@banyan/ui/icons/info-icon.ts'
import { textLinkClass } from '@banyan/ui/text-link.ts'
import { Link } from '@tanstack/react-router'
import { AppCards } from '#/src/features/content/resources/app-cards.tsx'
import { useAppOffers } from '#/src/features/content/resources/app-offers.ts'
import { WebAppCard } from '#/src/features/content/resources/web-app-card.tsx'
import { useText } from '#/src/i18n/text.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'
import { PageHead } from '#/src/shell/page-head.tsx'
import { PageTitle } from '#/src/shell/page-title.tsx'

/** The merchant's apps, and the portal as one. */
export function DownloadPage() {
  const t = useText()
  const { merchant, demo } = usePortalConfig()
  const hasApps = useAppOffers().length > 0
  return (
    <div className="flex flex-col gap-4">
      <PageHead
        title={t('apps.title')}
        description={t('apps.description', { merchant: merchant.name })}
        address="/download"
      />
      <PageTitle title={t('apps.title')} intro={hasApps ? t('apps.intro') : undefined} />
      {hasApps && demo && (
        <p className="flex items-center gap-3 rounded-md bg-info-soft px-4 py-3 text-sm">
          <Icon drawing={infoIcon} size={20} className="text-info" />
          {t('apps.demo')}
        </p>
      )}
      <AppCards />
      <WebAppCard />
      <p className="flex flex-wrap items-center gap-x-2 text-muted">
        {t('apps.unreachable')}
        <Link to="/mirrors" className={textLinkClass}>
          {t('apps.mirrors')}
        </Link>
      </p>
    </div>
  )
}
