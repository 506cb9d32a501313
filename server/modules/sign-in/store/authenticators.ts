import './tables.ts'
import { sql } from 'kysely'
import { accountTypes } from '#/modules/accounts/account-types.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'

export async function insertAuthenticator(tx: Tx, accountId: bigint, sealedSecret: Uint8Array): Promise<void> {
  await tx.insertInto('authenticators').values({ account_id: accountId, sealed_secret: sealedSecret }).execute()
}

/** Puts a new secret in the place of the one before, no code of which was taken yet. */
export async function replaceAuthenticator(tx: Tx, accountId: bigint, sealedSecret: Uint8Array): Promise<void> {
  const fresh = { sealed_secret: sealedSecret, used_step: 0n }
  await tx.updateTable('authenticators').set(fresh).where('account_id', '=', accountId).execute()
}

/** The sealed secrets of these accounts, those that have one. */
export async function authenticatorsOf(
  db: Db,
  accountIds: readonly bigint[],
): Promise<{ readonly accountId: bigint; readonly sealedSecret: Uint8Array }[]> {
  return await db
    .selectFrom('authenticators')
    .select(['account_id as accountId', 'sealed_secret as sealedSecret'])
    .where('account_id', 'in', accountIds)
    .execute()
}

export interface OperatorAuthenticator {
  readonly accountId: bigint
  readonly username: string
  readonly sealedSecret: Uint8Array
  /** The database's time, which codes are measured by. */
  readonly now: Date
}

/** The authenticator of the operator with this folded name; undefined where there is none, or it is suspended. */
export async function authenticatorOfOperator(db: Db, usernameKey: string): Promise<OperatorAuthenticator | undefined> {
  return await db
    .selectFrom('authenticators')
    .innerJoin('account_standing', 'account_standing.id', 'authenticators.account_id')
    .select([
      'account_standing.id as accountId',
      'account_standing.username',
      'authenticators.sealed_secret as sealedSecret',
      sql<Date>`clock_now()`.as('now'),
    ])
    .where('account_standing.username_key', '=', usernameKey)
    .where('account_standing.type', '=', accountTypes.operator)
    .where('account_standing.is_active', '=', true)
    .executeTakeFirst()
}

/** Takes the code of a step and notes the sign-in: false when a code of this step or a later one was taken before. */
export async function takeStep(tx: Tx, accountId: bigint, step: number, address: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('authenticators')
    .set((eb) => ({
      used_step: BigInt(step),
      before_at: eb.ref('signed_in_at'),
      before_from: eb.ref('signed_in_from'),
      signed_in_at: sql<Date>`clock_now()`,
      signed_in_from: address,
    }))
    .where('account_id', '=', accountId)
    .where('used_step', '<', BigInt(step))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export interface OperatorProfile {
  readonly username: string
  readonly nickname: string
  readonly beforeAt: Date | null
  readonly beforeFrom: string | null
}

/** What an operator is told of itself. */
export async function operatorProfile(db: Db, accountId: bigint): Promise<OperatorProfile> {
  return await db
    .selectFrom('account_standing')
    .leftJoin('authenticators', 'authenticators.account_id', 'account_standing.id')
    .select([
      'account_standing.username',
      'account_standing.nickname',
      'before_at as beforeAt',
      'before_from as beforeFrom',
    ])
    .where('account_standing.id', '=', accountId)
    .executeTakeFirstOrThrow()
}

export interface ListedOperator {
  readonly id: bigint
  readonly username: string
  readonly isActive: boolean
  readonly madeAt: Date
  readonly lastLoginAt: Date | null
}

/** Every operator, by name. */
export async function allOperators(db: Db, atMost: number): Promise<ListedOperator[]> {
  return await db
    .selectFrom('authenticators')
    .innerJoin('account_standing', 'account_standing.id', 'authenticators.account_id')
    .select([
      'account_standing.id',
      'account_standing.username',
      'account_standing.is_active as isActive',
      'account_standing.created_at as madeAt',
      'authenticators.signed_in_at as lastLoginAt',
    ])
    .where('account_standing.type', '=', accountTypes.operator)
    .orderBy('account_standing.username_key')
    .limit(atMost)
    .execute()
}
