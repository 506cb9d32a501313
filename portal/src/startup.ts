import { errorTexts } from '@banyan/client/texts.ts'
import type { PortalConfig } from '@banyan/contract/system/config.ts'
import { type FirstScreen, keepFirstAnswers } from '#/src/api/first-answers.ts'
import { loadTexts, shellTexts } from '#/src/i18n/text.ts'
import { startLanguage } from '#/src/session/language.ts'
import { keepConfig } from '#/src/session/portal-config.ts'
import { type PortalStatus, portalStatus } from '#/src/session/portal-status.ts'

interface Start {
  readonly status: PortalStatus
  /** Everything that must be there before the first paint. */
  readonly ready: Promise<unknown>
}

/** Spec section 4: the configuration first, from which follow the portal's status and the language. */
export function startUp(): Start {
  const config = readConfig(document)
  keepConfig(config)
  const first = readFirstScreen(document)
  if (first) keepFirstAnswers(first)
  return { status: portalStatus(config), ready: startLanguage().then(() => loadTexts(shellTexts, errorTexts)) }
}

/** The configuration that the server wrote into the document. */
function readConfig(page: Document): PortalConfig {
  const json = page.getElementById('start-up')?.textContent
  if (!json) throw new Error('The document carries no start-up data')
  return JSON.parse(json) as PortalConfig
}

/** The answers that the server wrote into the document; a document without them makes the page ask. */
function readFirstScreen(page: Document): FirstScreen | undefined {
  const json = page.getElementById('first-screen')?.textContent
  return json ? (JSON.parse(json) as FirstScreen) : undefined
}
