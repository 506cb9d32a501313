import { winnersChanged } from '@banyan/contract/games/winners-event.ts'
import { consumerOf, emitting } from '#/events.ts'
import type { Db } from '#/platform/db/handles.ts'
import type { Statement } from '#/platform/db/turns.ts'
import type { SharedTopic } from '#/platform/realtime/topic.ts'
import type { SettledCall } from '../deciding/money-call.ts'
import { boardVersion, changeBoard, insertWinner, replaceLotteryWinner, winnersChannel } from '../store/winners.ts'

/** Payments of rounds and jackpots. Promotions and corrections are no wins. */
const wins: ReadonlySet<string> = new Set(['win', 'betAndWin', 'jackpotWin'])

/**
 * What emits an event for each payment among these calls that reaches the winner board's floor (requirements PLAY-08), in
 * the calls' transaction, which holds the lock of the player's money.
 */
export function emitWins(kept: readonly SettledCall[], floor: bigint): Statement[] {
  const won = kept.filter(({ call, outcome, paid }) => wins.has(call.operation) && outcome === 'ok' && paid >= floor)
  return emitting(
    won.map(({ call: { memberId, vendorCode, transactionId } }) => ({
      name: 'round.won',
      aggregate: `member:${memberId}`,
      payload: { vendorCode, transactionId },
    })),
  )
}

/** Puts a win of a round on the winner board (requirements LOB-03, PLAY-08). */
export const putOnBoard = consumerOf('round.won', 'winner-board', async (tx, { vendorCode, transactionId }) => {
  if (await insertWinner(tx, vendorCode, transactionId)) await changeBoard(tx)
})

/** Puts a win of the lottery on the winner board, or takes one off that a correction took back. */
export const putLotteryWinOnBoard = consumerOf('lottery.won', 'lottery-winner-board', async (tx, won) => {
  const win = { ...won, accountId: BigInt(won.accountId), amount: BigInt(won.amount) }
  if (await replaceLotteryWinner(tx, win)) await changeBoard(tx)
})

/** Tells every tab that the winner board has changed. The tab then requests the board (requirements LOB-03). */
export function winnersTopic(db: Db): SharedTopic {
  return {
    event: winnersChanged,
    channel: winnersChannel,
    async everybodys() {
      const version = await boardVersion(db)
      return version === 0 ? undefined : { version, value: { version } }
    },
  }
}
