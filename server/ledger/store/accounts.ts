import './ledger-tables.ts'
import { sql } from 'kysely'
import type { Tx } from '#/platform/db/handles.ts'
import { type AccountRef, chart } from '../chart.ts'
import { type LockedAccount, refKey } from '../deciding/accounts-at-hand.ts'

/**
 * Locks the accounts that carry a balance, in the order of their ids, finds the others, and opens missing ones. Vendors'
 * rows are never locked: every bet would wait for them.
 */
export async function lockAccounts(
  tx: Tx,
  refs: readonly AccountRef[],
): Promise<{ readonly locked: readonly LockedAccount[]; readonly isNew: boolean }> {
  const wanted = [...new Map(refs.map((ref) => [refKey(ref), ref])).values()]
  const found = await findAndLock(tx, wanted)
  if (found.length === wanted.length) return { locked: found, isNew: false }
  const known = new Set(found.map(refKey))
  await openAccounts(
    tx,
    wanted.filter((ref) => !known.has(refKey(ref))),
  )
  return { locked: await findAndLock(tx, wanted), isNew: true }
}

async function findAndLock(tx: Tx, refs: readonly AccountRef[]): Promise<LockedAccount[]> {
  if (refs.length === 0) return []
  const { rows } = await sql<LockedAccount>`/* hot */
    with wanted as (
      select * from unnest(${column(refs, 'holder')}::text[], ${column(refs, 'kind')}::text[], ${column(refs, 'asset')}::text[])
        as w (holder, kind, asset)
    ), locked as (
      select a.id, a.kind, a.holder, a.asset, a.balance, a.version
      from ledger_accounts a join wanted using (holder, kind, asset)
      where a.version is not null order by a.id for update of a
    )
    select * from locked
    union all
    select a.id, a.kind, a.holder, a.asset, a.balance, a.version
    from ledger_accounts a join wanted using (holder, kind, asset) where a.version is null
  `.execute(tx)
  return rows
}

/** Opens accounts in one order everywhere, so that transactions do not deadlock; the first one wins. */
async function openAccounts(tx: Tx, refs: readonly AccountRef[]): Promise<void> {
  const inOrder = refs.toSorted((one, other) => (refKey(one) < refKey(other) ? -1 : 1))
  const zero = (ref: AccountRef) => (chart[ref.kind].carriesBalance ? 0n : null)
  await tx
    .insertInto('ledger_accounts')
    .values(
      inOrder.map(({ kind, holder, asset }) => ({
        kind,
        holder,
        asset,
        balance: zero({ kind, holder, asset }),
        version: zero({ kind, holder, asset }),
      })),
    )
    .onConflict((c) => c.doNothing())
    .execute()
}

function column<Key extends keyof AccountRef>(refs: readonly AccountRef[], key: Key): AccountRef[Key][] {
  return refs.map((ref) => ref[key])
}
