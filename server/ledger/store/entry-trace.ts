import './ledger-tables.ts'
import type { Db } from '#/platform/db/handles.ts'
import type { AccountKind } from '../chart.ts'

/** An entry as it stands in the book. */
export interface TracedEntry {
  readonly id: bigint
  readonly source: string
  readonly kind: string
  readonly externalId: string
  readonly actor: string
  readonly madeAt: Date
  readonly refusal: string | null
  readonly reverses: bigint | null
  readonly reversedBy: bigint | null
  /** The member that it is about, with what it could spend right after it. */
  readonly subject: { readonly holder: string; readonly balance: bigint } | undefined
  readonly legs: readonly TracedLeg[]
}

/** One side of a transfer. */
export interface TracedSide {
  readonly kind: AccountKind
  readonly holder: string
  /** After the transfer; null for an account that carries no balance. */
  readonly balance: bigint | null
}

export interface TracedLeg {
  readonly asset: string
  readonly amount: bigint
  readonly debit: TracedSide
  readonly credit: TracedSide
}

/** Far more than any entry has. */
const legsAtMost = 20

/** An entry by its number, with what it moved. */
export async function entryTrace(db: Db, id: bigint): Promise<TracedEntry | undefined> {
  const entry = await db
    .selectFrom('ledger_entries as e')
    .leftJoin('ledger_accounts as a', 'a.id', 'e.subject_id')
    .leftJoin('ledger_entries as r', 'r.reverses', 'e.id')
    .select(['e.id', 'e.source', 'e.kind', 'e.external_id as externalId', 'e.actor', 'e.made_at as madeAt'])
    .select(['e.refusal', 'e.reverses', 'r.id as reversedBy', 'a.holder', 'e.subject_balance as subjectBalance'])
    .where('e.id', '=', id)
    .executeTakeFirst()
  if (!entry) return undefined
  const { holder, subjectBalance, ...rest } = entry
  const subject = holder === null || subjectBalance === null ? undefined : { holder, balance: subjectBalance }
  return { ...rest, subject, legs: await legsOf(db, id) }
}

async function legsOf(db: Db, entryId: bigint): Promise<TracedLeg[]> {
  const rows = await db
    .selectFrom('ledger_transfers as t')
    .innerJoin('ledger_accounts as d', 'd.id', 't.debit_id')
    .innerJoin('ledger_accounts as c', 'c.id', 't.credit_id')
    .select(['t.asset', 't.amount', 'd.kind as debitKind', 'd.holder as debitHolder', 'c.kind as creditKind'])
    .select(['c.holder as creditHolder', 't.debit_balance as debitBalance', 't.credit_balance as creditBalance'])
    .where('t.entry_id', '=', entryId)
    .orderBy('t.leg')
    .limit(legsAtMost)
    .execute()
  return rows.map((row) => ({
    asset: row.asset,
    amount: row.amount,
    debit: { kind: row.debitKind, holder: row.debitHolder, balance: row.debitBalance },
    credit: { kind: row.creditKind, holder: row.creditHolder, balance: row.creditBalance },
  }))
}

const membersKinds = ['available', 'held', 'debt'] as const

/** Whose money an entry is about, or else moved; undefined where there is no such entry. */
export async function holderOfEntry(db: Db, id: bigint): Promise<string | undefined> {
  const subject = await db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_accounts as a', 'a.id', 'e.subject_id')
    .select('a.holder')
    .where('e.id', '=', id)
    .executeTakeFirst()
  if (subject) return subject.holder
  const moved = await db
    .selectFrom('ledger_transfers as t')
    .innerJoin('ledger_accounts as a', (join) =>
      join.on((eb) => eb.or([eb('a.id', '=', eb.ref('t.debit_id')), eb('a.id', '=', eb.ref('t.credit_id'))])),
    )
    .select('a.holder')
    .where('t.entry_id', '=', id)
    .where('a.kind', 'in', membersKinds)
    .executeTakeFirst()
  return moved?.holder
}
