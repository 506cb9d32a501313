import './tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'

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
  await tx
    .insertInto('sign_ins')
    .values({ account_id: accountId, device, address, country: country ?? null, method, step_up: stepUp, result })
    .execute()
  await keepTheLast(tx, sql`${accountId}::bigint`)
}

/**
 * Notes a try by password as refused, before the password is looked at; answers the note, which is taken back when the
 * password is right. A name that nobody has costs the same statements.
 */
export async function insertTry(
  tx: Tx,
  usernameKey: string,
  { device, address, country }: SignInPlace,
): Promise<bigint | undefined> {
  const { rows } = await sql<{ id: bigint }>`
    insert into sign_ins (account_id, device, address, country, method, result)
    select id, ${device}, ${address}, ${country ?? null}, 'password', 'refused'
    from account_standing where username_key = ${usernameKey}
    returning id
  `.execute(tx)
  await keepTheLast(tx, sql`(select id from account_standing where username_key = ${usernameKey})`)
  return rows[0]?.id
}

export async function deleteTry(tx: Tx, id: bigint): Promise<void> {
  await tx.deleteFrom('sign_ins').where('id', '=', id).execute()
}

async function keepTheLast(tx: Tx, accountId: ReturnType<typeof sql>): Promise<void> {
  await sql`
    delete from sign_ins where account_id = ${accountId} and id <= (
      select id from sign_ins where account_id = ${accountId} order by id desc offset ${signInsKept} limit 1
    )
  `.execute(tx)
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
