import type { Odds } from '@banyan/rules/lottery/price.ts'
import { toAmount } from '@banyan/rules/money/amount.ts'
import { moneyText } from '#/src/features/cashier/wallet/money.tsx'
import { formatOddsRange } from '#/src/features/lottery/bet-types/format-odds.ts'
import { portalConfig } from '#/src/session/portal-config.ts'

/** Minor units with the currency's symbol, isolated for a sentence. */
export function minorText(minor: bigint): string {
  return moneyText(toAmount(minor, portalConfig().currency.exponent))
}

/** Odds as `×960.0`; of several tiers the lowest and the highest. */
export const oddsText = (odds: Odds): string => formatOddsRange(Object.values(odds))
