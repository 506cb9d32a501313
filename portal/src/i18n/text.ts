import { setupI18n } from '@lingui/core'
import { useSyncExternalStore } from 'react'
import { numberLocale } from './number-locale.ts'
import type { TextArguments } from './texts.gen.ts'

export type TextKey = keyof TextArguments

/** A text in the page's language. Keys and arguments are checked against the English catalogue. */
export type Text = <Key extends TextKey>(
  key: Key,
  ...values: TextArguments[Key] extends undefined ? [] : [TextArguments[Key]]
) => string

/** Every catalogue is filled up with English when it is built; what is not loaded at all shows nothing, never its key. */
const i18n = setupI18n({ missing: () => '' })

export type Messages = Parameters<typeof i18n.load>[1]

/** Texts that belong together, by language tag: what `import.meta.glob` makes of a `texts` folder. */
export type Catalogues = Record<string, () => Promise<Messages>>

const fallbackTag = 'en'

export const text: Text = (key, ...values) => i18n.t(key, values[0])

export function useText(): Text {
  useSyncExternalStore(
    (changed) => i18n.on('change', changed),
    () => i18n.messages,
  )
  return text
}

/** Sets the language of all texts, by its BCP 47 tag. Texts are loaded apart, each feature's with the feature. */
export function speak(tag: string): void {
  i18n.load(tag, {})
  i18n.activate(tag, [numberLocale(tag)])
}

/** The tag of the language that texts are in now. */
export function languageTag(): string {
  return i18n.locale
}

/** Loads the current language's texts, or the English ones where the language has none. */
export async function loadTexts(...catalogues: readonly Catalogues[]): Promise<void> {
  const tag = i18n.locale
  const loaded = await Promise.all(
    catalogues.map((files) => (files[`./texts/${tag}.json`] ?? files[`./texts/${fallbackTag}.json`])?.()),
  )
  for (const messages of loaded) {
    if (messages) i18n.load(tag, messages)
  }
}
