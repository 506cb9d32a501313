import { languageAndScript } from '@banyan/rules/content/language-and-script.ts'
import { setupI18n } from '@lingui/core'
import { useSyncExternalStore } from 'react'
import { numberLocale, writeAs } from './formats.ts'
import type { RequestErrorCode } from './request-error.ts'

/** Every key of an application's texts, with the arguments that its text takes. */
type Arguments = object

/** A text in the page's language. Keys and arguments are checked against the English catalogue. */
export type TextOf<Texts extends Arguments> = <Key extends keyof Texts & string>(
  key: Key,
  ...values: Texts[Key] extends undefined ? [] : [Texts[Key]]
) => string

/** Keys of the texts that take no arguments. */
export type PlainKeyOf<Texts extends Arguments> = {
  [Key in keyof Texts]: Texts[Key] extends undefined ? Key : never
}[keyof Texts]

/** Every catalogue is filled up with English when it is built; what is not loaded at all shows nothing, never its key. */
const i18n = setupI18n({ missing: () => '' })

export type Messages = Parameters<typeof i18n.load>[1]

/** Texts that belong together, by language tag: what `import.meta.glob` makes of a `texts` folder. */
export type Catalogues = Record<string, () => Promise<Messages>>

/** Texts of the contract's error codes, shared with the server. */
export const errorTexts: Catalogues = {
  './texts/ar.json': () => import('@banyan/contract/texts/ar.json').then((module) => module.default),
  './texts/en.json': () => import('@banyan/contract/texts/en.json').then((module) => module.default),
  './texts/vi.json': () => import('@banyan/contract/texts/vi.json').then((module) => module.default),
  './texts/zh-Hans.json': () => import('@banyan/contract/texts/zh-Hans.json').then((module) => module.default),
}

const fallbackTag = 'en'

/** What the page has asked for so far: a change of language loads all of it again. */
const asked = new Set<Catalogues>()
/** The tag of the catalogue that is spoken, or about to be. */
let wanted = fallbackTag
let lastWish = 0

/** Counts changes of the texts, and of the language even where both are spoken from the same catalogue. */
let changes = 0
i18n.on('change', () => {
  changes += 1
})

function textOfKey(key: string, ...values: readonly unknown[]): string {
  return i18n.t(key, values[0] as Record<string, unknown>)
}

function useChanges(): void {
  useSyncExternalStore(
    (changed) => i18n.on('change', changed),
    () => changes,
  )
}

/** Texts that components of this folder show; the catalogues of an application that shows them have these keys. */
export interface SharedTexts extends Record<`errors.${RequestErrorCode}`, undefined> {
  'action.tryAgain': undefined
  'carousel.position': { count: number; index: number }
  'carousel.role': undefined
  'carousel.slide': undefined
  'code.send': undefined
  'code.sendAgainIn': { seconds: number }
  'code.sent': { minutes: number; to: string | number }
  'form.tryAgainIn': { minutes: number }
  'motion.pause': undefined
  'motion.resume': undefined
  'popup.close': undefined
  'popup.notices': undefined
}

/** Texts of an application that has the shared ones. */
export type WithShared<Texts extends SharedTexts> = Texts

/** The shared texts for a component, which is drawn again when the language changes. */
export function useSharedText(): TextOf<SharedTexts> {
  useChanges()
  return textOfKey
}

/** An application's texts: `tags` are the languages that have catalogues, and whether they are complete. */
export function createTexts<Texts extends Arguments>(tags: Readonly<Record<string, 'complete' | 'incomplete'>>) {
  const text: TextOf<Texts> = textOfKey

  /** The tag of the catalogue that a language is spoken from; one that has none is spoken in English. */
  const spokenTag = (tag: string) => {
    const known = Object.keys(tags)
    return known.find((each) => each === tag) ?? known.find((each) => sameToRead(each, tag)) ?? fallbackTag
  }

  return {
    text,

    /** Texts for a component, which is drawn again when the language changes. */
    useText(): TextOf<Texts> {
      useChanges()
      return text
    },

    /**
     * Sets the language of all texts, numbers and dates, once the texts that the page has asked for are there: so they
     * all change at once, after `entering`. Of several wishes the last counts.
     */
    async speak(language: string, entering = () => {}): Promise<void> {
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
      writeAs(language)
      // What an English sentence counts is counted in English, whatever the language around it.
      i18n.activate(tag, [numberLocale(tag)])
    },

    loadTexts,

    /** Whether a language has a catalogue of its own, as a whole or in part. */
    hasCatalogue: (tag: string) => sameToRead(spokenTag(tag), tag),

    /** Whether every text stands in this language: counted when the catalogues change, never claimed. */
    isComplete: (tag: string) => sameToRead(spokenTag(tag), tag) && tags[spokenTag(tag)] === 'complete',
  }
}

/** Loads texts, each feature's with the feature, in the current language or in English where it has none. */
async function loadTexts(...catalogues: readonly Catalogues[]): Promise<void> {
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

function sameToRead(one: string, other: string): boolean {
  return one === other || languageAndScript(one) === languageAndScript(other)
}
