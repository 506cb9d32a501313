import type { Tx } from '#/platform/db/handles.ts'
import type { MobileSecrets } from './mobile-secrets.ts'
import { insertMobile } from './store/account-mobiles.ts'

/** The number belongs to an account, or the account has one. */
export class MobileTaken extends Error {
  override name = 'MobileTaken'
}

/** Gives an account the mobile number that was shown to be its own, in E.164; codes sent there sign it in from now on. */
export async function giveMobile(tx: Tx, mobiles: MobileSecrets, accountId: bigint, e164: string): Promise<void> {
  const row = { accountId, numberHash: mobiles.hashOfNumber(e164), sealedNumber: mobiles.sealNumber(accountId, e164) }
  if (!(await insertMobile(tx, row))) throw new MobileTaken()
}
