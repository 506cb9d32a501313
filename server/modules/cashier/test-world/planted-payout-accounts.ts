import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import type { Database } from '#/platform/db/database.ts'
import { removePayoutAccount } from '../payout-accounts/change-accounts.ts'
import { sealPayoutAccount } from '../payout-accounts/own-accounts.ts'
import { insertPayoutAccount } from '../store/payout-accounts.ts'

/** Gives a member a bank account; answers its public id. */
export async function plantPayoutAccount(
  database: Database,
  personal: PersonalSecrets,
  number: string,
  accountId: bigint,
): Promise<string> {
  const sealed = sealPayoutAccount(personal, accountId, { bin: '970436', number, holder: 'NGUYEN VAN DUC' })
  const added = await database.transaction((tx) =>
    insertPayoutAccount(tx, { ...sealed, isDefault: true, heldForSeconds: 0 }),
  )
  if (!added) throw new Error('the account was taken')
  return added.publicId
}

/** Takes a bank account from a member. */
export async function takePayoutAccount(database: Database, accountId: bigint, publicId: string): Promise<void> {
  await database.transaction((tx) => removePayoutAccount(tx, accountId, { publicId, by: 'test' }))
}

/** Gives one bank account to each of these members, and takes it from each before the next has it. */
export async function plantHandedOnAccount(
  database: Database,
  personal: PersonalSecrets,
  number: string,
  members: readonly bigint[],
): Promise<void> {
  for (const accountId of members)
    await takePayoutAccount(database, accountId, await plantPayoutAccount(database, personal, number, accountId))
}
