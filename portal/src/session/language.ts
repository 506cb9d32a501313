import { readStored, store } from '@banyan/client/browser-storage.ts'
import { enterLanguage, language } from '@banyan/client/language.ts'
import { RequestError } from '@banyan/client/request-error.ts'
import { leastPatienceMs } from '@banyan/client/sender.ts'
import { failed } from '@banyan/client/signals.ts'
import type { Language } from '@banyan/contract/system/language.ts'
import { chooseLanguage, languageOfCode } from '@banyan/rules/content/choose-language.ts'
import { hasCatalogue, speak } from '#/src/i18n/text.ts'
import { portalConfig } from './portal-config.ts'

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
  const next = languageOfCode(portalConfig().languages, code)
  if (!next || next.code === language()?.code) return
  try {
    await speakLanguage(next)
  } catch (cause) {
    return failed.tell(new RequestError('network_failed', `The texts of ${code} did not come`, { cause }))
  }
  const address = new URL(location.href)
  if (!address.searchParams.has('lang')) return
  address.searchParams.set('lang', language()?.code ?? code)
  history.replaceState(history.state, '', address)
}

function speakLanguage(next: Language): Promise<void> {
  return speak(next.tag, () => {
    const { merchant, slowLoadSeconds } = portalConfig()
    keepLanguage(next.code)
    // A language that has no catalogue is spoken in English, and a reader must hear it as such.
    enterLanguage(next, hasCatalogue(next.tag) ? next.tag : 'en', {
      merchant: merchant.code,
      patienceMs: Math.max(slowLoadSeconds * 1_000, leastPatienceMs),
    })
  })
}

function keepLanguage(code: string): void {
  const before = readStored('lang')
  if (before && before !== code) store('hisLang', before)
  store('lang', code)
}
