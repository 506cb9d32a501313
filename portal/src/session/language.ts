import { readStored, store } from '@banyan/client/browser-storage.ts'
import { enterLanguage, language } from '@banyan/client/language.ts'
import { RequestError } from '@banyan/client/request-error.ts'
import { leastPatienceMs } from '@banyan/client/sender.ts'
import { failed } from '@banyan/client/signals.ts'
import type { Language } from '@banyan/contract/system/language.ts'
import { chooseLanguage, languageOfCode } from '@banyan/rules/content/choose-language.ts'
import { lotteryType, sessionPlatform } from '@banyan/rules/content/sender-headers.ts'
import { hasCatalogue, speak } from '#/src/i18n/text.ts'
import { portalConfig } from './portal-config.ts'
import { keep, readKept } from './session-storage.ts'

/** Where the tab keeps that its visitor has chosen the language; signing out forgets it with everything else. */
const chosenInVisit = 'languageChosen'

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
  if (readKept<boolean>(chosenInVisit)) return code !== language()?.code
  await switchLanguage(code)
  return false
}

/**
 * Speaks another language, at once and everywhere. The address stays; where it names a language itself, it names
 * the new one, so that a reload doesn't bring the old one back. False where nothing has changed.
 */
async function switchLanguage(code: string): Promise<boolean> {
  const next = languageOfCode(portalConfig().languages, code)
  if (!next || next.code === language()?.code) return false
  try {
    await speakLanguage(next)
  } catch (cause) {
    failed.tell(new RequestError('network_failed', `The texts of ${code} did not come`, { cause }))
    return false
  }
  const address = new URL(location.href)
  if (address.searchParams.has('lang')) {
    address.searchParams.set('lang', language()?.code ?? code)
    history.replaceState(history.state, '', address)
  }
  return true
}

function speakLanguage(next: Language): Promise<void> {
  return speak(next.tag, () => {
    const { merchant, slowLoadSeconds } = portalConfig()
    keepLanguage(next.code)
    // A language that has no catalogue is spoken in English, and a reader must hear it as such.
    enterLanguage(next, hasCatalogue(next.tag) ? next.tag : 'en', {
      merchant: merchant.code,
      headers: { platform: sessionPlatform, lotteryType },
      patienceMs: Math.max(slowLoadSeconds * 1_000, leastPatienceMs),
    })
  })
}

function keepLanguage(code: string): void {
  const before = readStored('lang')
  if (before && before !== code) store('hisLang', before)
  store('lang', code)
}
