import { request } from '#/src/api/request.ts'
import { asOneAsker } from '../as-one-asker.ts'

/** An image asked for sooner after the one before it is refused (requirement ACC-15). */
export const refreshEveryMs = 1_000

/** When the image before was answered, or failed. */
let answered = Promise.resolve(Number.NEGATIVE_INFINITY)

/**
 * A new image. Forms that follow each other quickly, as the login and the register popup may, each ask for one: the next
 * waits until the server would answer it.
 */
export async function newCaptchaImage() {
  const image = answered.then(async (at) => {
    const rest = at + refreshEveryMs - performance.now()
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest))
    return await asOneAsker(() => request('captcha', {}))
  })
  const now = () => performance.now()
  answered = image.then(now, now)
  return await image
}
