import './tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'
import { purgeOld } from '#/platform/db/purge-old.ts'

/** A browser remembers for a day from the moment the password was given (requirements ACC-07). */
export const rememberedSeconds = 86_400
/** Two tabs may show one validator at once: so long the one before counts as well. */
const precedingSeconds = 10

const isGood = sql<boolean>`remembered_logins.made_at > clock_now() - make_interval(secs => ${rememberedSeconds})`

export interface RememberedLoginRow {
  readonly selector: string
  readonly validatorHash: Uint8Array
}

export async function insertRememberedLogin(tx: Tx, accountId: bigint, row: RememberedLoginRow): Promise<void> {
  await tx
    .insertInto('remembered_logins')
    .values({ selector: row.selector, validator_hash: row.validatorHash, account_id: accountId })
    .execute()
  await purgeOld(tx, { table: 'remembered_logins', key: 'selector', goodForSeconds: rememberedSeconds })
}

/** The account of this name that the selector belongs to, while it is good. */
export async function rememberedAccount(db: Db, selector: string, usernameKey: string): Promise<bigint | undefined> {
  const found = await db
    .selectFrom('remembered_logins')
    .innerJoin('account_standing', 'account_standing.id', 'remembered_logins.account_id')
    .select('account_standing.id')
    .where('selector', '=', selector)
    .where('account_standing.username_key', '=', usernameKey)
    .where(isGood)
    .executeTakeFirst()
  return found?.id
}

/**
 * Which of its family's validators this is, with the family locked: the one in use, the one before it while that
 * still counts, or one that was used up. Undefined when the family has ended.
 */
export async function lockRememberedLogin(
  tx: Tx,
  { selector, validatorHash }: RememberedLoginRow,
): Promise<'current' | 'preceding' | 'used' | undefined> {
  const found = await tx
    .selectFrom('remembered_logins')
    .select(
      sql<'current' | 'preceding' | 'used'>`case
        when validator_hash = ${validatorHash} then 'current'
        when preceding_hash = ${validatorHash}
          and rotated_at > clock_now() - make_interval(secs => ${precedingSeconds}) then 'preceding'
        else 'used' end`.as('validator'),
    )
    .where('selector', '=', selector)
    .where(isGood)
    .forUpdate()
    .executeTakeFirst()
  return found?.validator
}

/** Puts a new validator in the place of the one in use; answers how many seconds the family still has. */
export async function rotateValidator(tx: Tx, { selector, validatorHash }: RememberedLoginRow): Promise<number> {
  const { secondsLeft } = await tx
    .updateTable('remembered_logins')
    .set((eb) => ({
      preceding_hash: eb.ref('validator_hash'),
      validator_hash: validatorHash,
      rotated_at: eb.fn('clock_now'),
    }))
    .where('selector', '=', selector)
    .returning(
      sql<number>`(${rememberedSeconds} - extract(epoch from clock_now() - made_at))::double precision`.as(
        'secondsLeft',
      ),
    )
    .executeTakeFirstOrThrow()
  return Math.max(1, Math.floor(secondsLeft))
}

export async function deleteRememberedLogin(tx: Tx, selector: string): Promise<void> {
  await tx.deleteFrom('remembered_logins').where('selector', '=', selector).execute()
}

export async function deleteRememberedLoginsOf(tx: Tx, accountId: bigint): Promise<void> {
  await tx.deleteFrom('remembered_logins').where('account_id', '=', accountId).execute()
}
