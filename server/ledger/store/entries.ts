import './ledger-tables.ts'
import { sql } from 'kysely'
import type { Tx } from '#/platform/db/handles.ts'
import type { Entry } from '../deciding/decide-entry.ts'
import type { EndedHold, EntryKey } from '../posting.ts'

/** An entry in the book. */
export interface PriorEntry {
  readonly id: bigint
  readonly source: string
  readonly kind: string
  readonly externalId: string
  readonly fingerprint: Uint8Array
  readonly refusal: string | null
  readonly subjectVersion: bigint | null
  readonly subjectBalance: bigint | null
}

export async function entriesByKey(tx: Tx, keys: readonly EntryKey[]): Promise<PriorEntry[]> {
  if (keys.length === 0) return []
  const column = (name: keyof EntryKey) => keys.map((key) => key[name])
  const { rows } = await sql<PriorEntry>`
    select e.id, e.source, e.kind, e.external_id as "externalId", e.fingerprint, e.refusal,
      e.subject_version as "subjectVersion", e.subject_balance as "subjectBalance"
    from unnest(${column('source')}::text[], ${column('kind')}::text[], ${column('externalId')}::text[])
      as w (source, kind, external_id)
    join ledger_entries e using (source, kind, external_id)
  `.execute(tx)
  return rows
}

/** A member's balance to be written; `before` is the version that was locked. */
export interface NewBalance {
  readonly id: bigint
  readonly before: bigint
  readonly after: { readonly balance: bigint; readonly version: bigint }
}

interface Written {
  readonly ids: readonly bigint[]
  /** Number of balances changed. */
  readonly balances: number
}

/** Writes entries, their transfers and the balances after them in one statement. Answers the entries' ids in order. */
export async function writeEntries(
  tx: Tx,
  entries: readonly Entry[],
  balances: readonly NewBalance[],
): Promise<Written> {
  const legs = entries.flatMap(({ transfers }, ord) => transfers.map((transfer, leg) => ({ ord, leg, ...transfer })))
  const { rows } = await sql<{ id: bigint; balances: bigint }>`/* hot */
    with given as (
      select * from unnest(
        ${entries.map(({ posting }) => posting.key.source)}::text[],
        ${entries.map(({ posting }) => posting.key.kind)}::text[],
        ${entries.map(({ posting }) => posting.key.externalId)}::text[],
        ${entries.map(({ fingerprint }) => Buffer.from(fingerprint).toString('hex'))}::text[],
        ${entries.map(({ posting }) => posting.actor)}::text[],
        ${entries.map(({ posting, refusal }) => (refusal === undefined ? (posting.reverses ?? null) : null))}::bigint[],
        ${entries.map(({ refusal }) => refusal ?? null)}::text[],
        ${entries.map(({ subject }) => subject?.id ?? null)}::bigint[],
        ${entries.map(({ subject }) => subject?.version ?? null)}::bigint[],
        ${entries.map(({ subject }) => subject?.balance ?? null)}::bigint[]
      ) with ordinality as g (
        source, kind, external_id, fingerprint, actor, reverses, refusal, subject_id, subject_version, subject_balance, ord
      )
    ), entries as (
      insert into ledger_entries (
        source, kind, external_id, fingerprint, actor, reverses, refusal, subject_id, subject_version, subject_balance
      )
      select source, kind, external_id, decode(fingerprint, 'hex'), actor, reverses, refusal,
        subject_id, subject_version, subject_balance
      from given order by ord
      returning id, source, kind, external_id
    ), numbered as (
      select given.ord, entries.id from given join entries using (source, kind, external_id)
    ), transfers as (
      insert into ledger_transfers (
        entry_id, leg, asset, debit_id, credit_id, amount, debit_version, debit_balance, credit_version, credit_balance
      )
      select numbered.id, leg, asset, debit_id, credit_id, amount,
        debit_version, debit_balance, credit_version, credit_balance
      from unnest(
        ${legs.map(({ ord }) => ord + 1)}::bigint[],
        ${legs.map(({ leg }) => leg)}::smallint[],
        ${legs.map(({ asset }) => asset)}::text[],
        ${legs.map(({ debit }) => debit.id)}::bigint[],
        ${legs.map(({ credit }) => credit.id)}::bigint[],
        ${legs.map(({ amount }) => amount)}::bigint[],
        ${legs.map(({ debit }) => debit.version)}::bigint[],
        ${legs.map(({ debit }) => debit.balance)}::bigint[],
        ${legs.map(({ credit }) => credit.version)}::bigint[],
        ${legs.map(({ credit }) => credit.balance)}::bigint[]
      ) as l (
        ord, leg, asset, debit_id, credit_id, amount, debit_version, debit_balance, credit_version, credit_balance
      ) join numbered using (ord)
    ), balances as (
      update ledger_accounts a set balance = b.balance, version = b.version
      from unnest(
        ${balances.map(({ id }) => id)}::bigint[],
        ${balances.map(({ before }) => before)}::bigint[],
        ${balances.map(({ after }) => after.version)}::bigint[],
        ${balances.map(({ after }) => after.balance)}::bigint[]
      ) as b (id, before, version, balance)
      where a.id = b.id and a.version = b.before
      returning a.id
    )
    select id, (select count(*) from balances) as balances from numbered order by ord
  `.execute(tx)
  return { ids: rows.map(({ id }) => id), balances: Number(rows[0]?.balances ?? 0n) }
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

interface HoldEndRow extends EndedHold {
  readonly entryId: bigint
}

export async function endHolds(tx: Tx, ends: readonly HoldEndRow[]): Promise<void> {
  const rows = ends.map(({ holdId, entryId, captured, released }) => ({
    ...{ hold_id: holdId, entry_id: entryId, captured, released },
  }))
  await tx.insertInto('ledger_hold_ends').values(rows).execute()
}
