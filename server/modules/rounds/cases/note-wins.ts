import { emit } from '#/events.ts'
import type { Tx } from '#/platform/db/handles.ts'
import type { KeptCall } from '../store/vendor-transactions.ts'

/** What rounds and jackpots pay. Promotions and corrections are no wins. */
const wins: ReadonlySet<string> = new Set(['win', 'betAndWin', 'jackpotWin'])

/**
 * Tells of the payments among these calls that reach the winner board's floor (requirements PLAY-08), in their own
 * transaction: one statement, and none where there is no such payment. The lock of the player's money is held.
 */
export async function noteWins(tx: Tx, kept: readonly KeptCall[], floor: bigint): Promise<void> {
  const won = kept.filter(({ call, outcome, paid }) => wins.has(call.operation) && outcome === 'ok' && paid >= floor)
  await emit(
    tx,
    won.map(({ call: { memberId, vendorCode, transactionId } }) => ({
      name: 'round.won',
      aggregate: `member:${memberId}`,
      payload: { vendorCode, transactionId },
    })),
  )
}
