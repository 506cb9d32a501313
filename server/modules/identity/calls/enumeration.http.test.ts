import { expect, test } from 'vitest'
import { type World, world } from '#/test-world/world.ts'
import { browser } from '../test-world/browser.ts'
import { accountWith, lengthenLocks, logIn, readCaptcha } from '../test-world/log-in.ts'

/** Samples of each side; only with ENUMERATION_SAMPLES is time measured, for it needs a quiet machine. */
const samples = Number(process.env.ENUMERATION_SAMPLES ?? 0)
const known = 'linh'
const unknown = 'minh'
const wrong = 'wrong password'
/** Where the difference of two means would be noise once in 100,000 times. */
const mostT = 4.5

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

/** Welch's t of two samples: how far their means differ, in units of what chance would make of them. */
function welchT(one: readonly number[], other: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const squaredError = (values: readonly number[]) => {
    const middle = mean(values)
    const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0)
    return squares / (values.length - 1) / values.length
  }
  return (mean(one) - mean(other)) / Math.sqrt(squaredError(one) + squaredError(other))
}

test('Welch’s t tells what differs from what does not', () => {
  const around = (middle: number) => Array.from({ length: 100 }, (_, i) => middle + (i % 7))
  expect(Math.abs(welchT(around(10), around(10)))).toBe(0)
  expect(Math.abs(welchT(around(10), around(12)))).toBeGreaterThan(mostT)
})

// Not counted as skipped where nobody asked for it.
if (samples > 0) {
  test(`[ACC-02] ${samples} of each take as long`, { timeout: 60_000 + samples * 1_000 }, async () => {
    await using w = await world()
    await accountWith(w, known, 'right password')
    const spent: Record<string, number[]> = { [known]: [], [unknown]: [] }
    for (let i = 0; i < samples; i++) {
      // An address may send so many sealed bodies a second.
      const address = `198.18.${(i >> 8) & 255}.${i & 255}`
      // By turns first, so that neither has the warmer caches.
      for (const username of i % 2 === 0 ? [known, unknown] : [unknown, known]) {
        await w.database.transaction((tx) => tx.deleteFrom('login_failures').execute())
        const began = performance.now()
        expect((await fail(w, username, address, false)).json().code).toBe('wrong_credentials')
        spent[username]?.push(performance.now() - began)
      }
    }
    expect(Math.abs(welchT(spent[known] ?? [], spent[unknown] ?? []))).toBeLessThan(mostT)
  })
}
