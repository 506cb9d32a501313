import type { ErrorCode } from '@banyan/contract/errors.ts'
import type { LotteryMode } from '@banyan/rules/lottery/prize-modes.ts'
import { Refusal } from '#/platform/refusal.ts'
import type { HeldChase, OpenChaseIssue } from './decide-chase.ts'
import { type PricedSlip, priceSlip, type SaleRules } from './price-slip.ts'

/** The bets of an issue of a chase by the prices of now, paid for by what the chase holds; or why they are refused. */
export function priceChaseIssue(
  { id, accountId, game, mode, items, held, holdId }: HeldChase,
  { place, issueId, issue, multiple, stake }: OpenChaseIssue,
  asset: string,
  rules: SaleRules,
): PricedSlip | ErrorCode {
  if (holdId === null) throw new Error(`nothing is held of the chase ${id}`)
  const sent = {
    // No slip of a player's own can have this name.
    slip: `chase:${id}:${place}`,
    ...{ gameCode: game, numero: issue, prizeMode: mode as LotteryMode },
    items: items.map((item) => ({ ...item, multiple: item.multiple * multiple })),
  }
  try {
    const slip = priceSlip(accountId, sent, rules)
    // What is held for an issue is what its bets cost, to the unit.
    if (slip.stake !== stake) return 'unit_refused'
    return { ...slip, issueId, chase: { id, hold: { id: holdId, memberId: accountId, asset, amount: held } } }
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}
