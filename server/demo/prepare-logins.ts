import { PasswordHashing } from '#/modules/sign-in/password-hashing.ts'
import type { Database } from '#/platform/db/database.ts'
import type { DemoLogin } from '#/platform/process/parent.ts'
import { prepareAccounts } from './prepare-accounts.ts'
import { prepareAffiliateCodes } from './prepare-affiliate-codes.ts'
import { prepareMoney } from './prepare-money.ts'
import { prepareOperators } from './prepare-operators.ts'

interface DeploymentKeys {
  readonly mobileNumbers: Uint8Array
  readonly authenticators: Uint8Array
}

/**
 * Everybody that the demo can be tried as. They are made after the keys, which each deployment has of its own, and so
 * stand in no snapshot.
 */
export async function prepareLogins(database: Database, folder: string, keys: DeploymentKeys): Promise<DemoLogin[]> {
  const passwords = new PasswordHashing()
  const accounts = await prepareAccounts(database, folder, keys.mobileNumbers)
  await prepareAffiliateCodes(database)
  await prepareMoney(database)
  return [...accounts, ...(await prepareOperators(database, folder, { passwords, keys }))]
}
