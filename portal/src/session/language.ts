import type { Language } from '@banyan/contract/system/language.ts'
import { chooseLanguage, languageOfCode } from '@banyan/rules/content/choose-language.ts'
import { useValue, ValueStore } from '@banyan/ui/value-store.ts'
import { RequestError } from '#/src/api/request-error.ts'
import { leastPatienceMs, nameSender } from '#/src/api/sender.ts'
import { failed } from '#/src/api/signals.ts'
import { hasCatalogue } from '#/src/i18n/spoken-tag.ts'
import { speak } from '#/src/i18n/text.ts'
import { readStored, store } from './browser-storage.ts'
import { portalConfig } from './portal-config.ts'
import { keep, readKept } from './session-storage.ts'

/** A year. */
const keptSeconds = 31_536_000

/** Where the tab keeps that its visitor has chosen the language; signing out forgets it with everything else. */
const chosenInVisit = 'languageChosen'

const current = new ValueStore<Language | undefined>(undefined)

/** The language that the visitor has chosen, among those that are offered. */
export function useLanguage(): Language | undefined {
  return useValue(current)
}

export const language = current.get
export const hearLanguage = current.subscribe

/** Chooses the language of a visit and speaks it. */
export async function startLanguage(): Promise<void> {
  const { languages, followBrowser } = portalConfig()
  await speakLanguage(
    chooseLanguage(languages, {
      address: new URLSearchParams(location.search).get('lang'),
      stored: readStored('lang'),
      preferred: followBrowser ? navigator.languages : [],
    }),
  )
}

/** Speaks the language that the visitor chooses, which an account that signs in later in this visit takes over. */
export async function changeLanguage(code: string): Promise<void> {
  if (await switchLanguage(code)) keep(chosenInVisit, true)
}

/**
 * Speaks the language of an account that has just signed in, unless the visitor has chosen another one in this visit
 * (requirements SYS-10). Answers whether the account should be told the language that is spoken instead of its own.
 */
export async function followAccount(code: string | null): Promise<boolean> {
  if (code === null) return true
  if (readKept<boolean>(chosenInVisit)) return code !== current.get()?.code
  await switchLanguage(code)
  return false
}

/**
 * Speaks another language, at once and everywhere. The address stays; where it names a language itself, it names
 * the new one, so that a reload doesn't bring the old one back. False where nothing has changed.
 */
async function switchLanguage(code: string): Promise<boolean> {
  const language = languageOfCode(portalConfig().languages, code)
  if (!language || language.code === current.get()?.code) return false
  try {
    await speakLanguage(language)
  } catch (cause) {
    failed.tell(new RequestError('network_failed', `The texts of ${code} did not come`, { cause }))
    return false
  }
  const address = new URL(location.href)
  if (address.searchParams.has('lang')) {
    address.searchParams.set('lang', current.get()?.code ?? code)
    history.replaceState(history.state, '', address)
  }
  return true
}

function speakLanguage(language: Language): Promise<void> {
  return speak(language.tag, () => {
    const { merchant, slowLoadSeconds } = portalConfig()
    const patienceMs = Math.max(slowLoadSeconds * 1_000, leastPatienceMs)
    nameSender({ merchant: merchant.code, language: language.code, patienceMs })
    // A language that has no catalogue is spoken in English, and a reader must hear it as such.
    document.documentElement.lang = hasCatalogue(language.tag) ? language.tag : 'en'
    document.documentElement.dir = language.direction
    keepLanguage(language.code)
    current.set(language)
  })
}

function keepLanguage(code: string): void {
  const before = readStored('lang')
  if (before && before !== code) store('hisLang', before)
  store('lang', code)
  // A hint for the server, which writes the document's first answers in this language.
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is younger than the browsers we serve
  document.cookie = `lang=${code}; path=/; max-age=${keptSeconds}; samesite=lax`
}
