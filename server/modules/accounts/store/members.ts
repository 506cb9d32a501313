import './tables.ts'
import { sql } from 'kysely'
import type { Db } from '#/platform/db/handles.ts'

/** Members and agents: operators work with these, and with no trial account and no operator. */
const memberTypes = [0, 1, 2, 41, 42]

export interface MemberFacts {
  readonly id: bigint
  readonly publicId: string
  readonly type: number
  readonly username: string
  readonly usernameKey: string
  readonly nickname: string
  readonly state: 'active' | 'suspended' | 'closed'
  readonly language: string | null
  readonly hasPortalAccess: boolean
  readonly createdAt: Date
  readonly firstLoginAt: Date | null
  readonly passwordSetAt: Date | null
  readonly passwordIsWeak: boolean
  readonly mustChangePassword: boolean
  readonly passwordAgeDays: number | null
}

/** A member or an agent by its public id. */
export async function memberFacts(db: Db, publicId: string): Promise<MemberFacts | undefined> {
  return await db
    .selectFrom('accounts')
    .select(['id', 'public_id as publicId', 'type', 'username', 'username_key as usernameKey', 'nickname', 'state'])
    .select(['language', 'has_portal_access as hasPortalAccess', 'created_at as createdAt'])
    .select(['first_login_at as firstLoginAt', 'password_set_at as passwordSetAt'])
    .select(['password_is_weak as passwordIsWeak', 'must_change_password as mustChangePassword'])
    .select(
      sql<number | null>`floor(extract(epoch from clock_now() - password_set_at) / 86400)::integer`.as(
        'passwordAgeDays',
      ),
    )
    .where('public_id', '=', publicId)
    .where('type', 'in', memberTypes)
    .executeTakeFirst()
}

export interface ListedMember {
  readonly id: bigint
  readonly publicId: string
  readonly type: number
  readonly username: string
  readonly nickname: string
  readonly state: 'active' | 'suspended' | 'closed'
  readonly createdAt: Date
  readonly sealedNumber: Uint8Array | null
}

/** Members and agents by their ids, in no order; other accounts are left out. */
export async function listedMembers(db: Db, ids: readonly bigint[]): Promise<ListedMember[]> {
  if (ids.length === 0) return []
  return await db
    .selectFrom('accounts as a')
    .modifyFront(sql`/* hot */`)
    .leftJoin('account_mobiles as m', 'm.account_id', 'a.id')
    .select(['a.id', 'a.public_id as publicId', 'a.type', 'a.username', 'a.nickname', 'a.state'])
    .select(['a.created_at as createdAt', 'm.sealed_number as sealedNumber'])
    .where(sql<boolean>`a.id = any(${ids}::bigint[])`)
    .where('a.type', 'in', memberTypes)
    .execute()
}

/** Accounts that anybody may have claimed one address for. */
const claimsAtMost = 5

/** The accounts with one of these numbers or with this address, by the keyed hashes. */
export async function accountsOfContacts(
  db: Db,
  { numberHashes, addressHash }: { readonly numberHashes: readonly Uint8Array[]; readonly addressHash?: Uint8Array },
): Promise<{ readonly mobile: bigint[]; readonly email: bigint[] }> {
  const mobile =
    numberHashes.length === 0
      ? []
      : await db.selectFrom('account_mobiles').select('account_id').where('number_hash', 'in', numberHashes).execute()
  const email = addressHash
    ? await db
        .selectFrom('account_emails')
        .select('account_id')
        .where('address_hash', '=', addressHash)
        // The one that confirmed it is its owner; the others only say so.
        .orderBy(sql`confirmed_at is null`)
        .orderBy('account_id')
        .limit(claimsAtMost)
        .execute()
    : []
  return { mobile: mobile.map((row) => row.account_id), email: email.map((row) => row.account_id) }
}

export interface TreePlace {
  readonly publicId: string
  readonly username: string
  readonly type: number
}

/** Those above an account, the one right above it first. */
export async function uplineOf(db: Db, id: bigint, atMost: number): Promise<TreePlace[]> {
  return await db
    .selectFrom('account_tree as t')
    .innerJoin('accounts as a', 'a.id', 't.ancestor_id')
    .select(['a.public_id as publicId', 'a.username', 'a.type'])
    .where('t.descendant_id', '=', id)
    .where('t.depth', '>', 0)
    .orderBy('t.depth')
    .limit(atMost)
    .execute()
}

export async function countDirectDownlines(db: Db, id: bigint): Promise<number> {
  const { count } = await db
    .selectFrom('account_tree')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('ancestor_id', '=', id)
    .where('depth', '=', 1)
    .executeTakeFirstOrThrow()
  return count
}

export interface ContactTimes {
  readonly mobileSetAt: Date | null
  readonly emailSetAt: Date | null
  readonly emailConfirmedAt: Date | null
}

/** When an account was given its present number and address. */
export async function contactTimes(db: Db, id: bigint): Promise<ContactTimes> {
  return await db
    .selectFrom('accounts as a')
    .leftJoin('account_mobiles as m', 'm.account_id', 'a.id')
    .leftJoin('account_emails as e', 'e.account_id', 'a.id')
    .select(['m.verified_at as mobileSetAt', 'e.given_at as emailSetAt', 'e.confirmed_at as emailConfirmedAt'])
    .where('a.id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Public ids and usernames of accounts, by their ids. */
export async function namesOf(
  db: Db,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, { readonly id: string; readonly username: string }>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'public_id as publicId', 'username'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, publicId, username }) => [id, { id: publicId, username }]))
}

/** What tells a member apart from others where something is offered to some. */
export interface MemberStanding {
  readonly createdAt: Date
  readonly hasMobile: boolean
  /** An address that somebody confirmed. */
  readonly hasEmail: boolean
  readonly type: number
  readonly sealedNumber: Uint8Array | null
  /** Operators' tags of the account. */
  readonly tags: readonly string[]
  readonly isIdentityChecked: boolean
  /** A real name, told in the profile or at registration. */
  readonly hasName: boolean
}

/** When an account was made, and what of it is confirmed. */
export async function memberStanding(db: Db, accountId: bigint): Promise<MemberStanding> {
  return await db
    .selectFrom('accounts as a')
    .leftJoin('account_mobiles as m', 'm.account_id', 'a.id')
    .leftJoin('account_marks as k', 'k.account_id', 'a.id')
    .select(['a.created_at as createdAt', 'a.type', 'm.sealed_number as sealedNumber'])
    .select([
      sql<boolean>`m.account_id is not null`.as('hasMobile'),
      sql<string[]>`coalesce(k.tags, '{}')`.as('tags'),
      sql<boolean>`k.identity_checked_at is not null`.as('isIdentityChecked'),
    ])
    .select(({ exists, selectFrom }) => [
      exists(
        selectFrom('account_emails as e')
          .select('e.account_id')
          .whereRef('e.account_id', '=', 'a.id')
          .where('e.confirmed_at', 'is not', null),
      )
        .$castTo<boolean>()
        .as('hasEmail'),
      exists(
        selectFrom('account_details as d')
          .select('d.account_id')
          .whereRef('d.account_id', '=', 'a.id')
          .where('d.name', 'in', ['fullName', 'payeeName']),
      )
        .$castTo<boolean>()
        .as('hasName'),
    ])
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow()
}

/** Keyed hashes of the account's number and of its confirmed address. */
export async function contactHashes(
  db: Db,
  accountId: bigint,
): Promise<{ readonly phone: Uint8Array | null; readonly email: Uint8Array | null }> {
  return await db
    .selectFrom('accounts as a')
    .leftJoin('account_mobiles as m', 'm.account_id', 'a.id')
    .leftJoin('account_emails as e', (join) =>
      join.onRef('e.account_id', '=', 'a.id').on('e.confirmed_at', 'is not', null),
    )
    .select(['m.number_hash as phone', 'e.address_hash as email'])
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow()
}
