import { betTypeOf } from '@banyan/rules/lottery/bet-types.ts'
import { exposureOf } from '@banyan/rules/lottery/exposure.ts'
import { available, lotteryAccount } from '#/ledger/chart.ts'
import { Draft } from '#/ledger/draft.ts'
import type { Posting } from '#/ledger/posting.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import { ExposureBook } from '../deciding/exposure-book.ts'
import { betSource } from '../store/bets.ts'
import { exposureSums, lockBounds, writeSums } from '../store/exposure.ts'
import { holdBet, insertCancel, type PlacedBet } from '../store/own-bets.ts'

/** Until so many seconds before the sale closes a bet can be taken back (domain section 3). */
export const cancelSecondsBeforeClose = 3
const { code: asset, exponent } = merchantCurrency

/** Takes a bet back and answers the balance; bet_not_found, bet_not_cancellable. A repetition returns nothing more. */
export async function cancelBet(tx: Tx, accountId: bigint, number: bigint): Promise<bigint> {
  const player = available(accountId, asset)
  const draft = await Draft.lock(tx, [player, lotteryAccount(asset)])
  const bet = await holdBet(tx, accountId, number, cancelSecondsBeforeClose)
  if (!bet) throw new Refusal('bet_not_found')
  if (bet.isCancelled) return draft.balanceOf(player)
  if (!bet.isInTime) throw new Refusal('bet_not_cancellable')
  draft.add(refundOf(bet, `member:${accountId}`))
  await draft.write(tx)
  await insertCancel(tx, bet)
  await releaseExposure(tx, bet)
  return draft.balanceOf(player)
}

/** What pays a bet back that is taken back. */
export function refundOf({ number, accountId, stake }: PlacedBet, actor: string): Posting {
  const player = available(accountId, asset)
  return {
    key: { source: betSource, kind: 'refund', externalId: `${number}:cancelled` },
    parameters: { amount: String(stake) },
    actor,
    legs: [{ debit: lotteryAccount(asset), credit: player, amount: stake }],
    subject: player,
    about: number,
  }
}

async function releaseExposure(tx: Tx, bet: PlacedBet): Promise<void> {
  const { issueId, playCode } = bet
  const plays = [{ issueId, playCode }]
  await lockBounds(tx, plays)
  const { sums, whole } = await exposureSums(tx, plays, [{ issueId, mostPayout: 0n, onIssue: null }])
  const exposure = new ExposureBook(sums)
  freeExposure(exposure, bet)
  for (const write of writeSums(exposure.changed(), whole)) await write.execute(tx)
}

/** What the bet could have cost is free for others. */
export function freeExposure(exposure: ExposureBook, bet: PlacedBet): void {
  const { issueId, playCode, multiple, unitThousandths } = bet
  const parsed = betTypeOf(playCode)?.parse(bet.selection)
  if (!parsed?.ok) throw new Error(`the accepted selection of ${playCode} is refused`)
  const odds = Object.fromEntries(Object.entries(bet.odds).map(([tier, value]) => [tier, BigInt(value)]))
  const terms = { unitThousandths: BigInt(unitThousandths), multiple, odds, exponent }
  exposure.release(issueId, { playCode, cells: exposureOf(parsed.selection, terms) })
}
