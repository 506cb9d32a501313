import './payout-tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'

/** An account for payouts, with nothing in the clear but the end of its number. */
export interface PayoutAccountRow {
  readonly id: bigint
  readonly publicId: string
  readonly accountId: bigint
  readonly bin: string
  readonly last4: string
  readonly isDefault: boolean
  readonly addedAt: Date
  readonly usableFrom: Date
  readonly isHeld: boolean
}

const columns = [
  'id',
  'public_id as publicId',
  'account_id as accountId',
  'bin',
  'last4',
  'is_default as isDefault',
  'added_at as addedAt',
  'usable_from as usableFrom',
  sql<boolean>`usable_from > clock_now()`.as('isHeld'),
] as const

/** The member's accounts, the default one first, then in the order in which they were added. */
export async function payoutAccountsOf(db: Db, accountId: bigint): Promise<PayoutAccountRow[]> {
  return await db
    .selectFrom('payout_accounts')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute()
}

/** Keyed hashes of the numbers of a member's accounts. */
export async function payoutHashesOf(db: Db, accountId: bigint): Promise<Uint8Array[]> {
  const rows = await db
    .selectFrom('payout_accounts')
    .select('number_hash as numberHash')
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .execute()
  return rows.map(({ numberHash }) => numberHash)
}

/** Whether the member has ever had one: one that was removed counts. */
export async function hasEverHadOne(db: Db, accountId: bigint): Promise<boolean> {
  const found = await db
    .selectFrom('payout_accounts')
    .select('id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Locks one of the member's accounts by its public id; undefined where it is absent, removed or another's. */
export async function lockPayoutAccountRow(
  tx: Tx,
  accountId: bigint,
  publicId: string,
): Promise<PayoutAccountRow | undefined> {
  return await tx
    .selectFrom('payout_accounts')
    .select(columns)
    .where('public_id', '=', publicId)
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** What is sealed of an account, removed or not. */
export interface SealedPayoutAccount {
  readonly accountId: bigint
  readonly bin: string
  readonly sealedNumber: Uint8Array
  readonly sealedHolder: Uint8Array
}

export async function sealedPayoutAccount(db: Db, id: bigint): Promise<SealedPayoutAccount | undefined> {
  return await db
    .selectFrom('payout_accounts')
    .select(['account_id as accountId', 'bin', 'sealed_number as sealedNumber', 'sealed_holder as sealedHolder'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export interface NewPayoutAccount extends SealedPayoutAccount {
  readonly numberHash: Uint8Array
  readonly last4: string
  readonly isDefault: boolean
  readonly heldForSeconds: number
}

/** Adds an account; undefined where its number is a member's already. */
export async function insertPayoutAccount(tx: Tx, given: NewPayoutAccount): Promise<PayoutAccountRow | undefined> {
  return await tx
    .insertInto('payout_accounts')
    .values({
      ...{ account_id: given.accountId, bin: given.bin, number_hash: given.numberHash },
      ...{ sealed_number: given.sealedNumber, sealed_holder: given.sealedHolder },
      ...{ last4: given.last4, is_default: given.isDefault },
      usable_from: sql<Date>`clock_now() + make_interval(secs => ${given.heldForSeconds})`,
    })
    .onConflict((c) => c.column('number_hash').where('removed_at', 'is', null).doNothing())
    .returning(columns)
    .executeTakeFirst()
}

/** The account with this number, if it is the member's own. */
export async function ownPayoutAccount(
  tx: Tx,
  accountId: bigint,
  numberHash: Uint8Array,
): Promise<PayoutAccountRow | undefined> {
  return await tx
    .selectFrom('payout_accounts')
    .select(columns)
    .where('number_hash', '=', numberHash)
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

/** Makes one of a member's accounts its default; the member's account is locked. */
export async function setDefaultPayoutAccount(tx: Tx, accountId: bigint, id: bigint): Promise<void> {
  // One after the other: the index takes no second one, even for a moment.
  const ofMember = tx.updateTable('payout_accounts').where('account_id', '=', accountId)
  await ofMember.set({ is_default: false }).where('is_default', '=', true).where('id', '!=', id).execute()
  await ofMember.set({ is_default: true }).where('id', '=', id).where('removed_at', 'is', null).execute()
}

/** Takes an account away from its member. */
export async function removePayoutAccountRow(tx: Tx, id: bigint, by: string): Promise<void> {
  await tx
    .updateTable('payout_accounts')
    .set({ removed_at: sql<Date>`clock_now()`, removed_by: by, is_default: false })
    .where('id', '=', id)
    .execute()
}
