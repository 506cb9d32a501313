import { createHmac } from 'node:crypto'

/** What is kept of an answer. The key is the image's id, which is not kept: else the few answers could all be tried. */
export function answerHash(captchaId: string, answer: string): Buffer {
  return createHmac('sha256', captchaId).update(answer.trim().toUpperCase()).digest()
}
