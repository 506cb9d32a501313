import type { VerificationPurpose } from '@banyan/contract/identity/slider.ts'
import { hashOfSecret } from '#/platform/crypto/hash-of-secret.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Asker } from './asker.ts'
import { takePass } from './store/verification-passes.ts'

/**
 * Uses up the pass of a verification; false when it is over, used, another asker's or for another purpose. It opens
 * its own transaction, which has committed when it answers: no refusal of the protected work gives the pass back.
 */
export async function consumePass(
  database: Database,
  passToken: string,
  purpose: VerificationPurpose,
  asker: Asker,
): Promise<boolean> {
  const tokenHash = hashOfSecret(passToken)
  return await database.transaction((tx) => takePass(tx, { tokenHash, asker: asker.key, purpose }))
}
