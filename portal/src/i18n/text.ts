import { setupI18n } from '@lingui/core'
import { useSyncExternalStore } from 'react'
import { numberLocale } from './number-locale.ts'
import { spokenTag } from './spoken-tag.ts'
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

/** What the page has asked for so far: a change of language loads all of it again. */
const asked = new Set<Catalogues>()
/** The tag of the language that numbers, amounts and dates are written in. */
let written = fallbackTag
/** The tag of the catalogue that is spoken, or about to be. */
let wanted = fallbackTag
let lastWish = 0

export const text: Text = (key, ...values) => i18n.t(key, values[0])

/** Counts changes of the texts, and of the language even where both are spoken from the same catalogue. */
let changes = 0
i18n.on('change', () => {
  changes += 1
})

export function useText(): Text {
  useSyncExternalStore(
    (changed) => i18n.on('change', changed),
    () => changes,
  )
  return text
}

/**
 * Sets the language of all texts, numbers and dates, once the texts that the page has asked for are there: so they
 * all change at once, after `entering`. Of several wishes the last counts.
 */
export async function speak(language: string, entering = () => {}): Promise<void> {
  const tag = spokenTag(language)
  lastWish += 1
  const wish = lastWish
  const before = i18n.locale || fallbackTag
  wanted = tag
  try {
    await load(tag, asked)
  } catch (error) {
    if (wish === lastWish) wanted = before
    throw error
  }
  if (wish !== lastWish) return
  entering()
  written = language
  // What an English sentence counts is counted in English, whatever the language around it.
  i18n.activate(tag, [numberLocale(tag)])
}

/** The tag of the visit's language, in whose own way numbers and dates are written; its texts may be English. */
export function languageTag(): string {
  return written
}

/** Loads texts, each feature's with the feature, in the current language or in English where it has none. */
export async function loadTexts(...catalogues: readonly Catalogues[]): Promise<void> {
  for (const files of catalogues) asked.add(files)
  let tag: string
  do {
    tag = wanted
    await load(tag, catalogues)
  } while (tag !== wanted)
}

async function load(tag: string, catalogues: Iterable<Catalogues>): Promise<void> {
  const loaded = await Promise.all(
    Array.from(catalogues, (files) => (files[`./texts/${tag}.json`] ?? files[`./texts/${fallbackTag}.json`])?.()),
  )
  i18n.load(tag, Object.assign({}, ...loaded))
}
