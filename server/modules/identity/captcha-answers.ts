import { hashOfSecret } from '#/platform/crypto/hash-of-secret.ts'
import type { Tx } from '#/platform/db/handles.ts'
import type { Asker } from './asker.ts'
import { answerHash } from './challenges/answer-hash.ts'
import { spendCaptcha } from './store/captchas.ts'

/**
 * Uses up the one attempt at an image; true when the answer is right. The transaction must commit whatever the
 * answer: a refusal that rolled it back would give the attempt back.
 */
export async function consumeCaptcha(tx: Tx, captchaId: string, answer: string, asker: Asker): Promise<boolean> {
  return await spendCaptcha(tx, {
    asker: asker.key,
    idHash: hashOfSecret(captchaId),
    answerHash: answerHash(captchaId, answer),
  })
}
