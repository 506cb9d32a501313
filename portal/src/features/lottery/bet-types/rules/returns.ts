import type { LineKind } from '@banyan/rules/lottery/bet-type.ts'
import { type Odds, returnToPlayer } from '@banyan/rules/lottery/price.ts'
import { compare, type Rational } from '@banyan/rules/lottery/rational.ts'

/** The least and the most that kinds of line pay back of their stakes. */
export function returnsOf(
  lineKinds: readonly LineKind[],
  odds: Odds,
): { readonly least: Rational; readonly most: Rational } | undefined {
  const [least, ...others] = lineKinds.map((kind) => returnToPlayer(kind, odds)).sort(compare)
  return least && { least, most: others.at(-1) ?? least }
}
