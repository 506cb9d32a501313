import './payout-tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'

/** Wrong tries that lock a payment password, and for how long (domain 5.5). */
export const triesAtMost = 5
const lockedForSeconds = 24 * 3600
/** Much longer than a comparison with its wait; a process that ended at one is followed by another. */
const comparedForSeconds = 10

/** What is known of a payment password without trying it. */
export interface PaymentPasswordState {
  readonly hash: string
  readonly setAt: Date
  readonly wrongTries: number
  /** Null where it is not locked now. */
  readonly lockedUntil: Date | null
}

export async function paymentPasswordOf(db: Db, accountId: bigint): Promise<PaymentPasswordState | undefined> {
  return await db
    .selectFrom('payment_passwords')
    .select(['password_hash as hash', 'set_at as setAt', 'wrong_tries as wrongTries'])
    .select(sql<Date | null>`case when locked_until > clock_now() then locked_until end`.as('lockedUntil'))
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

/** A try that counts, by its number since the last right one, with what it is compared with. */
export interface CountedTry {
  readonly hash: string
  readonly number: number
}

/**
 * Counts a try, and locks at the last one. Whoever counts it says what came of it by one of the three below, and until then
 * no other try of the account is counted. `busy` while another one is compared; undefined without a password, or if locked.
 */
export async function countPaymentTry(tx: Tx, accountId: bigint): Promise<CountedTry | 'busy' | undefined> {
  // A lock that is over leaves nothing of what led to it.
  const { rows } = await sql<CountedTry>`
    update payment_passwords set
      wrong_tries = case when locked_until is null then wrong_tries + 1 else 1 end,
      locked_until = case when locked_until is null and wrong_tries + 1 = ${triesAtMost}
        then clock_now() + make_interval(secs => ${lockedForSeconds}) end,
      compared_until = clock_now() + make_interval(secs => ${comparedForSeconds})
    where account_id = ${accountId} and (locked_until is null or locked_until <= clock_now())
      and (compared_until is null or compared_until <= clock_now())
    returning password_hash as hash, wrong_tries as number
  `.execute(tx)
  return rows[0] ?? ((await mayCountLater(tx, accountId)) ? 'busy' : undefined)
}

/**
 * Whether a try that was not counted may be later: a comparison may have ended since, and the lock of a try that is still
 * compared may be taken back.
 */
async function mayCountLater(tx: Tx, accountId: bigint): Promise<boolean> {
  const found = await tx
    .selectFrom('payment_passwords')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`(coalesce(locked_until <= clock_now(), true) or coalesce(compared_until > clock_now(), false))`)
    .executeTakeFirst()
  return found !== undefined
}

/** Leaves a wrong try counted. */
export async function keepPaymentTry(tx: Tx, accountId: bigint, { hash }: CountedTry): Promise<void> {
  await tx
    .updateTable('payment_passwords')
    .set({ compared_until: null })
    .where('account_id', '=', accountId)
    .where('password_hash', '=', hash)
    .execute()
}

/** Seconds until a lock ends; 0 without one. */
export async function paymentLockSeconds(db: Db, accountId: bigint): Promise<number> {
  const found = await db
    .selectFrom('payment_passwords')
    .select(sql<number>`extract(epoch from locked_until - clock_now())::double precision`.as('seconds'))
    .where('account_id', '=', accountId)
    .where(sql<boolean>`locked_until > clock_now()`)
    .executeTakeFirst()
  return found ? Math.min(lockedForSeconds, Math.ceil(found.seconds)) : 0
}

/** Forgets tries up to a right one. Wrong ones beside it stay counted, and so does a lock that one of them has set. */
export async function forgetPaymentTries(tx: Tx, accountId: bigint, { hash, number }: CountedTry): Promise<void> {
  await sql`
    update payment_passwords set
      compared_until = null,
      wrong_tries = greatest(wrong_tries - ${number}, 0),
      locked_until = case when ${number} = ${triesAtMost} then null else locked_until end
    where account_id = ${accountId} and password_hash = ${hash}
  `.execute(tx)
}

/** Takes one try back, with the lock that it has set. */
export async function takePaymentTryBack(tx: Tx, accountId: bigint, { hash, number }: CountedTry): Promise<void> {
  await sql`
    update payment_passwords set
      compared_until = null,
      wrong_tries = greatest(wrong_tries - 1, 0),
      locked_until = case when ${number} = ${triesAtMost} then null else locked_until end
    where account_id = ${accountId} and password_hash = ${hash}
  `.execute(tx)
}

/** False when there is one. */
export async function insertPaymentPassword(tx: Tx, accountId: bigint, hash: string): Promise<boolean> {
  const inserted = await tx
    .insertInto('payment_passwords')
    .values({ account_id: accountId, password_hash: hash })
    .onConflict((c) => c.doNothing())
    .returning('account_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Replaces the password with this hash; false when it has changed or gone. */
export async function replacePaymentPassword(
  tx: Tx,
  accountId: bigint,
  { before, after }: { readonly before: string; readonly after: string },
): Promise<boolean> {
  const replaced = await tx
    .updateTable('payment_passwords')
    .set({
      password_hash: after,
      set_at: sql<Date>`clock_now()`,
      wrong_tries: 0,
      locked_until: null,
      compared_until: null,
    })
    .where('account_id', '=', accountId)
    .where('password_hash', '=', before)
    .returning('account_id')
    .executeTakeFirst()
  return replaced !== undefined
}

/** False when there was none. */
export async function deletePaymentPassword(tx: Tx, accountId: bigint): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('payment_passwords')
    .where('account_id', '=', accountId)
    .returning('account_id')
    .executeTakeFirst()
  return deleted !== undefined
}
