import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

/** Popups follow the document's language, and with it the line of reading, not the browser's. */
export function PageLanguage({ children }: { children: ReactNode }) {
  return <I18nProvider locale={document.documentElement.lang || 'en'}>{children}</I18nProvider>
}
