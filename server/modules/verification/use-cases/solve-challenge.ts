import { isProof } from '@banyan/rules/verification/proof-of-work.ts'
import { hashOfSecret } from '#/platform/crypto/hash-of-secret.ts'
import { newSecret } from '#/platform/crypto/new-secret.ts'
import type { Tx } from '#/platform/db/handles.ts'
import type { Asker } from '../asker.ts'
import { type SliderChallengeRow, takeSliderChallenge } from '../store/slider-challenges.ts'
import { insertPass, purgePasses } from '../store/verification-passes.ts'

/** How far from its gap a piece may be let go, in pixels. */
const toleranceX = 4
const passTokenBytes = 32

interface Attempt {
  readonly challenge: string
  readonly x?: number
  readonly work: number
}

/**
 * The one attempt at a challenge: a pass when it succeeds. Failing is answered, not thrown, because the challenge
 * is gone either way and the transaction must commit.
 */
export async function solveChallenge(tx: Tx, attempt: Attempt, asker: Asker): Promise<string | undefined> {
  const taken = await takeSliderChallenge(tx, { idHash: hashOfSecret(attempt.challenge), asker: asker.key })
  if (!taken || !isSolved(taken, attempt)) return undefined
  const passToken = newSecret(passTokenBytes)
  await insertPass(tx, { tokenHash: hashOfSecret(passToken), asker: asker.key, purpose: taken.purpose })
  await purgePasses(tx)
  return passToken
}

function isSolved({ targetX, salt, difficultyBits }: SliderChallengeRow, { x, work }: Attempt): boolean {
  const isInPlace = targetX === null || (x !== undefined && Math.abs(x - targetX) <= toleranceX)
  return isInPlace && isProof({ salt: Buffer.from(salt).toString('hex'), bits: difficultyBits }, work)
}
