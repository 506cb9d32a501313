import { findAccount } from '#/modules/accounts/accounts.ts'
import { mintAffiliateCode } from '#/modules/accounts/invitations.ts'
import type { Database } from '#/platform/db/database.ts'
import { demoAccounts } from './accounts.ts'

/** Gives each of the demo's agents the code by which it brings members, where it lacks it. */
export async function prepareAffiliateCodes(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    for (const { username, affiliateCode: code } of demoAccounts) {
      if (code === undefined) continue
      const ownerId = await findAccount(tx, username)
      if (ownerId !== undefined) await mintAffiliateCode(tx, { ownerId, kind: 'player', code })
    }
  })
}
