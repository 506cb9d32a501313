import type { VerificationPurpose } from '@banyan/contract/identity/slider.ts'
import type { WorkTask } from '@banyan/rules/verification/proof-of-work.ts'
import { hashOfSecret } from '#/platform/crypto/hash-of-secret.ts'
import { newSecret, newSecretBytes } from '#/platform/crypto/new-secret.ts'
import type { Tx } from '#/platform/db/handles.ts'
import type { Asker } from '../asker.ts'
import { insertSliderChallenge, purgeSliderChallenges } from '../store/slider-challenges.ts'

const idBytes = 16
const saltBytes = 16

interface Wanted {
  readonly purpose: VerificationPurpose
  /** Where the piece belongs; null where no picture is shown. */
  readonly targetX: number | null
  readonly difficultyBits: number
}

/** Notes a challenge for an asker; answers its id and the work that it asks for. */
export async function issueChallenge(
  tx: Tx,
  wanted: Wanted,
  asker: Asker,
): Promise<{ challenge: string; work: WorkTask }> {
  const challenge = newSecret(idBytes)
  const salt = newSecretBytes(saltBytes)
  await insertSliderChallenge(tx, { ...wanted, idHash: hashOfSecret(challenge), asker: asker.key, salt })
  await purgeSliderChallenges(tx)
  return { challenge, work: { salt: salt.toString('hex'), bits: wanted.difficultyBits } }
}
