import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import type { Database } from '#/platform/db/database.ts'
import { removePayoutAccount } from '../payout-accounts/change-accounts.ts'
import { sealPayoutAccount } from '../payout-accounts/own-accounts.ts'
import { insertPayoutAccount } from '../store/payout-accounts.ts'

/** Gives one bank account to each of these members, and takes it from each before the next has it. */
export async function plantHandedOnAccount(
  database: Database,
  personal: PersonalSecrets,
  number: string,
  members: readonly bigint[],
): Promise<void> {
  for (const accountId of members) {
    await database.transaction(async (tx) => {
      const sealed = sealPayoutAccount(personal, accountId, { bin: '970436', number, holder: 'NGUYEN VAN DUC' })
      const added = await insertPayoutAccount(tx, { ...sealed, isDefault: true, heldForSeconds: 0 })
      if (!added) throw new Error('the account was taken')
      await removePayoutAccount(tx, accountId, { publicId: added.publicId, by: 'test' })
    })
  }
}
