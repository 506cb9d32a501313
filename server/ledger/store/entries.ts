import './ledger-tables.ts'
import { sql } from 'kysely'
import { bigints, texts } from '#/platform/db/arrays.ts'
import type { Tx } from '#/platform/db/handles.ts'
import type { Statement } from '#/platform/db/turns.ts'
import type { Entry, Transfer } from '../deciding/decide-entry.ts'
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
  const { rows } = await sql<PriorEntry>`
    select e.id, e.source, e.kind, e.external_id as "externalId", e.fingerprint, e.refusal,
      e.subject_version as "subjectVersion", e.subject_balance as "subjectBalance"
    from ${unnested(keys)} join ledger_entries e using (source, kind, external_id)
  `.execute(tx)
  return rows
}

/** A member's balance to be written; `before` is the version that was locked. */
export interface NewBalance {
  readonly id: bigint
  readonly before: bigint
  readonly after: { readonly balance: bigint; readonly version: bigint }
}

/** What is sent when the transaction commits. */
export interface Hint {
  readonly channel: string
  readonly payload: string
}

/** Writes entries with the first transfer of each, the balances after them, and a hint; or fails. */
export function writeEntries(entries: readonly Entry[], balances: readonly NewBalance[], hint: Hint): Statement {
  const firsts = entries.map(({ transfers }) => transfers[0])
  return sql`/* hot */
    with entries as (
      insert into ledger_entries (
        source, kind, external_id, fingerprint, actor, reverses, refusal, about, refers_to,
        subject_id, subject_version, subject_balance,
        legs, asset, debit_id, credit_id, amount, debit_version, debit_balance, credit_version, credit_balance
      )
      select source, kind, external_id, decode(fingerprint, 'hex'), actor, reverses, refusal, about, refers_to,
        subject_id, subject_version, subject_balance,
        legs, asset, debit_id, credit_id, amount, debit_version, debit_balance, credit_version, credit_balance
      from unnest(
        ${texts(entries.map(({ posting }) => posting.key.source))}::text[],
        ${texts(entries.map(({ posting }) => posting.key.kind))}::text[],
        ${texts(entries.map(({ posting }) => posting.key.externalId))}::text[],
        ${texts(entries.map(({ fingerprint }) => fingerprint.toString('hex')))}::text[],
        ${texts(entries.map(({ posting }) => posting.actor))}::text[],
        ${bigints(entries.map(({ posting, refusal }) => (refusal === undefined ? posting.reverses : null)))}::bigint[],
        ${texts(entries.map(({ refusal }) => refusal))}::text[],
        ${bigints(entries.map(({ about }) => about))}::bigint[],
        ${texts(entries.map(({ refersTo }) => refersTo))}::text[],
        ${bigints(entries.map(({ subject }) => subject?.id))}::bigint[],
        ${bigints(entries.map(({ subject }) => subject?.version))}::bigint[],
        ${bigints(entries.map(({ subject }) => subject?.balance))}::bigint[],
        ${bigints(entries.map(({ transfers }) => transfers.length))}::smallint[],
        ${texts(firsts.map((first) => first?.asset))}::text[],
        ${bigints(firsts.map((first) => first?.debit.id))}::bigint[],
        ${bigints(firsts.map((first) => first?.credit.id))}::bigint[],
        ${bigints(firsts.map((first) => first?.amount))}::bigint[],
        ${bigints(firsts.map((first) => first?.debit.version))}::bigint[],
        ${bigints(firsts.map((first) => first?.debit.balance))}::bigint[],
        ${bigints(firsts.map((first) => first?.credit.version))}::bigint[],
        ${bigints(firsts.map((first) => first?.credit.balance))}::bigint[]
      ) with ordinality as g (
        source, kind, external_id, fingerprint, actor, reverses, refusal, about, refers_to,
        subject_id, subject_version, subject_balance,
        legs, asset, debit_id, credit_id, amount, debit_version, debit_balance, credit_version, credit_balance, ord
      ) order by ord
    ), balances as (
      update ledger_accounts a set balance = b.balance, version = b.version
      from unnest(
        ${bigints(balances.map(({ id }) => id))}::bigint[],
        ${bigints(balances.map(({ before }) => before))}::bigint[],
        ${bigints(balances.map(({ after }) => after.version))}::bigint[],
        ${bigints(balances.map(({ after }) => after.balance))}::bigint[]
      ) as b (id, before, version, balance)
      where a.id = b.id and a.version = b.before
      returning a.id
    )
    select case when (select count(*) from balances) <> ${balances.length} then ledger_was_written_otherwise() end,
      case when ${balances.length} > 0 then pg_notify(${hint.channel}, ${hint.payload}) end
  `
}

/** The entry `e` of a row `w` that has its key. */
const entryOf = sql`
  cross join lateral (
    select id from ledger_entries e
    where e.source = w.source and e.kind = w.kind and e.external_id = w.external_id limit 1
  ) e
`

/** A transfer of an entry behind its first. */
export interface MoreTransfer extends Transfer {
  readonly key: EntryKey
  readonly leg: number
}

export function writeMoreTransfers(more: readonly MoreTransfer[]): Statement {
  const { source, kind, externalId } = columnsOf(more)
  return sql`/* hot */
    insert into ledger_more_transfers (
      entry_id, leg, asset, debit_id, credit_id, amount, debit_version, debit_balance, credit_version, credit_balance
    )
    select e.id, w.leg, w.asset, w.debit_id, w.credit_id, w.amount, w.debit_version, w.debit_balance, w.credit_version,
      w.credit_balance
    from unnest(
      ${texts(source)}::text[], ${texts(kind)}::text[], ${texts(externalId)}::text[],
      ${bigints(more.map(({ leg }) => leg))}::smallint[],
      ${texts(more.map(({ asset }) => asset))}::text[],
      ${bigints(more.map(({ debit }) => debit.id))}::bigint[],
      ${bigints(more.map(({ credit }) => credit.id))}::bigint[],
      ${bigints(more.map(({ amount }) => amount))}::bigint[],
      ${bigints(more.map(({ debit }) => debit.version))}::bigint[],
      ${bigints(more.map(({ debit }) => debit.balance))}::bigint[],
      ${bigints(more.map(({ credit }) => credit.version))}::bigint[],
      ${bigints(more.map(({ credit }) => credit.balance))}::bigint[]
    ) as w (
      source, kind, external_id, leg, asset, debit_id, credit_id, amount, debit_version, debit_balance, credit_version,
      credit_balance
    )
    ${entryOf}
  `
}

/** Ids of entries in the order of their keys. */
export async function entryIds(tx: Tx, keys: readonly EntryKey[]): Promise<bigint[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<{ id: bigint }>`/* hot */
    select e.id
    from ${unnested(keys)}
    ${entryOf}
    order by w.ord
  `.execute(tx)
  return rows.map(({ id }) => id)
}

function unnested(keys: readonly EntryKey[]) {
  const column = (name: keyof EntryKey) => keys.map((key) => key[name])
  return sql`unnest(${texts(column('source'))}::text[], ${texts(column('kind'))}::text[], ${texts(column('externalId'))}::text[])
    with ordinality as w (source, kind, external_id, ord)`
}

/** A hold that begins with an entry, whose id is the hold's. */
export interface NewHold {
  readonly key: EntryKey
  readonly holder: string
  readonly asset: string
  readonly amount: bigint
}

export function insertHolds(holds: readonly NewHold[]): Statement {
  const { source, kind, externalId } = columnsOf(holds)
  return sql`/* hot */
    insert into ledger_holds (entry_id, holder, asset, amount)
    select e.id, w.holder, w.asset, w.amount
    from unnest(
      ${texts(source)}::text[], ${texts(kind)}::text[], ${texts(externalId)}::text[],
      ${texts(holds.map(({ holder }) => holder))}::text[],
      ${texts(holds.map(({ asset }) => asset))}::text[],
      ${bigints(holds.map(({ amount }) => amount))}::bigint[]
    ) as w (source, kind, external_id, holder, asset, amount)
    ${entryOf}
  `
}

export interface HoldEnd extends EndedHold {
  readonly key: EntryKey
}

export function endHolds(ends: readonly HoldEnd[]): Statement {
  const { source, kind, externalId } = columnsOf(ends)
  return sql`/* hot */
    insert into ledger_hold_ends (hold_id, entry_id, captured, released)
    select w.hold_id, e.id, w.captured, w.released
    from unnest(
      ${texts(source)}::text[], ${texts(kind)}::text[], ${texts(externalId)}::text[],
      ${bigints(ends.map(({ holdId }) => holdId))}::bigint[],
      ${bigints(ends.map(({ captured }) => captured))}::bigint[],
      ${bigints(ends.map(({ released }) => released))}::bigint[]
    ) as w (source, kind, external_id, hold_id, captured, released)
    ${entryOf}
  `
}

function columnsOf(rows: readonly { readonly key: EntryKey }[]) {
  return {
    source: rows.map(({ key }) => key.source),
    kind: rows.map(({ key }) => key.kind),
    externalId: rows.map(({ key }) => key.externalId),
  }
}
