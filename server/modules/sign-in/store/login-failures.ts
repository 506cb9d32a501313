import './tables.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'
import type { Statement } from '#/platform/db/turns.ts'

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

/** An account and the network from which somebody tries to sign in to it. */
export type FailureSubjects = Readonly<Record<'account' | 'network', FailureSubject>>

interface CountParts {
  readonly figures: Readonly<Record<FailureSubject['kind'], BackOffFigures>>
  /** Whether locks do not hold for who asks. */
  readonly isKnown: RawBuilder<boolean>
  readonly forgottenAfterSeconds: number
  readonly clearedAtOnce: number
}

/**
 * Parts of a statement that count one more failure of an account and of a network, and lock each for 1, 2, 4, … seconds
 * past the free ones: `network_failed` has a row, unless one of them is locked and that holds for who asks. A free failure
 * leaves the lock as it was: set to the present, it would lock out whoever began a moment earlier and waited for this row.
 * Accounts come before networks, in every transaction: so none waits for one that waits for it. Rows that no longer count
 * go last, without waiting for anybody else who clears them away.
 */
export function countingFailures({ account, network }: FailureSubjects, parts: CountParts): Statement {
  const { figures, isKnown, forgottenAfterSeconds, clearedAtOnce } = parts
  const old = sql`clock_now() - make_interval(secs => ${forgottenAfterSeconds})`
  const these = sql`((${account.kind}::text, ${account.subject}::bytea), (${network.kind}::text, ${network.subject}::bytea))`
  const counted = ({ kind, subject }: FailureSubject, source: RawBuilder<unknown>) => {
    const { free, longestSeconds } = figures[kind]
    return sql`
      insert into login_failures as f (kind, subject, failures, last_failed_at, locked_until)
      select ${kind}::text, ${subject}::bytea, 1, clock_now(), to_timestamp(0) from ${source}
      on conflict (kind, subject) do update set
        failures = case when f.last_failed_at < ${old} then 1 else least(f.failures + 1, 1000000) end,
        last_failed_at = clock_now(),
        locked_until = case
          when f.last_failed_at < ${old} then to_timestamp(0)
          when f.failures + 1 < ${free}::integer then f.locked_until
          else clock_now() + make_interval(
            secs => least(${longestSeconds}::double precision, power(2::double precision, least(f.failures + 1 - ${free}::integer, 30)))
          ) end
      where f.locked_until <= clock_now() or (select is_known from asker)
      returning 1
    `
  }
  const unlocked = sql`asker where is_known or not exists (
    select from login_failures where (kind, subject) in ${these} and locked_until > clock_now() and last_failed_at > ${old}
  )`
  return sql`
    asker as materialized (select ${isKnown} as is_known),
    account_failed as (${counted(account, unlocked)}),
    network_failed as (${counted(network, sql`account_failed`)}),
    forgotten as (
      delete from login_failures where (kind, subject) in (
        select kind, subject from login_failures where last_failed_at < ${old} and (kind, subject) not in ${these}
        order by last_failed_at limit ${clearedAtOnce} for update skip locked
      )
    )
  `
}

/** Counts a failure, as above; whether it was counted. */
export async function countFailures(tx: Tx, counting: Statement): Promise<boolean> {
  const { rows } = await sql<{ isIn: boolean }>`
    with ${counting} select exists (select from network_failed) as "isIn"
  `.execute(tx)
  return rows[0]?.isIn === true
}

/** What forgets an account's failures, and takes one of the network back: the attempt that was counted ahead has passed. A lock stays, for others may have earned it. */
export function takingFailuresBack({ account, network }: FailureSubjects): Statement[] {
  const these = ({ kind, subject }: FailureSubject) => sql`kind = ${kind} and subject = ${subject}`
  return [
    sql`delete from login_failures where ${these(account)}`,
    sql`delete from login_failures where ${these(network)} and failures <= 1`,
    sql`update login_failures set failures = failures - 1 where ${these(network)}`,
  ]
}
