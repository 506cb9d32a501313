import './tables.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'
import type { Statement } from '#/platform/db/turns.ts'

/** From where somebody signs in, as its account is shown it. */
export interface SignInPlace {
  /** What the browser says of itself, cut to 200 characters. */
  readonly device: string
  readonly address: string
  readonly country: string | undefined
}

export interface SignInRow extends SignInPlace {
  readonly method: string
  readonly stepUp: string | null
  readonly result: string
}

const signInsKept = 30

/** Notes a try to sign in; the account keeps the last ones. */
export async function insertSignIn(tx: Tx, accountId: bigint, row: SignInRow): Promise<void> {
  const { device, address, country, method, stepUp, result } = row
  await sql`
    with noted as (
      insert into sign_ins (account_id, device, address, country, method, step_up, result)
      values (${accountId}, ${device}, ${address}, ${country ?? null}, ${method}, ${stepUp}, ${result})
    )
    delete from sign_ins where ${isBeforeTheLast(sql`${accountId}::bigint`)}
  `.execute(tx)
}

/** What became of a try by password: whether it may go on, and its note where the name is somebody's. */
interface CountedTry {
  readonly isIn: boolean
  readonly noted: bigint | null
}

/**
 * Counts a try by password (`countingFailures`) and notes it as refused if it may go on, before the password is looked at:
 * the note is taken back when the password is right. A name that nobody has costs the same. A statement that is a
 * transaction by itself.
 */
export function countedTry(
  counting: Statement,
  usernameKey: string,
  { device, address, country }: SignInPlace,
): RawBuilder<CountedTry> {
  const isIn = sql`exists (select from network_failed)`
  return sql`
    with ${counting},
    tried as (select id from account_standing where username_key = ${usernameKey} and ${isIn}),
    noted as (
      insert into sign_ins (account_id, device, address, country, method, result)
      select id, ${device}, ${address}, ${country ?? null}, 'password', 'refused' from tried
      returning id
    ),
    trimmed as (delete from sign_ins where ${isBeforeTheLast(sql`(select id from tried)`)})
    select ${isIn} as "isIn", (select id from noted) as noted
  `
}

export function deletingTry(id: bigint): Statement {
  return sql`delete from sign_ins where id = ${id}`
}

/** Whether a note is older than the last ones of its account; the statement that looks adds one to them. */
function isBeforeTheLast(accountId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`account_id = ${accountId} and id <= (
    select id from sign_ins where account_id = ${accountId} order by id desc offset ${signInsKept - 1} limit 1
  )`
}

export interface ShownSignIn extends Omit<SignInRow, 'country'> {
  readonly at: Date
  readonly country: string | null
}

/** The last tries to sign in to the account, the newest first. */
export async function signInsOf(db: Db, accountId: bigint): Promise<ShownSignIn[]> {
  return await db
    .selectFrom('sign_ins')
    .select(['at', 'device', 'address', 'country', 'method', 'step_up as stepUp', 'result'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(signInsKept)
    .execute()
}
