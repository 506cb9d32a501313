import arErrors from '@banyan/contract/texts/ar.json'
import enErrors from '@banyan/contract/texts/en.json'
import viErrors from '@banyan/contract/texts/vi.json'
import zhHansErrors from '@banyan/contract/texts/zh-Hans.json'
import { setupI18n } from '@lingui/core'
import { useSyncExternalStore } from 'react'
import ar from './texts/ar.json'
import en from './texts/en.json'
import vi from './texts/vi.json'
import zhHans from './texts/zh-Hans.json'

export type TextKey = keyof typeof en | keyof typeof enErrors

/** A text in the page's language; what is missing shows nothing, never its key. */
export type Text = (key: TextKey, values?: Record<string, string | number>) => string

/** Every language that the console speaks, by BCP 47 tag. */
const catalogues = {
  ar: { ...arErrors, ...ar },
  en: { ...enErrors, ...en },
  vi: { ...viErrors, ...vi },
  'zh-Hans': { ...zhHansErrors, ...zhHans },
}

const i18n = setupI18n({ missing: () => '', messages: catalogues })

const text: Text = (key, values) => i18n.t(key, values)

/** Whether every text of the console stands in the language with this tag. */
export function isSpoken(tag: string): boolean {
  return Object.hasOwn(catalogues, tag)
}

/** Sets the language of all texts, numbers and dates, with Latin digits in each. */
export function speak(tag: string): void {
  i18n.activate(tag, [writtenAs(tag)])
}

/** The locale in which numbers and dates are written. */
export function writtenLocale(): string {
  return writtenAs(i18n.locale)
}

export function useText(): Text {
  useSyncExternalStore(
    (changed) => i18n.on('change', changed),
    () => i18n.locale,
  )
  return text
}

function writtenAs(tag: string): string {
  return `${tag === 'en' ? 'en-GB' : tag}-u-nu-latn`
}
