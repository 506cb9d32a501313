import '#/modules/accounts/store/tables.ts'
import { sql } from 'kysely'
import { accountTypes } from '#/modules/accounts/account-types.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'

export async function insertAuthenticator(tx: Tx, accountId: bigint, sealedSecret: Uint8Array): Promise<void> {
  await tx.insertInto('authenticators').values({ account_id: accountId, sealed_secret: sealedSecret }).execute()
}

export interface OperatorCredentials {
  readonly accountId: bigint
  readonly passwordHash: string | null
  readonly sealedSecret: Uint8Array
  /** The database's time, which codes are measured by. */
  readonly now: Date
}

/** What the operator with this folded name signs in with; undefined where there is none, or it is suspended. */
export async function operatorCredentials(db: Db, usernameKey: string): Promise<OperatorCredentials | undefined> {
  return await db
    .selectFrom('authenticators')
    .innerJoin('accounts', 'accounts.id', 'authenticators.account_id')
    .select([
      'accounts.id as accountId',
      'accounts.password_hash as passwordHash',
      'authenticators.sealed_secret as sealedSecret',
      sql<Date>`clock_now()`.as('now'),
    ])
    .where('accounts.username_key', '=', usernameKey)
    .where('accounts.type', '=', accountTypes.operator)
    .where('accounts.state', '=', 'active')
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
    .selectFrom('accounts')
    .leftJoin('authenticators', 'authenticators.account_id', 'accounts.id')
    .select(['accounts.username', 'accounts.nickname', 'before_at as beforeAt', 'before_from as beforeFrom'])
    .where('accounts.id', '=', accountId)
    .executeTakeFirstOrThrow()
}

export interface ListedOperator {
  readonly username: string
  readonly isActive: boolean
  readonly madeAt: Date
  readonly lastLoginAt: Date | null
}

/** Every operator, by name. */
export async function allOperators(db: Db, atMost: number): Promise<ListedOperator[]> {
  return await db
    .selectFrom('authenticators')
    .innerJoin('accounts', 'accounts.id', 'authenticators.account_id')
    .select(({ eb }) => [
      'accounts.username',
      eb('accounts.state', '=', 'active').$castTo<boolean>().as('isActive'),
      'accounts.created_at as madeAt',
      'authenticators.signed_in_at as lastLoginAt',
    ])
    .where('accounts.type', '=', accountTypes.operator)
    .orderBy('accounts.username_key')
    .limit(atMost)
    .execute()
}
