import './store/ledger-tables.ts'
import { sql } from 'kysely'
import type { Db } from '#/platform/db/handles.ts'
import * as trace from './store/entry-trace.ts'
import * as play from './store/vendor-play.ts'

/** One movement of a member's available money. */
export interface Movement {
  readonly entryId: bigint
  readonly source: string
  readonly kind: string
  readonly externalId: string
  readonly madeAt: Date
  /** In minor units; negative for a debit. */
  readonly amount: bigint
  /** After it. */
  readonly balance: bigint
  readonly version: bigint
}

/** A page of movements: the newest below a version, or the newest of all. */
export interface StatementPage {
  readonly memberId: bigint
  readonly asset: string
  readonly beforeVersion?: bigint
  /** From 1 to 100. */
  readonly atMost: number
}

/** A page of a member's statement, newest first. Its last version is the next page's `beforeVersion`. */
export async function statementPage(
  db: Db,
  { memberId, asset, beforeVersion, atMost }: StatementPage,
): Promise<Movement[]> {
  const side = (debitOrCredit: 'debit' | 'credit') => {
    const { id, version, balance } = columns[debitOrCredit]
    return db
      .selectFrom('ledger_transfers as t')
      .innerJoin('ledger_accounts as a', (join) => join.onRef('a.id', '=', `t.${id}`))
      .innerJoin('ledger_entries as e', 'e.id', 't.entry_id')
      .select(['e.id as entryId', 'e.source', 'e.kind', 'e.external_id as externalId', 'e.made_at as madeAt'])
      .select(debitOrCredit === 'debit' ? sql<bigint>`-t.amount`.as('amount') : 't.amount')
      .select([
        sql<bigint>`${sql.ref(`t.${balance}`)}`.as('balance'),
        sql<bigint>`${sql.ref(`t.${version}`)}`.as('version'),
      ])
      .where('a.holder', '=', String(memberId))
      .where('a.kind', '=', 'available')
      .where('a.asset', '=', asset)
      .where(`t.${version}`, 'is not', null)
      .$if(beforeVersion !== undefined, (query) => query.where(`t.${version}`, '<', beforeVersion ?? 0n))
      .orderBy(`t.${version}`, 'desc')
      .limit(atMost)
  }
  const debits = db.selectFrom(side('debit').as('debits')).selectAll()
  const credits = db.selectFrom(side('credit').as('credits')).selectAll()
  return await debits.unionAll(credits).orderBy('version', 'desc').limit(atMost).execute()
}

const columns = {
  debit: { id: 'debit_id', version: 'debit_version', balance: 'debit_balance' },
  credit: { id: 'credit_id', version: 'credit_version', balance: 'credit_balance' },
} as const

/** An entry as it stands in the book, with what it moved. */
export type TracedEntry = trace.TracedEntry
/** An account as an entry left it. */
export type TracedSide = trace.TracedSide
/** An entry by its number. */
export const entryTrace = trace.entryTrace

/** The member whose money an entry is about. */
export async function memberOfEntry(db: Db, entryId: bigint): Promise<bigint | undefined> {
  const holder = await trace.holderOfEntry(db, entryId)
  return holder === undefined || !/^\d+$/.test(holder) ? undefined : BigInt(holder)
}

/** What members staked with a vendor in an hour, and what they were paid. */
export type VendorPlay = play.VendorPlay
/** What was played from a moment on, which is left out, to another, which is not; by hour, vendor and asset. */
export const vendorPlay = play.vendorPlay
/** When the first entry was made. */
export const firstEntryAt = play.firstEntryAt
/** What members have of an asset, as the book says now. */
export const membersMoney = play.membersMoney
