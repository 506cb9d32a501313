import { hashOfSecret } from '#/platform/crypto/hash-of-secret.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Asker } from './asker.ts'
import { answerHash } from './challenges/answer-hash.ts'
import { spendCaptcha } from './store/captchas.ts'

/**
 * Uses up the one attempt at an image; true when the answer is right. It opens its own transaction, which has
 * committed when it answers: no refusal gives the attempt back.
 */
export async function consumeCaptcha(
  database: Database,
  captchaId: string,
  answer: string,
  asker: Asker,
): Promise<boolean> {
  const attempt = {
    asker: asker.key,
    idHash: hashOfSecret(captchaId),
    answerHash: answerHash(captchaId, answer),
  }
  return await database.transaction((tx) => spendCaptcha(tx, attempt))
}
