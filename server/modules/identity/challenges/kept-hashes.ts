import { createHash, createHmac } from 'node:crypto'

/** What is kept of a secret: enough to know it again, nothing to use it with. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** What is kept of an answer. The key is the image's id, which is not kept: else the few answers could all be tried. */
export function answerHash(captchaId: string, answer: string): Buffer {
  return createHmac('sha256', captchaId).update(answer.trim().toUpperCase()).digest()
}
