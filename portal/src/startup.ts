import type { PortalConfig } from '@banyan/contract/system/config.ts'
import { openCustomerService } from '#/src/features/customer-service/customer-service.ts'
import { errorTexts, shellTexts } from '#/src/i18n/shared-texts.ts'
import { loadTexts } from '#/src/i18n/text.ts'
import { startLanguage } from '#/src/session/language.ts'
import { keepConfig } from '#/src/session/portal-config.ts'
import { type PortalStatus, portalStatus } from '#/src/session/portal-status.ts'

/** Spec section 4: everything that must be known before the first paint, and whether the portal is open. */
export async function startUp(): Promise<PortalStatus> {
  const config = readConfig(document)
  keepConfig(config)
  await startLanguage()
  await Promise.all([loadTexts(shellTexts, errorTexts), openCustomerService(config.info)])
  return portalStatus(config)
}

/** The configuration that the server wrote into the document. */
function readConfig(page: Document): PortalConfig {
  const json = page.getElementById('start-up')?.textContent
  if (!json) throw new Error('The document carries no start-up data')
  return JSON.parse(json) as PortalConfig
}
