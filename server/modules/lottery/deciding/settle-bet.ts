import type { Draw } from '@banyan/rules/lottery/draw.ts'
import { type Outcome as IssueOutcome, settle } from '@banyan/rules/lottery/settle.ts'
import { winsOfCanonical } from '@banyan/rules/lottery/settle-canonical.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { OpenBet } from '../store/settlements.ts'

const { exponent } = merchantCurrency

/** A bet that gets something, in minor units. */
export interface SettledBet {
  readonly number: bigint
  readonly accountId: bigint
  readonly status: 'WON' | 'PUSH' | 'REFUNDED' | 'LOST'
  readonly payout: bigint
  readonly rebate: bigint
}

/** What a bet gets, or undefined where that is nothing. Its selection is not read again: wins are found in the text. */
export function settledBet(bet: OpenBet, outcome: IssueOutcome): SettledBet | undefined {
  const { number, accountId, playCode, selection, lines, unitThousandths, multiple, odds, rebatePer2000 } = bet
  const terms = {
    ...{ multiple, rebatePer2000, unitThousandths: BigInt(unitThousandths) },
    odds: Object.fromEntries(Object.entries(odds).map(([tier, value]) => [tier, BigInt(value)])),
  }
  const winningLines = (draw: Draw) => winsOfCanonical(playCode, selection, draw)
  const { status, payoutMinor, rebateMinor } = settle({ lines, winningLines }, terms, outcome, exponent)
  if (payoutMinor === 0n && rebateMinor === 0n) return undefined
  return { number, accountId, status: payoutMinor === 0n ? 'LOST' : status, payout: payoutMinor, rebate: rebateMinor }
}
