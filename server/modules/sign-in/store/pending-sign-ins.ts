import './tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'
import { purgeOld } from '#/platform/db/purge-old.ts'

const goodForSeconds = 600
const triesAtMost = 5

export interface PendingSignInRow {
  readonly idHash: Uint8Array
  readonly accountId: bigint
  readonly asker: Uint8Array
  readonly entrance: 'member' | 'agent'
  readonly origin: 'password' | 'reset' | 'sms' | 'handoff' | 'service'
  readonly mustChangePassword: boolean
  readonly passwordIsWeak: boolean
  readonly passwordExpired: boolean
  readonly remember: boolean
}

/** What names a pending sign-in: its id, shown by the browser that began it. */
export type ShownPendingSignIn = Pick<PendingSignInRow, 'idHash' | 'asker'>

export async function insertPendingSignIn(tx: Tx, row: PendingSignInRow): Promise<void> {
  await tx
    .insertInto('pending_sign_ins')
    .values({
      id_hash: row.idHash,
      account_id: row.accountId,
      asker: row.asker,
      entrance: row.entrance,
      origin: row.origin,
      must_change_password: row.mustChangePassword,
      password_is_weak: row.passwordIsWeak,
      password_expired: row.passwordExpired,
      remember: row.remember,
      tries_left: triesAtMost,
    })
    .execute()
  await purgeOld(tx, { table: 'pending_sign_ins', key: 'id_hash', goodForSeconds })
}

const isGood = sql<boolean>`made_at > clock_now() - make_interval(secs => ${goodForSeconds})`

/** The account that signs in, and how; undefined where the sign-in is over or another browser's. */
export async function pendingSignIn(
  db: Db,
  { idHash, asker }: ShownPendingSignIn,
): Promise<Pick<PendingSignInRow, 'accountId' | 'origin'> | undefined> {
  const found = await db
    .selectFrom('pending_sign_ins')
    .select(['account_id as accountId', 'origin'])
    .where('id_hash', '=', idHash)
    .where('asker', '=', asker)
    .where('tries_left', '>', 0)
    .where(isGood)
    .executeTakeFirst()
  return found && { ...found, origin: found.origin as PendingSignInRow['origin'] }
}

/** Counts one try at a sign-in and answers what is to be finished; undefined where no try is left. */
export async function countPendingTry(
  tx: Tx,
  { idHash, asker }: ShownPendingSignIn,
): Promise<Omit<PendingSignInRow, 'asker'> | undefined> {
  const found = await tx
    .updateTable('pending_sign_ins')
    .set((eb) => ({ tries_left: eb('tries_left', '-', 1) }))
    .where('id_hash', '=', idHash)
    .where('asker', '=', asker)
    .where('tries_left', '>', 0)
    .where(isGood)
    .returning([
      'id_hash as idHash',
      'account_id as accountId',
      'entrance',
      'origin',
      'must_change_password as mustChangePassword',
      'password_is_weak as passwordIsWeak',
      'password_expired as passwordExpired',
      'remember',
    ])
    .executeTakeFirst()
  return found && { ...found, origin: found.origin as PendingSignInRow['origin'] }
}

export async function deletePendingSignIn(tx: Tx, idHash: Uint8Array): Promise<void> {
  await tx.deleteFrom('pending_sign_ins').where('id_hash', '=', idHash).execute()
}

export async function deletePendingSignInsOf(tx: Tx, accountId: bigint): Promise<void> {
  await tx.deleteFrom('pending_sign_ins').where('account_id', '=', accountId).execute()
}
