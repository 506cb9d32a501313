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

/** A year. */
const keptSeconds = 31_536_000

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

/**
 * Speaks another language, at once and everywhere. The address stays; where it names a language itself, it names
 * the new one, so that a reload doesn't bring the old one back.
 */
export async function changeLanguage(code: string): Promise<void> {
  const language = languageOfCode(portalConfig().languages, code)
  if (!language || language.code === current.get()?.code) return
  try {
    await speakLanguage(language)
  } catch (cause) {
    return failed.tell(new RequestError('network_failed', `The texts of ${code} did not come`, { cause }))
  }
  const address = new URL(location.href)
  if (!address.searchParams.has('lang')) return
  address.searchParams.set('lang', current.get()?.code ?? code)
  history.replaceState(history.state, '', address)
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
