import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

/** Popups follow the document's language and its direction, not the browser's. */
export function PageLanguage({ children }: { children: ReactNode }) {
  const { lang, dir } = document.documentElement
  // The library reads the direction off the language: English laid out from the right is English in Arabic script.
  return <I18nProvider locale={lang === 'en' && dir === 'rtl' ? 'en-Arab' : lang || 'en'}>{children}</I18nProvider>
}
