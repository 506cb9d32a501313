import { vipTexts } from '#/src/features/account/profile/vip-texts.ts'
import { promotionsTexts } from '#/src/features/cashier/promotions/promotions-texts.ts'
import { appsTexts } from '#/src/features/content/resources/apps-texts.ts'
import { mirrorsTexts } from '#/src/features/content/resources/mirrors-texts.ts'
import { oddsTexts } from '#/src/features/lottery/bet-types/odds-texts.ts'
import { drawsTexts } from '#/src/features/lottery/draws/draws-texts.ts'
import { loadTexts } from '#/src/i18n/text.ts'

/** Pages that need nothing but their texts before they are shown. */
export const plainPages = {
  async download() {
    return { Page: (await Promise.all([import('./download-page.tsx'), loadTexts(appsTexts)]))[0].DownloadPage }
  },
  async mirrors() {
    return { Page: (await Promise.all([import('./mirrors-page.tsx'), loadTexts(mirrorsTexts)]))[0].MirrorsPage }
  },
  async vip() {
    return { Page: (await Promise.all([import('./vip-page.tsx'), loadTexts(vipTexts)]))[0].VipPage }
  },
  async promotions() {
    const [page] = await Promise.all([import('./promotions-page.tsx'), loadTexts(promotionsTexts)])
    return { Page: page.PromotionsPage }
  },
  async promotion() {
    const [page] = await Promise.all([import('./promotion-page.tsx'), loadTexts(promotionsTexts)])
    return { Page: page.PromotionPage }
  },
  /** With the names of games and numbers. */
  async draws() {
    return { Page: (await Promise.all([import('./draws-page.tsx'), loadTexts(drawsTexts, oddsTexts)]))[0].DrawsPage }
  },
}
