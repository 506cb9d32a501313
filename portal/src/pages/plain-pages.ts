import { appsTexts } from '#/src/features/apps/apps-texts.ts'
import { drawsTexts } from '#/src/features/draws/draws-texts.ts'
import { mirrorsTexts } from '#/src/features/mirrors/mirrors-texts.ts'
import { oddsTexts } from '#/src/features/odds/odds-texts.ts'
import { loadTexts } from '#/src/i18n/text.ts'

/** Pages that need nothing but their texts before they are shown. */
export const plainPages = {
  async download() {
    return { Page: (await Promise.all([import('./download-page.tsx'), loadTexts(appsTexts)]))[0].DownloadPage }
  },
  async mirrors() {
    return { Page: (await Promise.all([import('./mirrors-page.tsx'), loadTexts(mirrorsTexts)]))[0].MirrorsPage }
  },
  /** With the names of games and numbers. */
  async draws() {
    return { Page: (await Promise.all([import('./draws-page.tsx'), loadTexts(drawsTexts, oddsTexts)]))[0].DrawsPage }
  },
}
