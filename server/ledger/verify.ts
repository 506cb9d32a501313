import { sql } from 'kysely'
import type { Database } from '#/platform/db/database.ts'
import { checks } from './verifying/checks.ts'

/** Rows that a check names; it counts them all. */
const namedAtMost = 20

/** Something in the book that can't be. */
export interface Difference {
  /** The invariant that it breaks, by the README's table. */
  readonly invariant: string
  /** What should have been, in words. */
  readonly rule: string
  readonly count: number
  /** Some of the rows, each with what it is and what it should be. */
  readonly rows: readonly string[]
}

export interface Verification {
  readonly entries: bigint
  readonly transfers: bigint
  readonly accounts: bigint
  /** None when the book is right. */
  readonly differences: readonly Difference[]
}

/**
 * Proves the whole book in one snapshot of it: every sum from the transfers themselves, never from what was kept beside
 * them. It reads every row, so it takes time; nobody waits for it.
 */
export async function verifyBook(database: Database): Promise<Verification> {
  return await database.transaction(async (tx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(tx)
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
  })
}
