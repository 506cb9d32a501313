import { loadTexts } from '#/src/i18n/text.ts'
import { appsTexts } from './apps-texts.ts'

/** What the download page needs before its own code has arrived. */
export const appsRoute = {
  load: (): Promise<void> => loadTexts(appsTexts),
}
