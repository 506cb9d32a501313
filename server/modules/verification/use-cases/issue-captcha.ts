import { createHmac } from 'node:crypto'
import { hashOfSecret } from '#/platform/crypto/hash-of-secret.ts'
import { newSecret } from '#/platform/crypto/new-secret.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import type { Asker } from '../asker.ts'
import { purgeCaptchas, replaceCaptcha } from '../store/captchas.ts'

const idBytes = 16
/** How long an asker waits for its next image (requirement ACC-15). */
const refreshSeconds = 1

/** Notes the answer of an asker's new image; answers the image's id. */
export async function issueCaptcha(tx: Tx, answer: string, asker: Asker): Promise<string> {
  const captchaId = newSecret(idBytes)
  const row = { asker: asker.key, idHash: hashOfSecret(captchaId), answerHash: answerHash(captchaId, answer) }
  if (!(await replaceCaptcha(tx, row))) throw new Refusal('too_many_requests', { retryAfterSeconds: refreshSeconds })
  await purgeCaptchas(tx)
  return captchaId
}

/** What is kept of an answer. The key is the image's id, which is not kept: else the few answers could all be tried. */
export function answerHash(captchaId: string, answer: string): Buffer {
  return createHmac('sha256', captchaId).update(answer.trim().toUpperCase()).digest()
}
