import type { Language } from '@banyan/contract/system/language.ts'
import { useValue, ValueStore } from '@banyan/ui/value-store.ts'
import { sender } from '#/src/api/sender.ts'
import { isSpoken, speak } from '#/src/i18n/text.ts'
import { startUp } from './start-up.ts'

const english: Language = { code: 'EN', tag: 'en', nativeName: 'English', direction: 'ltr' }
/** A year. */
const keptSeconds = 31_536_000

const current = new ValueStore<Language>(english)

export function useLanguage(): Language {
  return useValue(current)
}

/** The merchant's languages that the console speaks. */
export function offeredLanguages(): readonly Language[] {
  const offered = startUp().languages.filter(({ tag }) => isSpoken(tag))
  return offered.length > 0 ? offered : [english]
}

/** Speaks the language that the server found for this visit. */
export function startLanguage(): void {
  speakLanguage(languageOf(startUp().language))
}

/** Speaks another language, at once and at the next visit. */
export function changeLanguage(code: string): void {
  speakLanguage(languageOf(code))
  // For the server, which chooses the language of a visit.
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is younger than the browsers we serve
  document.cookie = `lang=${code}; path=/; max-age=${keptSeconds}; samesite=strict`
}

function languageOf(code: string): Language {
  return offeredLanguages().find((language) => language.code === code) ?? english
}

function speakLanguage(language: Language): void {
  sender.merchant = startUp().merchant.code
  sender.language = language.code
  document.documentElement.lang = language.tag
  document.documentElement.dir = language.direction
  speak(language.tag)
  current.set(language)
}
