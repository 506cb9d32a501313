import type { Tx } from '#/platform/db/handles.ts'
import type { PersonalSecrets } from './personal-secrets.ts'
import { insertMobile } from './store/account-mobiles.ts'

/** The number belongs to an account, or the account has one. */
export class MobileTaken extends Error {
  override name = 'MobileTaken'
}

/** Gives an account the mobile number that was shown to be its own, in E.164; codes sent there sign it in from now on. */
export async function giveMobile(tx: Tx, personal: PersonalSecrets, accountId: bigint, e164: string): Promise<void> {
  const row = { accountId, numberHash: personal.hashOfNumber(e164), sealedNumber: personal.sealNumber(accountId, e164) }
  if (!(await insertMobile(tx, row))) throw new MobileTaken()
}
