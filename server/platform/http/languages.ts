import type { Language } from '@banyan/contract/system/language.ts'
import type { Tongues } from './bind.ts'

/** The languages that the merchant offers now, its default first. */
export type Languages = () => readonly Language[]

/** What a language falls back to in the end; it has every text. */
export const english: Language = { code: 'EN', tag: 'en', nativeName: 'English', direction: 'ltr' }

/**
 * The offered language with this code: the merchant's default where nothing is asked for, English for
 * a language that can't be served (requirements SYS-10).
 */
export function languageFor(languages: Languages, code: string | undefined): Language {
  const offered = languages()
  return (code ? offered.find((l) => l.code === code) : offered[0]) ?? english
}

/** The languages of a request that asks for the one with this code. */
export function tonguesOf(languages: Languages, code: string | undefined): Tongues {
  return {
    language: languageFor(languages, code),
    merchantLanguage: languageFor(languages, undefined),
    languageFor: (named) => languageFor(languages, named),
  }
}

/** A name of the catalogue in the asked language, else in English, else in the merchant's own. */
export function nameFor(
  names: Readonly<Record<string, string>>,
  { language, merchantLanguage }: Pick<Tongues, 'language' | 'merchantLanguage'>,
): string {
  return names[language.tag] || names.en || names[merchantLanguage.tag] || ''
}
