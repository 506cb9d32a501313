import './tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'

export interface FailureSubject {
  readonly kind: 'account' | 'network'
  readonly subject: Uint8Array
}

export interface FailureRow {
  readonly kind: string
  readonly failures: number
  readonly lockedForMs: number
}

interface BackOffFigures {
  readonly free: number
  readonly longestSeconds: number
  readonly forgottenAfterSeconds: number
}

/** What counts against these subjects now. */
export async function failuresOf(
  db: Db,
  subjects: readonly FailureSubject[],
  forgottenAfterSeconds: number,
): Promise<FailureRow[]> {
  return await db
    .selectFrom('login_failures')
    .select([
      'kind',
      'failures',
      sql<number>`(greatest(0, extract(epoch from locked_until - clock_now())) * 1000)::double precision`.as(
        'lockedForMs',
      ),
    ])
    .where((eb) =>
      eb.or(subjects.map(({ kind, subject }) => eb.and([eb('kind', '=', kind), eb('subject', '=', subject)]))),
    )
    .where(sql<boolean>`last_failed_at > clock_now() - make_interval(secs => ${forgottenAfterSeconds})`)
    .execute()
}

/**
 * Counts one more failure and locks the subject for 1, 2, 4, … seconds past the free ones. False when the
 * subject is locked, unless the lock does not hold for who asks. A free failure leaves the lock as it was: set to the
 * present, it would lock out whoever began a moment earlier and waited for this row.
 */
export async function countFailure(
  tx: Tx,
  { kind, subject }: FailureSubject,
  { free, longestSeconds, forgottenAfterSeconds }: BackOffFigures,
  holds: boolean,
): Promise<boolean> {
  const { rows } = await sql`
    insert into login_failures as f (kind, subject, failures, last_failed_at, locked_until)
    values (${kind}, ${subject}, 1, clock_now(), to_timestamp(0))
    on conflict (kind, subject) do update set
      failures = case when f.last_failed_at < clock_now() - make_interval(secs => ${forgottenAfterSeconds})
        then 1 else least(f.failures + 1, 1000000) end,
      last_failed_at = clock_now(),
      locked_until = case
        when f.last_failed_at < clock_now() - make_interval(secs => ${forgottenAfterSeconds}) then to_timestamp(0)
        when f.failures + 1 < ${free}::integer then f.locked_until
        else clock_now() + make_interval(
          secs => least(${longestSeconds}::double precision, power(2::double precision, least(f.failures + 1 - ${free}::integer, 30)))
        ) end
    where f.locked_until <= clock_now() or not ${holds}::boolean
    returning failures
  `.execute(tx)
  return rows.length > 0
}

export async function forgetFailures(tx: Tx, { kind, subject }: FailureSubject): Promise<void> {
  await tx.deleteFrom('login_failures').where('kind', '=', kind).where('subject', '=', subject).execute()
}

/** Takes one failure back: the attempt that was counted ahead has passed. A lock stays, for others may have earned it. */
export async function takeFailureBack(tx: Tx, { kind, subject }: FailureSubject): Promise<void> {
  await tx
    .deleteFrom('login_failures')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('failures', '<=', 1)
    .execute()
  await tx
    .updateTable('login_failures')
    .set((eb) => ({ failures: eb('failures', '-', 1) }))
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .execute()
}

/** Clears away some rows that no longer count, without waiting for anybody else who does. */
export async function deleteForgotten(tx: Tx, forgottenAfterSeconds: number, atMost: number): Promise<void> {
  await sql`
    delete from login_failures where (kind, subject) in (
      select kind, subject from login_failures
      where last_failed_at < clock_now() - make_interval(secs => ${forgottenAfterSeconds})
      order by last_failed_at limit ${atMost} for update skip locked
    )
  `.execute(tx)
}
