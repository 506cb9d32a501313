import './ledger-tables.ts'
import { type RawBuilder, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { bigints } from '#/platform/db/arrays.ts'
import type { Tx } from '#/platform/db/handles.ts'
import type { Statement } from '#/platform/db/turns.ts'
import { type AccountRef, chart } from '../chart.ts'
import { type LockedAccount, refKey } from '../deciding/accounts-at-hand.ts'

/** Accounts whose ids are remembered: those of the members who play now, and more. */
const remembered = 50_000

/**
 * Ids of accounts, which never change: rows are found faster by their id than by three texts. What it says is compared
 * with the row, so that another database's id misleads nobody.
 */
const ids = new LRUCache<string, bigint>({ max: remembered })

/**
 * Locks the accounts that carry a balance, in the order of their ids, finds the others, and opens missing ones. Vendors'
 * rows are never locked: every bet would wait for them. `isLate` says that not all were locked by the statement that went
 * out at once.
 */
export async function lockAccounts(
  tx: Tx,
  refs: readonly AccountRef[],
): Promise<{ readonly locked: readonly LockedAccount[]; readonly isLate: boolean }> {
  const byKey = new Map(refs.map((ref) => [refKey(ref), ref]))
  const wanted = [...byKey.values()]
  if (wanted.length === 0) return { locked: [], isLate: false }
  const isAll = (rows: readonly LockedAccount[]) =>
    rows.length === wanted.length && rows.every((row) => byKey.has(refKey(row)))
  const known = idsOf(byKey)
  const first = await (known ? lockById(tx, known) : findAndLock(tx, wanted))
  if (isAll(first)) return { locked: first, isLate: false }
  const there = new Set((known ? await findAndLock(tx, wanted) : first).map(refKey))
  const missing = wanted.filter((ref) => !there.has(refKey(ref)))
  if (missing.length > 0) await openAccounts(tx, missing)
  return { locked: await findAndLock(tx, wanted), isLate: true }
}

/** The id of an account where it is remembered. */
export const rememberedId = (ref: AccountRef): bigint | undefined => ids.get(refKey(ref))

/** Locks accounts that carry a balance as `lockAccounts` does, for statements that go out behind it. */
export function lockRemembered(carrying: readonly bigint[]): Statement {
  return sql`/* hot */
    with locked as (
      select id from ledger_accounts where id = any(${bigints(carrying)}::bigint[]) and version is not null
      order by id for update
    )
    select count(*) from locked
  `
}

/** Finds those of these members of whose accounts another transaction has locked one. It waits for nobody. */
export function membersWithHeldMoney(members: readonly bigint[]): RawBuilder<{ readonly holder: string }> {
  return sql`/* hot */
    with own as materialized (
      select id, holder from ledger_accounts where holder = any(${bigints(members)}::text[]) and version is not null
    ), free as materialized (
      select id from ledger_accounts where id in (select id from own) order by id for update skip locked
    )
    select distinct holder from own where id not in (select id from free)
  `
}

interface Ids {
  readonly carrying: readonly bigint[]
  readonly others: readonly bigint[]
}

/** Undefined where one is not remembered. */
function idsOf(wanted: ReadonlyMap<string, AccountRef>): Ids | undefined {
  const [carrying, others]: [bigint[], bigint[]] = [[], []]
  for (const [key, { kind }] of wanted) {
    const id = ids.get(key)
    if (id === undefined) return undefined
    const own = chart[kind].carriesBalance ? carrying : others
    own.push(id)
  }
  return { carrying, others }
}

async function lockById(tx: Tx, { carrying, others }: Ids): Promise<LockedAccount[]> {
  const { rows } = await sql<LockedAccount>`/* hot */
    with locked as (
      select id, kind, holder, asset, balance, version from ledger_accounts
      where id = any(${bigints(carrying)}::bigint[]) and version is not null order by id for update
    )
    select * from locked
    union all
    select id, kind, holder, asset, balance, version from ledger_accounts
    where id = any(${bigints(others)}::bigint[]) and version is null
  `.execute(tx)
  return rows
}

async function findAndLock(tx: Tx, refs: readonly AccountRef[]): Promise<LockedAccount[]> {
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
  for (const row of rows) ids.set(refKey(row), row.id)
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
