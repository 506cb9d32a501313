import type { VerificationPurpose } from '@banyan/contract/identity/slider.ts'
import { hashOfSecret } from '#/platform/crypto/hash-of-secret.ts'
import type { Tx } from '#/platform/db/handles.ts'
import type { Asker } from './asker.ts'
import { takePass } from './store/verification-passes.ts'

/**
 * Uses up the pass of a verification; false when it is over, used, another asker's or for another purpose. The
 * transaction must commit before the protected work: a refusal that rolled it back would give the pass back.
 */
export async function consumePass(
  tx: Tx,
  passToken: string,
  purpose: VerificationPurpose,
  asker: Asker,
): Promise<boolean> {
  return await takePass(tx, { tokenHash: hashOfSecret(passToken), asker: asker.key, purpose })
}
