import { QrCode } from '@banyan/ui/qr-code.tsx'
import { useText } from '#/src/i18n/text.ts'
import { AppIcon } from './app-icon.tsx'
import { useAppOffers } from './app-offers.ts'

/** The codes of the merchant's apps beside each other; 107 px with a margin of 6 (requirements SYS-21). */
export function AppCodes() {
  const t = useText()
  return (
    <ul className="flex gap-4">
      {useAppOffers().map(({ kind, address }) => (
        <li key={kind} className="flex flex-col items-center gap-2">
          <QrCode address={address} label={t('apps.code', { name: t(`apps.${kind}`) })} size={107} margin={6} />
          <a
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            className="flex min-h-8 items-center gap-1.5 rounded-xs text-sm text-muted hover:text-text hover:underline"
          >
            <AppIcon of={kind} size={16} />
            {t(`apps.${kind}Short`)}
            <span className="sr-only">{t('shell.newTab')}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
