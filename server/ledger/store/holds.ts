import './ledger-tables.ts'
import type { Tx } from '#/platform/db/handles.ts'
import type { EndedHold } from '../posting.ts'

interface HoldRow {
  readonly id: bigint
  readonly memberId: bigint
  readonly asset: string
  readonly amount: bigint
}

interface NewHoldRow {
  /** The hold's id. */
  readonly entryId: bigint
  readonly holder: string
  readonly asset: string
  readonly amount: bigint
}

export async function insertHolds(tx: Tx, holds: readonly NewHoldRow[]): Promise<void> {
  const rows = holds.map(({ entryId, holder, asset, amount }) => ({ entry_id: entryId, holder, asset, amount }))
  await tx.insertInto('ledger_holds').values(rows).execute()
}

/** A hold, locked: whoever else ends it waits. */
export async function holdById(tx: Tx, id: bigint): Promise<HoldRow & { readonly isOver: boolean }> {
  const row = await tx
    .selectFrom('ledger_holds')
    .select(['entry_id as id', 'holder', 'asset', 'amount'])
    .where('entry_id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  // A statement of its own: it sees what was ended while the lock was waited for.
  const end = await tx.selectFrom('ledger_hold_ends').select('hold_id').where('hold_id', '=', id).executeTakeFirst()
  return { id: row.id, memberId: BigInt(row.holder), asset: row.asset, amount: row.amount, isOver: end !== undefined }
}

interface HoldEndRow extends EndedHold {
  readonly entryId: bigint
}

export async function endHolds(tx: Tx, ends: readonly HoldEndRow[]): Promise<void> {
  const rows = ends.map(({ holdId, entryId, captured, released }) => ({
    ...{ hold_id: holdId, entry_id: entryId, captured, released },
  }))
  await tx.insertInto('ledger_hold_ends').values(rows).execute()
}
