import './tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'
import { purgeOld } from '#/platform/db/purge-old.ts'

/** The longest that any limit looks back. */
const keptSeconds = 24 * 3600

/** So many tries of one kind by one subject within so long. */
export interface TryLimit {
  readonly kind: string
  /** A keyed hash (`PersonalSecrets.hashOfSubject`). */
  readonly subject: Uint8Array
  readonly atMost: number
  readonly withinSeconds: number
}

type Subject = Pick<TryLimit, 'kind' | 'subject'>

/**
 * Counts a try, over all processes; answers 0, or the seconds until there is room for one more, and then counts
 * nothing. The transaction must commit for the try to stay counted: what is refused after it belongs into another.
 */
export async function countTryWithin(tx: Tx, limit: TryLimit): Promise<number> {
  await lockSubject(tx, limit)
  const waitSeconds = await secondsUntilTry(tx, limit)
  if (waitSeconds > 0) return waitSeconds
  await insertTry(tx, limit)
  return 0
}

/** One at a time for each subject, or two at once would both find room. */
async function lockSubject(tx: Tx, { kind, subject }: Subject): Promise<void> {
  const name = `${kind} ${Buffer.from(subject).toString('hex')}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}

async function insertTry(tx: Tx, { kind, subject }: Subject): Promise<void> {
  await tx.insertInto('limited_tries').values({ kind, subject }).execute()
  await purgeOld(tx, { table: 'limited_tries', key: 'id', goodForSeconds: keptSeconds })
}

/** Counts a try that is never refused; answers how many there were within the time, this one included, `atMost` at most. */
export async function countTry(tx: Tx, limit: TryLimit): Promise<number> {
  await lockSubject(tx, limit)
  await insertTry(tx, limit)
  return await triesWithin(tx, limit)
}

/** Tries of a kind within a time, of one subject or of all; `atMost` at most. */
export async function triesWithin(
  db: Db,
  { kind, subject, atMost, withinSeconds }: Omit<TryLimit, 'subject'> & Partial<Subject>,
): Promise<number> {
  const some = db
    .selectFrom('limited_tries')
    .select('id')
    .where('kind', '=', kind)
    .where(sql<boolean>`made_at > clock_now() - make_interval(secs => ${withinSeconds})`)
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? new Uint8Array()))
    .limit(atMost)
  const { count } = await db
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The seconds until there is room for one more try; 0 when there is. Nothing is counted. */
export async function secondsUntilTry(db: Db, { kind, subject, atMost, withinSeconds }: TryLimit): Promise<number> {
  const last = await db
    .selectFrom('limited_tries')
    .select(sql<number>`extract(epoch from made_at - clock_now())::double precision + ${withinSeconds}`.as('seconds'))
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where(sql<boolean>`made_at > clock_now() - make_interval(secs => ${withinSeconds})`)
    .orderBy('made_at', 'desc')
    .offset(atMost - 1)
    .limit(1)
    .executeTakeFirst()
  return last ? Math.max(1, Math.ceil(last.seconds)) : 0
}

/** Forgets the tries of a kind that a subject has made: it has proved itself. */
export async function forgetTries(tx: Tx, { kind, subject }: Subject): Promise<void> {
  await tx.deleteFrom('limited_tries').where('kind', '=', kind).where('subject', '=', subject).execute()
}
