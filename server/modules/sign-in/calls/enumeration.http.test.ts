import { expect, test } from 'vitest'
import { browser } from '#/modules/verification/test-world/browser.ts'
import { readCaptcha } from '#/modules/verification/test-world/passes.ts'
import { type World, world } from '#/test-world/world.ts'
import { accountWith, lengthenLocks, logIn } from '../test-world/log-in.ts'

const known = 'linh'
const unknown = 'minh'
const wrong = 'wrong password'

async function fail(w: World, username: string, address: string, withCaptcha: boolean) {
  const from = browser(w, address)
  return await logIn(w, from, { username, password: wrong, ...(withCaptcha && (await readCaptcha(w, from))) })
}

test('[ACC-02] a wrong password and an unknown name are answered alike, from the first failure to the lock', {
  timeout: 120_000,
}, async () => {
  await using w = await world()
  await accountWith(w, known, 'right password')
  for (let i = 0; i < 6; i++) {
    // What a lock still lasts differs by the time between the two answers.
    const isLocked = i === 5
    if (isLocked) await lengthenLocks(w)
    const answers = []
    for (const [side, username] of [known, unknown].entries()) {
      const answer = await fail(w, username, `198.51.${i}.${side + 1}`, i >= 3)
      const { requestId, ...body } = answer.json()
      const text = JSON.stringify({ status: answer.statusCode, length: answer.headers['content-length'], body })
      answers.push(text.replace(/"retryAfterSeconds":\d\d/, '"retryAfterSeconds":"so many"'))
      expect(requestId).toBeDefined()
      expect(body.code).toBe(isLocked ? 'login_locked' : 'wrong_credentials')
    }
    expect(answers[1]).toBe(answers[0])
  }
})
