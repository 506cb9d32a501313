import { useEffect } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { startUp } from './start-up.ts'

/** Names the page in the browser's tab, before the merchant and the console. */
export function usePageTitle(title: string): void {
  const t = useText()
  const full = `${title} · ${t('document.console', { merchant: startUp().merchant.name })}`
  useEffect(() => {
    document.title = full
  }, [full])
}
