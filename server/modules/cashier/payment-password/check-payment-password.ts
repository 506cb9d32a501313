import type { PasswordHashing } from '#/modules/sign-in/password-hashing.ts'
import { InTurn } from '#/platform/concurrency/in-turn.ts'
import { onceFor } from '#/platform/concurrency/once.ts'
import { pause } from '#/platform/concurrency/waits.ts'
import type { Database } from '#/platform/db/database.ts'
import { Refusal } from '#/platform/refusal.ts'
import {
  type CountedTry,
  countPaymentTry,
  forgetPaymentTries,
  keepPaymentTry,
  paymentLockSeconds,
  paymentPasswordOf,
  takePaymentTryBack,
  triesAtMost,
} from '../store/payment-passwords.ts'

export interface CheckParts {
  readonly database: Database
  readonly passwords: PasswordHashing
}

/** One process has one of these; the tries of an account wait in it without a connection to the database. */
const turnsOf = onceFor((_passwords: PasswordHashing) => new InTurn<bigint>())
/** Until another process has compared a try of the same account, which takes some 20 ms. */
const pauseMs = 25
const never = new AbortController().signal
/** More than a process that ended at a comparison is waited for. */
const pausesAtMost = 600

/**
 * Lets nobody on but a member who shows its payment password; else payment_password_needed, payment_password_wrong with
 * the tries that are left, or payment_password_locked. It is called before the transaction that it authorises: a try is
 * counted and committed before the password is looked at, so that neither a rollback nor many at once are a way around
 * the count. Tries of one account are compared one at a time over all processes, so that right ones at once are all right.
 */
export async function checkPaymentPassword(
  { database, passwords }: CheckParts,
  accountId: bigint,
  password: string,
): Promise<void> {
  await turnsOf(passwords).run(accountId, () => compare({ database, passwords }, accountId, password))
}

async function compare({ database, passwords }: CheckParts, accountId: bigint, password: string): Promise<void> {
  const counted = await countOnceFree(database, accountId)
  if (!counted) throw await refusalWithoutTry(database, accountId)
  if (await isRight({ database, passwords }, accountId, { counted, password })) {
    await database.transaction((tx) => forgetPaymentTries(tx, accountId, counted))
    return
  }
  await database.transaction((tx) => keepPaymentTry(tx, accountId, counted))
  const left = triesAtMost - counted.number
  throw left > 0 ? new Refusal('payment_password_wrong', { left }) : await lockedRefusal(database, accountId)
}

async function countOnceFree(database: Database, accountId: bigint): Promise<CountedTry | undefined> {
  for (let pauses = 0; pauses < pausesAtMost; pauses++) {
    const counted = await database.transaction((tx) => countPaymentTry(tx, accountId))
    if (counted !== 'busy') return counted
    await pause(pauseMs, never)
  }
  throw new Refusal('service_unavailable')
}

async function isRight(
  { database, passwords }: CheckParts,
  accountId: bigint,
  { counted, password }: { readonly counted: CountedTry; readonly password: string },
): Promise<boolean> {
  try {
    return await passwords.matches(counted.hash, password)
  } catch (error) {
    // Nobody looked at it, so it was no try.
    await database.transaction((tx) => takePaymentTryBack(tx, accountId, counted))
    throw error
  }
}

async function refusalWithoutTry(database: Database, accountId: bigint): Promise<Refusal> {
  const isThere = (await paymentPasswordOf(database.db, accountId)) !== undefined
  return isThere ? await lockedRefusal(database, accountId) : new Refusal('payment_password_needed')
}

/** A lock that ends at this very moment is told as one of a second. */
async function lockedRefusal({ db }: Database, accountId: bigint): Promise<Refusal> {
  const retryAfterSeconds = Math.max(1, await paymentLockSeconds(db, accountId))
  return new Refusal('payment_password_locked', { retryAfterSeconds })
}
