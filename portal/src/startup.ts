import type { PortalConfig } from '@banyan/contract/system/config.ts'
import type { Language } from '@banyan/contract/system/language.ts'
import { nameSender } from '#/src/api/sender.ts'
import { chooseLanguage } from '#/src/i18n/choose-language.ts'
import { errorTexts, shellTexts } from '#/src/i18n/shared-texts.ts'
import { loadTexts, speak } from '#/src/i18n/text.ts'

/** Everything that must be known before the first paint: who the merchant is and which language to speak. */
export async function startUp(): Promise<PortalConfig> {
  const data = readStartUp(document)
  const language = chooseLanguage(data.languages, {
    address: new URLSearchParams(location.search).get('lang'),
    stored: storedLanguage(),
    preferred: navigator.languages,
  })
  keepLanguage(language)
  document.documentElement.lang = language.tag
  document.documentElement.dir = language.direction
  nameSender({ merchant: data.merchant.code, language: language.code })
  speak(language.tag)
  await loadTexts(shellTexts, errorTexts)
  return data
}

/** The data that the server wrote into the document. */
function readStartUp(page: Document): PortalConfig {
  const json = page.getElementById('start-up')?.textContent
  if (!json) throw new Error('The document carries no start-up data')
  return JSON.parse(json) as PortalConfig
}

// Storage may be closed to us altogether; the language then lasts as long as the page.

function storedLanguage(): string | null {
  try {
    return localStorage.getItem('lang')
  } catch {
    return null
  }
}

function keepLanguage({ code }: Language): void {
  try {
    localStorage.setItem('lang', code)
  } catch {}
}
