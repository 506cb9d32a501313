import './round-tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'
import { today } from './gifts.ts'

/** A vendor with what it has given today. */
export interface GiftStanding {
  readonly vendorCode: string
  readonly given: bigint
  /** So much of it does not count against the cap. */
  readonly letPass: bigint
  readonly stoppedAt: Date | null
  readonly cause: 'over_call' | 'over_day' | 'operator' | null
  /** The operator, where one stopped it. */
  readonly stoppedBy: string | null
  readonly held: number
  readonly heldAmount: bigint
  /** The newest of what is held; null where nothing is. */
  readonly newestHeld: bigint | null
}

/** Vendors that ever gave or were stopped, those that are stopped first. */
export async function giftStandings(db: Db, atMost: number): Promise<GiftStanding[]> {
  const held = db
    .selectFrom('held_gifts')
    .select((eb) => ['vendor_code', eb.fn.countAll<bigint>().as('held'), eb.fn.sum<bigint>('amount').as('amount')])
    .select((eb) => eb.fn.max('number').as('newest'))
    .where('state', '=', 'held')
    .groupBy('vendor_code')
  return await db
    .selectFrom('vendor_gift_states as s')
    .leftJoin('vendor_gift_days as g', (join) =>
      join.onRef('g.vendor_code', '=', 's.vendor_code').on('g.day', '=', sql<string>`${today}`),
    )
    .leftJoin(held.as('h'), 'h.vendor_code', 's.vendor_code')
    .select(['s.vendor_code as vendorCode', 's.stopped_at as stoppedAt', 's.stop_cause as cause'])
    .select(['s.stopped_by as stoppedBy', 'h.newest as newestHeld'])
    .select([
      sql<bigint>`coalesce(g.given, 0)::bigint`.as('given'),
      sql<bigint>`coalesce(g.let_pass, 0)::bigint`.as('letPass'),
      sql<number>`coalesce(h.held, 0)::integer`.as('held'),
      sql<bigint>`coalesce(h.amount, 0)::bigint`.as('heldAmount'),
    ])
    .orderBy(sql`s.stopped_at is null`)
    .orderBy('s.vendor_code')
    .limit(atMost)
    .execute()
}

export interface HeldGift {
  readonly number: bigint
  readonly vendorCode: string
  readonly transactionId: string
  readonly operation: string
  readonly campaignId: string | null
  readonly memberId: bigint
  readonly amount: bigint
  readonly reason: string
  readonly state: 'held' | 'released' | 'paid' | 'refused'
  readonly tries: number
  readonly heldAt: Date
  readonly lastAt: Date
  readonly decidedBy: string | null
}

interface HeldGiftsRange {
  readonly vendor?: string | undefined
  readonly waitingOnly: boolean
  readonly before: bigint | undefined
  readonly atMost: number
}

/** Gifts that were held, the newest first. */
export async function heldGifts(db: Db, { vendor, waitingOnly, before, atMost }: HeldGiftsRange): Promise<HeldGift[]> {
  return await db
    .selectFrom('held_gifts')
    .select(['number', 'vendor_code as vendorCode', 'transaction_id as transactionId', 'operation'])
    .select(['campaign_id as campaignId', 'account_id as memberId', 'amount', 'reason', 'state', 'tries'])
    .select(['held_at as heldAt', 'last_at as lastAt', 'decided_by as decidedBy'])
    .$if(vendor !== undefined, (query) => query.where('vendor_code', '=', vendor ?? ''))
    .$if(waitingOnly, (query) => query.where('state', 'in', ['held', 'released']))
    .$if(before !== undefined, (query) => query.where('number', '<', before ?? 0n))
    .orderBy('number', 'desc')
    .limit(atMost)
    .execute()
}

/** Vendors whose gifts are stopped. */
export async function countStoppedGifts(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('vendor_gift_states')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('stopped_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Gifts that are held, not counting those that were let pass. */
export async function countWaitingGifts(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('held_gifts')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Locks a vendor's row, as every gift of it does, and tells whether its gifts are stopped. */
export async function lockVendorGifts(tx: Tx, vendorCode: string) {
  await tx
    .insertInto('vendor_gift_states')
    .values({ vendor_code: vendorCode, stopped_at: null, stop_cause: null, stopped_by: null })
    .onConflict((conflict) => conflict.column('vendor_code').doNothing())
    .execute()
  return await tx
    .selectFrom('vendor_gift_states')
    .select(['stopped_at as stoppedAt', 'stop_cause as cause', 'stopped_by as stoppedBy'])
    .where('vendor_code', '=', vendorCode)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Whether a vendor has a row here: it gave, or was stopped. */
export async function hasGiftState(db: Db, vendorCode: string): Promise<boolean> {
  const query = db.selectFrom('vendor_gift_states').select('vendor_code').where('vendor_code', '=', vendorCode)
  return (await query.executeTakeFirst()) !== undefined
}

/** Stops a vendor's gifts, whose row is locked. */
export async function setStopped(tx: Tx, vendorCode: string, by: string): Promise<void> {
  await tx
    .updateTable('vendor_gift_states')
    .set({ stopped_at: sql<Date>`clock_now()`, stop_cause: 'operator', stopped_by: by })
    .where('vendor_code', '=', vendorCode)
    .execute()
}

/** Lets a vendor give again: what it has given today counts no more, and what was held up to a number passes the caps. */
export async function setLifted(tx: Tx, vendorCode: string, seen: bigint, by: string) {
  await tx
    .updateTable('vendor_gift_states')
    .set({ stopped_at: null, stop_cause: null, stopped_by: null })
    .where('vendor_code', '=', vendorCode)
    .execute()
  await tx
    .updateTable('vendor_gift_days')
    .set((eb) => ({ let_pass: eb.ref('given') }))
    .where('vendor_code', '=', vendorCode)
    .where('day', '=', sql<string>`${today}`)
    .execute()
  const released = await tx
    .updateTable('held_gifts')
    .set({ state: 'released', decided_by: by })
    .where('vendor_code', '=', vendorCode)
    .where('state', '=', 'held')
    .where('number', '<=', seen)
    .where('reason', 'in', ['stopped', 'over_call', 'over_day'])
    .returning('amount')
    .execute()
  return { count: released.length, amount: released.reduce((sum, { amount }) => sum + amount, 0n) }
}

/** Lets a held win pass that is beyond its stake; undefined where there is none that is held. The vendor's row is locked. */
export async function setWinReleased(tx: Tx, vendorCode: string, transactionId: string, by: string) {
  return await tx
    .updateTable('held_gifts')
    .set({ state: 'released', decided_by: by })
    .where('vendor_code', '=', vendorCode)
    .where('transaction_id', '=', transactionId)
    .where('state', '=', 'held')
    .where('reason', 'in', ['over_multiple', 'over_win'])
    .returning(['amount', 'account_id as memberId'])
    .executeTakeFirst()
}

/** Refuses a held gift for good; undefined where there is none that is held. The vendor's row is locked. */
export async function setGiftRefused(tx: Tx, vendorCode: string, transactionId: string, by: string) {
  return await tx
    .updateTable('held_gifts')
    .set({ state: 'refused', decided_by: by, decided_at: sql<Date>`clock_now()` })
    .where('vendor_code', '=', vendorCode)
    .where('transaction_id', '=', transactionId)
    .where('state', 'in', ['held', 'released'])
    .returning(['amount', 'account_id as memberId'])
    .executeTakeFirst()
}

/**
 * Deletes up to `atMost` gifts that were decided so long ago; answers how many. The final answer of each stands in the book:
 * a gift that was refused, and was not sent again since, stays, as without its row the same call would be paid.
 */
export async function deleteDecidedGifts(tx: Tx, keptDays: number, atMost: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from held_gifts where number in (
      select h.number from held_gifts h
      where h.state in ('paid', 'refused') and h.decided_at < clock_now() - make_interval(days => ${keptDays})
        and exists (
          select from vendor_calls t
          where t.source = 'vendor:' || h.vendor_code and t.transaction_id = h.transaction_id
        )
      order by h.decided_at limit ${atMost}
    )
  `.execute(tx)
  return Number(numAffectedRows)
}
