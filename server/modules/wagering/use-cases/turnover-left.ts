import { turnoverLeftOf } from '@banyan/rules/cashier/turnover.ts'
import type { Db } from '#/platform/db/handles.ts'
import { type LotRow, openLotsOf } from '../store/turnover-lots.ts'

/** Lots of an account that must be betted for yet, the oldest first. */
export async function openLots(db: Db, accountId: bigint, asset: string): Promise<readonly LotRow[]> {
  return await openLotsOf(db, accountId, asset)
}

/**
 * What an account must bet yet before its money may go out, in minor units; 0n when everything is done. Bets of the last
 * two seconds are not in it.
 */
export async function turnoverLeft(db: Db, accountId: bigint, asset: string): Promise<bigint> {
  const lots = await openLots(db, accountId, asset)
  return lots.reduce((sum, lot) => sum + turnoverLeftOf(lot), 0n)
}
