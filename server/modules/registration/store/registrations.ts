import './tables.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'

export interface RegistrationRow {
  readonly accountId: bigint
  readonly method: 'username' | 'mobile'
  readonly affiliateCodeId: bigint | null
  readonly referrerId: bigint | null
  readonly isSelfReferral: boolean
  readonly domain: string
  readonly registerUrl: string
  readonly address: string
}

export async function insertRegistration(tx: Tx, row: RegistrationRow): Promise<void> {
  await tx
    .insertInto('registrations')
    .values({
      account_id: row.accountId,
      method: row.method,
      affiliate_code_id: row.affiliateCodeId,
      referrer_id: row.referrerId,
      is_self_referral: row.isSelfReferral,
      domain: row.domain,
      register_url: row.registerUrl,
      address: row.address,
    })
    .execute()
}

export interface ReadRegistration {
  readonly method: 'username' | 'mobile'
  readonly referrerId: bigint | null
  readonly domain: string
  readonly address: string
}

/** How an account came to be; undefined for one that did not register. */
export async function registrationOf(db: Db, accountId: bigint): Promise<ReadRegistration | undefined> {
  return await db
    .selectFrom('registrations')
    .select(['method', 'referrer_id as referrerId', 'domain', 'address'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}
