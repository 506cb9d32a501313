import type { FamilyCode } from '@banyan/rules/lottery/draw.ts'
import { familyCodes, loadFamily } from '@banyan/rules/lottery/load-family.ts'
import { notFound } from '@tanstack/react-router'
import { loadTexts } from '#/src/i18n/text.ts'
import { portalConfig } from '#/src/session/portal-config.ts'
import { caseOf } from './odds-case.ts'
import { oddsSearch } from './odds-search.ts'
import { oddsTexts } from './odds-texts.ts'

/** What the odds checker needs before its own code has arrived: texts, and the rules of the address's family. */
export const oddsRoute = {
  async load(search: Record<string, unknown>) {
    if (!portalConfig().demo) throw notFound()
    const odds = caseOf(oddsSearch(search))
    const code: FamilyCode = familyCodes.find((known) => known === odds.family) ?? 'SSC'
    const [family] = await Promise.all([loadFamily(code), loadTexts(oddsTexts)])
    return { odds, family }
  },
}
