import { BrandMark } from '@banyan/ui/brand-mark.tsx'
import { Button } from '@banyan/ui/button.tsx'
import { Icon } from '@banyan/ui/icon.tsx'
import { successIcon } from '@banyan/ui/icons/success-icon.ts'
import { QrCode } from '@banyan/ui/qr-code.tsx'
import { useId } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { useInstallOffer } from '#/src/session/install-offer.ts'
import { mainOrigin } from '#/src/session/main-origin.ts'
import { GuideLink } from './apps/guide-link.tsx'

/** The portal as an app of its own, without a store. */
export function WebAppCard() {
  const t = useText()
  const titleId = useId()
  const offer = useInstallOffer()
  const runsInstalled = matchMedia('(display-mode: standalone)').matches
  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-wrap items-center gap-x-8 gap-y-5 rounded-lg border border-line bg-raised p-5 shadow-sm"
    >
      <div className="flex min-w-0 basis-72 grow flex-col gap-4 sm:flex-row sm:items-start">
        <span className="grid size-16 shrink-0 place-items-center rounded-md border border-line bg-ground">
          <BrandMark size={40} />
        </span>
        <div className="min-w-0">
          <h2 id={titleId} className="text-lg font-semibold">
            {t('apps.webTitle')}
          </h2>
          <p className="mt-1 max-w-prose text-muted text-pretty">{t('apps.webText')}</p>
          <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1">
            {runsInstalled || offer === 'installed' ? (
              <p className="flex min-h-11 items-center gap-2 font-semibold text-primary-strong">
                <Icon drawing={successIcon} size={20} />
                {t(runsInstalled ? 'apps.runsInstalled' : 'apps.installed')}
              </p>
            ) : (
              offer && <Button onClick={() => void offer.prompt()}>{t('apps.install')}</Button>
            )}
            <GuideLink guide="install-ios">{t('apps.guideIos')}</GuideLink>
            <GuideLink guide="install-android">{t('apps.guideAndroid')}</GuideLink>
          </div>
        </div>
      </div>
      <div className="flex items-center gap-4">
        <QrCode address={mainOrigin()} label={t('apps.portalCode')} size={107} margin={6} />
        <div className="max-w-44 text-sm text-muted">
          <p className="text-pretty">{t('apps.scan')}</p>
          <p dir="ltr" className="font-semibold break-all text-text rtl:text-end">
            {new URL(mainOrigin()).host}
          </p>
        </div>
      </div>
    </section>
  )
}
