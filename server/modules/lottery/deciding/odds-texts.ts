import { toAmount } from '@banyan/rules/money/amount.ts'

/** Odds as they are kept, × 10⁴, as the wire has them. */
export function oddsTexts(odds: Readonly<Record<string, string | bigint>>): Record<string, string> {
  return Object.fromEntries(Object.entries(odds).map(([tier, value]) => [tier, toAmount(BigInt(value), 4)]))
}
