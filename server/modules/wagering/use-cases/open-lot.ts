import type { Tx } from '#/platform/db/handles.ts'
import { insertLot, type NewLot } from '../store/turnover-lots.ts'

/**
 * Makes a lot in the transaction that credits its money: bets that are placed from now on count for it. Nothing, or a
 * factor of nothing, makes none.
 */
export async function openLot(tx: Tx, lot: NewLot): Promise<void> {
  if (lot.amount > 0n && lot.factor > 0) await insertLot(tx, lot)
}
