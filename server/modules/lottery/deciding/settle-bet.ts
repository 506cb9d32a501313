import { partAtRisk, type RiskShare } from '@banyan/rules/cashier/at-risk.ts'
import type { Draw } from '@banyan/rules/lottery/draw.ts'
import { rebateMinor } from '@banyan/rules/lottery/prize-group.ts'
import { type Outcome as IssueOutcome, type Settlement, settle } from '@banyan/rules/lottery/settle.ts'
import { winsOfCanonical } from '@banyan/rules/lottery/settle-canonical.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'

const { exponent } = merchantCurrency

/** A bet that is to be settled. */
export interface OpenBet {
  readonly number: bigint
  readonly accountId: bigint
  /** Under which the catalogue has its game. */
  readonly vendorCode: string
  readonly playCode: string
  readonly selection: string
  readonly lines: number
  readonly unitThousandths: number
  readonly multiple: number
  readonly odds: Readonly<Record<string, string>>
  readonly rebatePer2000: number
}

/** A bet that gets something, in minor units. */
export interface SettledBet {
  readonly number: bigint
  readonly accountId: bigint
  readonly vendorCode: string
  readonly status: 'WON' | 'PUSH' | 'REFUNDED' | 'LOST'
  readonly payout: bigint
  readonly rebate: bigint
}

/** What a bet gets, or undefined where that is nothing. */
export function settledBet(bet: OpenBet, outcome: IssueOutcome, share: RiskShare): SettledBet | undefined {
  const { status, payoutMinor: payout, rebateMinor: rebate } = settlementOf(bet, outcome, share)
  if (payout === 0n && rebate === 0n) return undefined
  const { number, accountId, vendorCode } = bet
  return { number, accountId, vendorCode, status: payout === 0n ? 'LOST' : status, payout, rebate }
}

/**
 * What becomes of a bet. Its selection is not read again: wins are found in the text as it was accepted. Its rebate is of
 * the part of its valid stake that is at risk, as its turnover is.
 */
export function settlementOf(bet: OpenBet, outcome: IssueOutcome, share: RiskShare): Settlement {
  const { playCode, selection, lines, unitThousandths, multiple, odds, rebatePer2000 } = bet
  const terms = {
    ...{ multiple, rebatePer2000, unitThousandths: BigInt(unitThousandths) },
    odds: Object.fromEntries(Object.entries(odds).map(([tier, value]) => [tier, BigInt(value)])),
  }
  const winningLines = (draw: Draw) => winsOfCanonical(playCode, selection, draw)
  const settled = settle({ lines, winningLines }, terms, outcome, exponent)
  return { ...settled, rebateMinor: rebateMinor(partAtRisk(settled.validStakeMinor, share), rebatePer2000) }
}
