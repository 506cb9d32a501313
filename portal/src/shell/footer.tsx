import { timeZoneName } from '@banyan/client/moments.ts'
import { textLinkClass } from '@banyan/ui/text-link.ts'
import { LicenceButton } from '#/src/features/content/help/licence-button.tsx'
import { LicencePopups } from '#/src/features/content/help/licence-popups.tsx'
import { VendorWordmark } from '#/src/features/lobby/catalogue/vendor-wordmark.tsx'
import { useText } from '#/src/i18n/text.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'
import { Brand } from './brand/brand.tsx'
import { FollowPart } from './footer-parts/follow-part.tsx'
import { HelpPart } from './footer-parts/help-part.tsx'
import { footerLink, Part } from './footer-parts/part.tsx'
import { ResponsiblePart } from './footer-parts/responsible-part.tsx'
import { TypeLink } from './menu/type-link.tsx'
import { useTypes } from './menu/use-types.ts'

/** NAV-13: the strip is always these, whatever the catalogue holds. */
const vendorStrip = ['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS'] as const

/** What stands in the footer of every page. */
export function Footer() {
  const t = useText()
  const { merchant } = usePortalConfig()
  const types = useTypes()
  return (
    <div className="border-t border-line">
      <div className="mx-auto max-w-[1440px] px-4 md:px-6 xl:px-8">
        <ul
          aria-label={t('footer.vendors')}
          className="grid grid-cols-4 items-center justify-items-center gap-x-4 gap-y-5 border-b border-line py-6 text-muted md:grid-cols-8 md:justify-items-stretch md:*:flex md:*:justify-center md:first:*:justify-start"
        >
          {vendorStrip.map((code) => (
            <li key={code}>
              <VendorWordmark code={code} size={20} />
              <span className="sr-only">{code}</span>
            </li>
          ))}
        </ul>
        <div className="grid gap-x-12 gap-y-8 py-8 sm:grid-cols-2 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1.7fr)_minmax(0,1.1fr)_minmax(0,1.1fr)]">
          <div>
            <div className="flex items-center gap-2.5">
              <Brand />
            </div>
            <p className="mt-3 max-w-xs text-sm text-muted text-pretty">{t('footer.brandText')}</p>
            <LicenceButton className={`${textLinkClass} mt-2 text-sm md:min-h-9`} />
          </div>
          <HelpPart />
          {types.length > 0 && (
            <Part title={t('footer.products')}>
              <ul className="grid grid-cols-2 gap-x-6 text-sm">
                {types.map(({ gameType, title }) => (
                  <li key={gameType}>
                    <TypeLink gameType={gameType} className={footerLink}>
                      {title}
                    </TypeLink>
                  </li>
                ))}
              </ul>
            </Part>
          )}
          <div className="flex flex-col gap-7">
            <FollowPart />
            <ResponsiblePart />
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 pb-6 text-sm text-muted">
          <p dir="auto">{t('shell.copyright', { year: String(new Date().getFullYear()), merchant: merchant.name })}</p>
          <p>{t('footer.timeZone', { zone: timeZoneName() })}</p>
        </div>
      </div>
      <LicencePopups />
    </div>
  )
}
