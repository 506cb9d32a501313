import './ledger-tables.ts'
import type { Tx } from '#/platform/db/handles.ts'
import type { AccountRef } from '../chart.ts'
import type { Leg } from '../posting.ts'

interface EntryToReverse {
  readonly legs: readonly Leg[]
  readonly subject: AccountRef | undefined
  readonly isReversed: boolean
}

/** An entry as it was posted, locked: whoever else takes it back waits. */
export async function entryToReverse(tx: Tx, entryId: bigint): Promise<EntryToReverse> {
  const { subject_id: subjectId } = await tx
    .selectFrom('ledger_entries')
    .select('subject_id')
    .where('id', '=', entryId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  // Statements of their own: they see what was written while the lock was waited for.
  const reversal = await tx.selectFrom('ledger_entries').select('id').where('reverses', '=', entryId).executeTakeFirst()
  const transfers = await tx
    .selectFrom('ledger_transfers')
    .select(['debit_id', 'credit_id', 'amount'])
    .where('entry_id', '=', entryId)
    .orderBy('leg')
    .execute()
  const ids = [
    ...transfers.flatMap(({ debit_id, credit_id }) => [debit_id, credit_id]),
    ...(subjectId ? [subjectId] : []),
  ]
  const refs = await refsOf(tx, [...new Set(ids)])
  const ref = (id: bigint): AccountRef => {
    const found = refs.get(id)
    if (!found) throw new Error(`there is no account ${id}`)
    return found
  }
  return {
    legs: transfers.map(({ debit_id, credit_id, amount }) => ({
      debit: ref(debit_id),
      credit: ref(credit_id),
      amount,
    })),
    subject: subjectId === null ? undefined : ref(subjectId),
    isReversed: reversal !== undefined,
  }
}

async function refsOf(tx: Tx, ids: readonly bigint[]): Promise<Map<bigint, AccountRef>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('ledger_accounts')
    .select(['id', 'kind', 'holder', 'asset'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, ...ref }) => [id, ref]))
}
