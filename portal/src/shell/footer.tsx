import { Icon } from '@banyan/ui/icon.tsx'
import { type ReactNode, useId } from 'react'
import { VendorWordmark } from '#/src/features/vendors/vendor-wordmark.tsx'
import { useText } from '#/src/i18n/text.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'
import { Brand } from './brand/brand.tsx'
import { useSocialLinks } from './footer-parts/social-links.ts'
import { timeZoneName } from './footer-parts/time-zone-name.ts'
import { TypeLink } from './menu/type-link.tsx'
import { useTypes } from './menu/use-types.ts'

/** NAV-13: the strip is always these, whatever the catalogue holds. */
const vendorStrip = ['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS'] as const

const link =
  'inline-flex min-h-9 items-center rounded-xs text-muted transition-colors hover:text-text hover:underline max-md:min-h-11'

export function Footer() {
  const t = useText()
  const { merchant } = usePortalConfig()
  const types = useTypes()
  const socialLinks = useSocialLinks()
  return (
    <footer className="border-t border-line">
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
        <div className="grid gap-x-8 gap-y-7 py-8 sm:grid-cols-2 lg:grid-cols-[1.5fr_1.2fr_1fr_1fr]">
          <div>
            <div className="flex items-center gap-2.5">
              <Brand />
            </div>
            <p className="mt-3 max-w-xs text-sm text-muted text-pretty">{t('footer.brandText')}</p>
          </div>
          {types.length > 0 && (
            <Part title={t('footer.products')}>
              <ul className="grid grid-cols-2 gap-x-6 text-sm">
                {types.map(({ gameType, title }) => (
                  <li key={gameType}>
                    <TypeLink gameType={gameType} className={link}>
                      {title}
                    </TypeLink>
                  </li>
                ))}
              </ul>
            </Part>
          )}
          <Part title={t('footer.follow')}>
            <p className="text-sm text-muted text-pretty">{t('footer.followText')}</p>
            {socialLinks.length > 0 && (
              <ul className="mt-3 flex gap-2">
                {socialLinks.map(({ name, icon, address }) => (
                  <li key={address}>
                    <a
                      href={address}
                      target="_blank"
                      rel="noopener noreferrer"
                      title={name}
                      className="grid size-11 place-items-center rounded-sm border border-line bg-raised text-muted transition-colors hover:border-line-control hover:text-text md:size-10"
                    >
                      <Icon name={icon} size={18} />
                      <span className="sr-only">
                        {name} {t('shell.newTab')}
                      </span>
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </Part>
          <Part title={t('footer.responsible')}>
            <div className="flex items-start gap-3">
              <span
                role="img"
                aria-label="18+"
                dir="ltr"
                className="grid size-12 shrink-0 place-items-center rounded-full border-2 border-line-control text-sm font-bold"
              >
                18+
              </span>
              <p className="text-sm text-muted text-pretty">{t('footer.responsibleText')}</p>
            </div>
          </Part>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 pb-6 text-sm text-muted">
          <p>{t('shell.copyright', { year: String(new Date().getFullYear()), merchant: merchant.name })}</p>
          <p>{t('footer.timeZone', { zone: timeZoneName() })}</p>
        </div>
      </div>
    </footer>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-2 font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}
