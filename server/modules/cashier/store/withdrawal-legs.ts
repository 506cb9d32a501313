import './withdrawal-tables.ts'
import type { LegState } from '@banyan/rules/cashier/leg-states.ts'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'
import type { Tables } from '#/platform/db/tables.ts'
import { turnOfEach } from '#/platform/outbox/inquiries.ts'
import type { PayoutCallKind } from './withdrawal-tables.ts'
import type { WithdrawalRow } from './withdrawals.ts'

/** A payout of a withdrawal as it stands. */
export type LegRow = Selectable<Tables['withdrawal_legs']>

export interface NewLeg {
  readonly withdrawalId: bigint
  readonly place: number
  readonly amount: bigint
  readonly payoutId: string
  readonly provider: string
}

export async function insertLegs(tx: Tx, legs: readonly NewLeg[]): Promise<void> {
  await tx
    .insertInto('withdrawal_legs')
    .values(
      legs.map(({ withdrawalId, place, amount, payoutId, provider }) => ({
        ...{ withdrawal_id: withdrawalId, place, amount, payout_id: payoutId, provider, state: 'queued' as const },
      })),
    )
    .execute()
}

/** What a change of a leg sets beside its state. */
export type LegChanges = Partial<Pick<LegRow, 'received' | 'refunded' | 'replaced' | 'reference' | 'reason'>>

export interface LegMove {
  readonly state: LegState
  readonly isOver: boolean
  readonly changes: LegChanges
  /** Seconds until the provider is asked what became of it; null for never. */
  readonly askInSeconds?: number | null
  /** Minutes until it counts as received: the provider has paid it just now. */
  readonly answerInMinutes?: number
}

/** Moves a leg whose withdrawal this transaction has locked. */
export async function moveLeg(tx: Tx, id: bigint, move: LegMove): Promise<LegRow> {
  const { state, isOver, changes, askInSeconds, answerInMinutes } = move
  return await tx
    .updateTable('withdrawal_legs')
    .set({
      ...changes,
      state,
      ...(state === 'unknown' && { asked_at: sql<Date>`clock_now()` }),
      ...(answerInMinutes !== undefined && {
        sent_at: sql<Date>`clock_now()`,
        answer_by: sql<Date>`clock_now() + make_interval(mins => ${answerInMinutes})`,
      }),
      ...(askInSeconds !== undefined && {
        ask_at: askInSeconds === null ? null : sql<Date>`clock_now() + make_interval(secs => ${askInSeconds})`,
      }),
      ...(isOver && { finished_at: sql<Date>`clock_now()` }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The legs of these withdrawals in their order. */
export async function legsOf(db: Db, withdrawalIds: readonly bigint[]): Promise<LegRow[]> {
  if (withdrawalIds.length === 0) return []
  return await db
    .selectFrom('withdrawal_legs')
    .selectAll()
    .where('withdrawal_id', 'in', withdrawalIds)
    .orderBy('withdrawal_id')
    .orderBy('place')
    .execute()
}

/** The leg that a provider knows by this id, and the number of its withdrawal. */
export async function legOfPayout(
  db: Db,
  payoutId: string,
): Promise<{ readonly id: bigint; readonly provider: string; readonly number: string } | undefined> {
  return await db
    .selectFrom('withdrawal_legs as l')
    .innerJoin('withdrawals as w', 'w.id', 'l.withdrawal_id')
    .select(['l.id', 'l.provider', 'w.number'])
    .where('l.payout_id', '=', payoutId)
    .executeTakeFirst()
}

/** A leg that has its turn. */
export interface DueLeg extends Pick<LegRow, 'id' | 'place' | 'payout_id' | 'provider' | 'reference' | 'inquiries'> {
  readonly number: string
  readonly state: LegState
}

const dueLeg = ['l.id', 'l.place', 'l.payout_id', 'l.provider', 'l.reference', 'l.inquiries', 'l.state'] as const

/** The first of the legs of each provider that are due: thousands of one hide nobody else's. */
async function dueOfEach(
  db: Db,
  { isDue, by, ofEach }: { readonly isDue: RawBuilder<boolean>; readonly by: 'id' | 'ask_at'; readonly ofEach: number },
): Promise<DueLeg[]> {
  return await db
    .selectFrom((from) =>
      from.selectFrom('withdrawal_legs').selectAll().select(turnOfEach('provider', by).as('turn')).where(isDue).as('l'),
    )
    .select(dueLeg)
    // Not a join: that may read the whole table of withdrawals for a look that finds nothing.
    .select(sql<string>`(select number from withdrawals where id = l.withdrawal_id)`.as('number'))
    .where('l.turn', '<=', ofEach)
    .orderBy(`l.${by}`)
    .execute()
}

/** Legs that none of these providers was asked for, the oldest first. */
export async function legsToSend(
  db: Db,
  { providers, ofEach }: { readonly providers: readonly string[]; readonly ofEach: number },
): Promise<DueLeg[]> {
  const isTheirs = sql`provider = any(${[...providers]}::text[])`
  const isDue = sql<boolean>`state = 'queued' and (ask_at is null or ask_at <= clock_now()) and ${isTheirs}`
  return await dueOfEach(db, { isDue, by: 'id', ofEach })
}

/** Legs about which the provider is to be asked now. */
export async function legsToAskAbout(db: Db, ofEach: number): Promise<DueLeg[]> {
  const isDue = sql<boolean>`ask_at is not null and ask_at <= clock_now() and state <> 'queued'`
  return await dueOfEach(db, { isDue, by: 'ask_at', ofEach })
}

/** Leaves a leg that could not be sent alone for so long. */
export async function postponeLeg(tx: Tx, id: bigint, seconds: number): Promise<void> {
  await tx
    .updateTable('withdrawal_legs')
    .set({ ask_at: sql<Date>`clock_now() + make_interval(secs => ${seconds})` })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .execute()
}

/** Legs whose time for an answer is over. */
export async function legsToReceive(db: Db, atMost: number): Promise<DueLeg[]> {
  return await db
    .selectFrom('withdrawal_legs as l')
    .innerJoin('withdrawals as w', 'w.id', 'l.withdrawal_id')
    .select([...dueLeg, 'w.number'])
    .where('l.state', '=', 'sent')
    .where(sql<boolean>`l.answer_by <= clock_now()`)
    .orderBy('l.answer_by')
    .limit(atMost)
    .execute()
}

/** Whether the time for an answer is over. */
export async function isAnswerDue(db: Db, { answer_by: answerBy }: Pick<LegRow, 'answer_by'>): Promise<boolean> {
  if (answerBy === null) return false
  const { due } = await db.selectNoFrom(sql<boolean>`clock_now() >= ${answerBy}`.as('due')).executeTakeFirstOrThrow()
  return due
}

/**
 * Notes the reminders that are due of legs without an answer, given the minutes before the end at which each comes; answers
 * the withdrawals that they are about. Reminders that were slept through count as one.
 */
export async function noteReminders(
  tx: Tx,
  minutesBefore: readonly number[],
): Promise<Pick<WithdrawalRow, 'id' | 'account_id'>[]> {
  const due = sql<number>`(
    select count(*)::int from unnest(${[...minutesBefore]}::int[]) as m (minutes)
    where l.answer_by - make_interval(mins => m.minutes) <= clock_now()
  )`
  const { rows } = await sql<{ id: bigint; account_id: bigint }>`
    update withdrawal_legs set reminders = found.due
    from (
      select l.id, l.withdrawal_id, ${due} as due from withdrawal_legs l
      where l.state = 'sent' and l.answer_by > clock_now() and l.reminders < ${due} for update skip locked
    ) found
    join withdrawals w on w.id = found.withdrawal_id
    where withdrawal_legs.id = found.id
    returning w.id, w.account_id
  `.execute(tx)
  return rows
}

/** Payouts that a provider was asked for and said to have paid within these bounds: its file of that time has them. */
export async function payoutsBetween(
  db: Db,
  { provider, from, until }: { readonly provider: string; readonly from: Date; readonly until: Date },
): Promise<Pick<LegRow, 'payout_id' | 'amount'>[]> {
  return await db
    .selectFrom('withdrawal_legs')
    .select(['payout_id', 'amount'])
    .where('provider', '=', provider)
    .where('asked_at', '>=', from)
    .where('sent_at', '>=', from)
    .where('sent_at', '<', until)
    .execute()
}

/** What was to be paid by each of these payouts, by their names. */
export async function payoutAmounts(db: Db, payoutIds: readonly string[]): Promise<ReadonlyMap<string, bigint>> {
  const rows = await db
    .selectFrom('withdrawal_legs')
    .select(['payout_id', 'amount'])
    .where(sql<boolean>`payout_id = any(${[...payoutIds]}::text[])`)
    .execute()
  return new Map(rows.map((row) => [row.payout_id, row.amount]))
}

/** Notes that the provider was asked what became of a leg, and when it is asked next. */
export async function noteLegInquiry(tx: Tx, id: bigint, againInSeconds: number): Promise<void> {
  await tx
    .updateTable('withdrawal_legs')
    .set({
      inquiries: sql<number>`inquiries + 1`,
      ask_at: sql<Date>`clock_now() + make_interval(secs => ${againInSeconds})`,
    })
    .where('id', '=', id)
    .where('ask_at', 'is not', null)
    .execute()
}

/** Keeps a word that was had with a provider. */
export async function notePayoutCall(
  tx: Tx,
  legId: bigint,
  { kind, outcome }: { readonly kind: PayoutCallKind; readonly outcome: string },
): Promise<void> {
  await tx
    .insertInto('payout_calls')
    .values({ leg_id: legId, kind, outcome: outcome.slice(0, 200) })
    .execute()
}

/** More of them than any withdrawal has a use for. */
const callsAtMost = 100

/** What was said about the legs of a withdrawal, oldest first. */
export async function payoutCallsOf(
  db: Db,
  withdrawalId: bigint,
): Promise<{ readonly place: number; readonly at: Date; readonly kind: PayoutCallKind; readonly outcome: string }[]> {
  return await db
    .selectFrom('payout_calls as c')
    .innerJoin('withdrawal_legs as l', 'l.id', 'c.leg_id')
    .select(['l.place', 'c.at', 'c.kind', 'c.outcome'])
    .where('l.withdrawal_id', '=', withdrawalId)
    .orderBy('c.id')
    .limit(callsAtMost)
    .execute()
}
