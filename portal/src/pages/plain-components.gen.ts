// Generated from the definitions of pages (*.page.ts) by `npm run generate`; a check compares it.

import type { Catalogues } from '@banyan/client/texts.ts'
import type { ComponentType } from 'react'
import { appsTexts } from '#/src/features/content/resources/apps-texts.ts'
import { drawsTexts } from '#/src/features/lottery/draws/draws-texts.ts'
import { mirrorsTexts } from '#/src/features/content/resources/mirrors-texts.ts'
import { oddsTexts } from '#/src/features/lottery/bet-types/odds-texts.ts'
import { promotionsTexts } from '#/src/features/cashier/promotions/promotions-texts.ts'
import { vipTexts } from '#/src/features/account/profile/vip-texts.ts'
import { loadTexts } from '#/src/i18n/text.ts'
import { vip } from './account/vip.page.ts'
import { download } from './content/download.page.ts'
import { mirrors } from './content/mirrors.page.ts'
import { promotion } from './content/promotion.page.ts'
import { promotions } from './content/promotions.page.ts'
import { draws } from './lottery/draws.page.ts'
import { seamless } from './play/seamless.page.ts'

/** Texts come beside the code that shows them. */
const withTexts = (fetch: () => Promise<ComponentType>, ...texts: readonly Catalogues[]) => async () =>
  (await Promise.all([fetch(), loadTexts(...texts)]))[0]

export const plainComponents = {
  '/vip': withTexts(vip.component, vipTexts),
  '/download': withTexts(download.component, appsTexts),
  '/mirrors': withTexts(mirrors.component, mirrorsTexts),
  '/promotions/$code': withTexts(promotion.component, promotionsTexts),
  '/promotions': withTexts(promotions.component, promotionsTexts),
  '/draws': withTexts(draws.component, drawsTexts, oddsTexts),
  '/seamless': seamless.component,
}
