import { useEffect } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { usePortalConfig } from './portal-config.ts'

/** Names the page in the browser's tab, before the merchant, as its document has done until now. */
export function usePageTitle(page: string): void {
  const t = useText()
  const full = t('document.title', { page, merchant: usePortalConfig().merchant.name })
  useEffect(() => {
    document.title = full
  }, [full])
}
