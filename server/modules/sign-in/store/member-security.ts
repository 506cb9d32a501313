import './tables.ts'
import { sql } from 'kysely'
import type { Db } from '#/platform/db/handles.ts'
import type { ShownSignIn } from './sign-ins.ts'

/** When these accounts last signed in, without those that never did as far as it is kept. */
export async function lastSignInsOf(db: Db, accountIds: readonly bigint[]): Promise<ReadonlyMap<bigint, Date>> {
  if (accountIds.length === 0) return new Map()
  const rows = await db
    .selectFrom(sql<{ id: bigint }>`unnest(${accountIds}::bigint[])`.as<'asked'>(sql`asked (id)`))
    .modifyFront(sql`/* hot */`)
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('sign_ins as s')
          .select('s.at')
          .whereRef('s.account_id', '=', 'asked.id')
          .where('s.result', '=', 'entered')
          .orderBy('s.id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['asked.id', 'last.at'])
    .execute()
  return new Map(rows.map(({ id, at }) => [id, at]))
}

export interface NumberedSignIn extends ShownSignIn {
  readonly id: bigint
}

/** Tries to sign in to an account before a number, the newest first. */
export async function signInPage(
  db: Db,
  accountId: bigint,
  { before, atMost }: { readonly before?: bigint | undefined; readonly atMost: number },
): Promise<NumberedSignIn[]> {
  return await db
    .selectFrom('sign_ins')
    .select(['id', 'at', 'device', 'address', 'country', 'method', 'step_up as stepUp', 'result'])
    .where('account_id', '=', accountId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0n))
    .orderBy('id', 'desc')
    .limit(atMost)
    .execute()
}

export interface Factors {
  readonly authenticatorAddedAt: Date | undefined
  readonly recoveryCodesLeft: number
  readonly passkeysAddedAt: readonly Date[]
}

export async function factorsOf(db: Db, accountId: bigint): Promise<Factors> {
  const authenticator = await db
    .selectFrom('authenticators')
    .select('added_at as addedAt')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const codes = await db
    .selectFrom('recovery_codes')
    .select(sql<number>`count(*)::integer`.as('left'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  const passkeys = await db
    .selectFrom('passkeys')
    .select('added_at as addedAt')
    .where('account_id', '=', accountId)
    .execute()
  return {
    authenticatorAddedAt: authenticator?.addedAt,
    recoveryCodesLeft: codes.left,
    passkeysAddedAt: passkeys.map(({ addedAt }) => addedAt),
  }
}

export interface KnownDevice {
  /** Of the name that the browser keeps. */
  readonly hash: Uint8Array
  /** What it said of itself; null where it was not seen since that is kept. */
  readonly device: string | null
  readonly seenAt: Date
}

export async function devicesOf(db: Db, accountId: bigint, atMost: number): Promise<KnownDevice[]> {
  return await db
    .selectFrom('known_devices')
    .select(['device_hash as hash', 'device', 'seen_at as seenAt'])
    .where('account_id', '=', accountId)
    .orderBy('seen_at', 'desc')
    .orderBy('device_hash')
    .limit(atMost)
    .execute()
}

export async function formerPasswordTimes(db: Db, accountId: bigint): Promise<Date[]> {
  const rows = await db
    .selectFrom('former_passwords')
    .select('set_at as setAt')
    .where('account_id', '=', accountId)
    .execute()
  return rows.map(({ setAt }) => setAt)
}
