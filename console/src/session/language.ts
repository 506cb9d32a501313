import { enterLanguage } from '@banyan/client/language.ts'
import type { Language } from '@banyan/contract/system/language.ts'
import { isComplete, speak } from '#/src/i18n/text.ts'
import { startUp } from './start-up.ts'

const english: Language = { code: 'EN', tag: 'en', nativeName: 'English', direction: 'ltr' }
/** How long an answer may take. */
const patienceMs = 20_000

/** The merchant's languages that the console speaks. */
export function offeredLanguages(): readonly Language[] {
  const offered = startUp().languages.filter(({ tag }) => isComplete(tag))
  return offered.length > 0 ? offered : [english]
}

/** Speaks the language that the server found for this visit. */
export function startLanguage(): Promise<void> {
  return changeLanguage(startUp().language)
}

/** Speaks another language, at once and at the next visit. */
export function changeLanguage(code: string): Promise<void> {
  const next = offeredLanguages().find((language) => language.code === code) ?? english
  return speak(next.tag, () => enterLanguage(next, next.tag, { merchant: startUp().merchant.code, patienceMs }))
}
