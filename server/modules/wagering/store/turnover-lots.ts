import './turnover-tables.ts'
import type { Contribution, TurnoverLot, TurnoverSource, TurnoverState } from '@banyan/rules/cashier/turnover.ts'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'
import type { Tables } from '#/platform/db/tables.ts'

/** A lot as it stands. */
export type LotRow = Selectable<Tables['turnover_lots']>

export interface NewLot {
  readonly accountId: bigint
  readonly asset: string
  readonly source: TurnoverSource
  /** Names what the lot is made for; a source has one lot for it. */
  readonly reference: string
  /** In minor units. */
  readonly amount: bigint
  readonly factor: number
  /** What must be betted as well, as often: the deposit that a bonus was given on. In minor units. */
  readonly base?: bigint
  /** When it ends unfinished; never, unless it is told. */
  readonly expiresAt?: Date | undefined
  /** Undefined: every bet counts in full. */
  readonly contribution?: Contribution | undefined
  /** A bet with a larger stake counts nothing, in minor units; undefined: every bet does. */
  readonly largestBet?: bigint | undefined
}

export async function insertLot(tx: Tx, lot: NewLot): Promise<void> {
  const { accountId, asset, source, reference, amount, factor, base = 0n, expiresAt, contribution, largestBet } = lot
  await tx
    .insertInto('turnover_lots')
    .values({
      ...{ account_id: accountId, asset, source, reference, amount, factor, base, expires_at: expiresAt ?? null },
      required: (amount + base) * BigInt(factor),
      contribution: contribution ? JSON.stringify(contribution) : null,
      largest_bet: largestBet ?? null,
    })
    .execute()
}

/** A lot that a transaction has locked. */
export interface LockedLot extends TurnoverLot {
  readonly accountId: bigint
  readonly asset: string
  readonly state: TurnoverState
}

/** Locks the open lots of these accounts, and those with these ids, in the order of their ids. */
export async function lockLots(
  tx: Tx,
  { accounts, ids }: { readonly accounts: readonly bigint[]; readonly ids: readonly bigint[] },
): Promise<LockedLot[]> {
  const { rows } = await sql<
    Omit<LockedLot, 'contribution' | 'largestBet' | 'expiresAt'> & {
      readonly contribution: Contribution | null
      readonly largestBet: bigint | null
      readonly expiresAt: Date | null
    }
  >`
    select id, account_id as "accountId", asset, state, required, given, contribution, largest_bet as "largestBet",
      created_at as "createdAt", expires_at as "expiresAt"
    from turnover_lots
    where account_id = any(${[...accounts]}::bigint[]) and state = 'active' or id = any(${[...ids]}::bigint[])
    order by id for update
  `.execute(tx)
  return rows.map(({ contribution, largestBet, expiresAt, ...lot }) => ({
    ...lot,
    contribution: contribution ?? undefined,
    largestBet: largestBet ?? undefined,
    expiresAt: expiresAt ?? undefined,
  }))
}

/** Notes what bets have given lots. A lot is over with the last unit that it asks for, and open again without it. */
export async function fillLots(tx: Tx, lots: readonly Pick<LockedLot, 'id' | 'given'>[]): Promise<void> {
  if (lots.length === 0) return
  const inOrder = lots.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  await sql`
    update turnover_lots l set
      given = f.given,
      state = case when l.state not in ('active', 'done') then l.state when f.given = l.required * 100 then 'done' else 'active' end,
      over_at = case
        when l.state not in ('active', 'done') then l.over_at
        when f.given = l.required * 100 then coalesce(l.over_at, clock_now())
      end
    from unnest(${inOrder.map(({ id }) => id)}::bigint[], ${inOrder.map(({ given }) => given)}::bigint[]) as f (id, given)
    where l.id = f.id
  `.execute(tx)
}

/** Ends every open lot of an account, because its money is lost; answers how many. */
export async function clearLots(tx: Tx, accountId: bigint, asset: string): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('turnover_lots')
    .set({ state: 'cleared', over_at: sql<Date>`clock_now()` })
    .where('account_id', '=', accountId)
    .where('asset', '=', asset)
    .where('state', '=', 'active')
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Ends the lots that were made for something which was taken back. What bets gave them is not given again. */
export async function endLots(tx: Tx, sources: readonly TurnoverSource[], reference: string): Promise<void> {
  await tx
    .updateTable('turnover_lots')
    .set({ state: 'ended', over_at: sql<Date>`clock_now()` })
    .where('source', 'in', sources)
    .where('reference', '=', reference)
    .where('state', 'in', ['active', 'done'])
    .execute()
}

/** Lots of an account that are not done, the oldest first. */
export async function openLotsOf(db: Db, accountId: bigint, asset: string): Promise<LotRow[]> {
  return await db
    .selectFrom('turnover_lots')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('asset', '=', asset)
    .where('state', '=', 'active')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** What a list of lots is narrowed by. */
export interface LotFilter {
  readonly source?: TurnoverSource | undefined
  readonly states?: readonly TurnoverState[] | undefined
  /** Whether it was made for what the reference begins with, or for anything else. */
  readonly of?: { readonly prefix: string; readonly isIt: boolean } | undefined
  /** What the two moments are about; when it was made, unless it is told. */
  readonly by?: 'created_at' | 'expires_at' | undefined
  /** From this moment on, and before the other one. */
  readonly from?: Date | undefined
  readonly until?: Date | undefined
}

function filtered(db: Db, accountId: bigint, { source, states, of, from, until, by = 'created_at' }: LotFilter) {
  return db
    .selectFrom('turnover_lots')
    .where('account_id', '=', accountId)
    .$if(source !== undefined, (query) => query.where('source', '=', source as TurnoverSource))
    .$if(states !== undefined, (query) => query.where('state', 'in', states ?? []))
    .$if(of !== undefined, (query) =>
      query.where(sql<boolean>`starts_with(reference, ${of?.prefix ?? ''}) = ${of?.isIt ?? true}`),
    )
    .$if(from !== undefined, (query) => query.where(by, '>=', from as Date))
    .$if(until !== undefined, (query) => query.where(by, '<', until as Date))
}

/** Lots of an account, the newest first, from before this id on. */
export async function lotsOf(
  db: Db,
  accountId: bigint,
  filter: LotFilter & { readonly before?: bigint | undefined; readonly atMost: number },
): Promise<LotRow[]> {
  const { before, atMost } = filter
  return await filtered(db, accountId, filter)
    .selectAll()
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0n))
    .orderBy('id', 'desc')
    .limit(atMost)
    .execute()
}

/** What the lots of a filter were made for, in minor units. */
export async function amountOfLots(db: Db, accountId: bigint, filter: LotFilter): Promise<bigint> {
  const { total } = await filtered(db, accountId, filter)
    .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Accounts behind this one that have open lots, in the order of their ids. */
export async function accountsWithOpenLots(db: Db, after: bigint, atMost: number): Promise<bigint[]> {
  const rows = await db
    .selectFrom('turnover_lots')
    .select('account_id')
    .distinct()
    .where('state', '=', 'active')
    .where('account_id', '>', after)
    .orderBy('account_id')
    .limit(atMost)
    .execute()
  return rows.map(({ account_id }) => account_id)
}

/** A lot of an account's. */
export async function findLot(db: Db, accountId: bigint, id: bigint): Promise<LotRow | undefined> {
  return await db
    .selectFrom('turnover_lots')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

/** Locks a lot of an account's. */
export async function lockLot(tx: Tx, accountId: bigint, id: bigint): Promise<LotRow | undefined> {
  return await tx
    .selectFrom('turnover_lots')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
}

/** Ends an open lot whose bonus was taken back, with the amount that went with it, in minor units. */
export async function forfeitLot(
  tx: Tx,
  id: bigint,
  { state, taken }: { readonly state: 'forfeited' | 'expired'; readonly taken: bigint },
): Promise<void> {
  await tx
    .updateTable('turnover_lots')
    .set({ state, taken, over_at: sql<Date>`clock_now()` })
    .where('id', '=', id)
    .where('state', '=', 'active')
    .execute()
}

/** Winnings that other bonuses of an account took with them from a moment on, in minor units. */
export async function winningsTakenSince(db: Db, accountId: bigint, asset: string, since: Date): Promise<bigint> {
  const { total } = await db
    .selectFrom('turnover_lots')
    .select(sql<bigint>`coalesce(sum(greatest(taken - amount, 0)), 0)::bigint`.as('total'))
    .where('account_id', '=', accountId)
    .where('asset', '=', asset)
    .where('state', 'in', ['forfeited', 'expired'])
    .where('over_at', '>=', since)
    .executeTakeFirstOrThrow()
  return total
}

/** A lot that has expired. */
export type ExpiredLot = Pick<LotRow, 'id' | 'account_id'> & { readonly expires_at: Date }

/** Open lots that have expired, the earliest first, behind one of them. */
export async function expiredLots(
  db: Db,
  { after, atMost }: { readonly after: ExpiredLot | undefined; readonly atMost: number },
): Promise<ExpiredLot[]> {
  const rows = await db
    .selectFrom('turnover_lots')
    .select(['id', 'account_id', 'expires_at'])
    .where('state', '=', 'active')
    .where('expires_at', '<=', sql<Date>`clock_now()`)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(expires_at, id) > (${after?.expires_at}, ${after?.id})`),
    )
    .orderBy('expires_at')
    .orderBy('id')
    .limit(atMost)
    .execute()
  return rows.flatMap(({ expires_at: expiresAt, ...row }) => (expiresAt ? [{ ...row, expires_at: expiresAt }] : []))
}
