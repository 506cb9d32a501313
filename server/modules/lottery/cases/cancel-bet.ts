import { available, lotteryAccount } from '#/ledger/chart.ts'
import { Draft } from '#/ledger/draft.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import { betSource } from '../store/bets.ts'
import { holdBet, insertCancel } from '../store/own-bets.ts'

/** Until so many seconds before the sale closes a bet can be taken back (domain section 3). */
export const cancelSecondsBeforeClose = 3
const { code: asset } = merchantCurrency

/** Takes a bet back and answers the balance; bet_not_found, bet_not_cancellable. A second time is refused. */
export async function cancelBet(tx: Tx, accountId: bigint, number: bigint): Promise<bigint> {
  const player = available(accountId, asset)
  const draft = await Draft.lock(tx, [player, lotteryAccount(asset)])
  const bet = await holdBet(tx, accountId, number, cancelSecondsBeforeClose)
  if (!bet) throw new Refusal('bet_not_found')
  if (bet.isCancelled || !bet.isInTime) throw new Refusal('bet_not_cancellable')
  draft.add({
    key: { source: betSource, kind: 'refund', externalId: `${number}:cancelled` },
    parameters: { amount: String(bet.stake) },
    actor: `member:${accountId}`,
    legs: [{ debit: lotteryAccount(asset), credit: player, amount: bet.stake }],
    subject: player,
    about: number,
  })
  await draft.write(tx)
  await insertCancel(tx, bet)
  return draft.balanceOf(player)
}
