import { sql } from 'kysely'
import type { Database } from '#/platform/db/database.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { checks } from './verifying/checks.ts'

/** Rows named per check; all are counted. */
const namedAtMost = 20

/** A broken invariant. */
export interface Difference {
  /** Its number in the README's table. */
  readonly invariant: string
  /** The rule in words. */
  readonly rule: string
  readonly count: number
  /** Some of the rows, each with its value and the right one. */
  readonly rows: readonly string[]
}

export interface Verification {
  readonly entries: bigint
  readonly transfers: bigint
  readonly accounts: bigint
  /** Empty when the book is right. */
  readonly differences: readonly Difference[]
}

/**
 * Proves the whole book in one snapshot: every sum comes from the transfers, never from stored balances. It reads every
 * row and takes long, but blocks nobody.
 */
export async function verifyBook(database: Pick<Database, 'patiently'>): Promise<Verification> {
  return await database.patiently(async (tx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(tx)
    return await verifyIn(tx)
  })
}

/** Verifies within the caller's snapshot transaction. */
export async function verifyIn(tx: Tx): Promise<Verification> {
  const { rows } = await sql<Omit<Verification, 'differences'>>`
    select (select count(*) from ledger_entries) as entries, (select count(*) from ledger_transfers) as transfers,
      (select count(*) from ledger_accounts) as accounts
  `.execute(tx)
  const differences: Difference[] = []
  for (const { invariant, rule, query } of checks) {
    const { rows: found } = await sql<{ what: string }>`select what from (${query}) found order by what`.execute(tx)
    if (found.length > 0)
      differences.push({
        invariant,
        rule,
        count: found.length,
        rows: found.slice(0, namedAtMost).map(({ what }) => what),
      })
  }
  return { ...(rows[0] ?? { entries: 0n, transfers: 0n, accounts: 0n }), differences }
}

/** Time of the latest entry; undefined if there are none. */
export async function lastEntryAt(tx: Tx): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date }>`select made_at as at from ledger_entries order by id desc limit 1`.execute(
    tx,
  )
  return rows[0]?.at
}
