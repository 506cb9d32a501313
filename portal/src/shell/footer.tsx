import { useText } from '#/src/i18n/text.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'

export function Footer() {
  const t = useText()
  const { merchant } = usePortalConfig()
  return (
    <footer className="border-t border-line">
      <p className="mx-auto max-w-[1440px] px-4 py-6 text-sm text-muted md:px-6 xl:px-8">
        {t('shell.copyright', { year: new Date().getFullYear(), merchant: merchant.name })}
      </p>
    </footer>
  )
}
