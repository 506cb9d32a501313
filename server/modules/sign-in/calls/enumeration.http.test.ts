import { calls } from '@banyan/contract/calls.ts'
import { expect, test } from 'vitest'
import { askForCode, newBrowser } from '#/modules/codes/test-world/sms-world.ts'
import { browser } from '#/modules/verification/test-world/browser.ts'
import { passFor, readCaptcha } from '#/modules/verification/test-world/passes.ts'
import { type World, world } from '#/test-world/world.ts'
import { accountWith, lengthenLocks, logIn } from '../test-world/log-in.ts'
import { passwordWorld, reachable } from '../test-world/password-world.ts'

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

/** How long each side takes, by turns first, so that neither has the warmer caches. */
async function differenceOf(sides: readonly [Ask, Ask]): Promise<number> {
  const spent: [number[], number[]] = [[], []]
  for (let i = 0; i < samples; i++)
    for (const side of i % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) spent[side].push(await sides[side](i))
  return Math.abs(welchT(...spent))
}

/** Asks for the so-manieth time; answers the milliseconds of the request alone. */
type Ask = (i: number) => Promise<number>

async function timed(request: () => Promise<{ statusCode: number }>, statusCode: number): Promise<number> {
  const began = performance.now()
  const answer = await request()
  const spent = performance.now() - began
  expect(answer.statusCode).toBe(statusCode)
  return spent
}

const wholeWorld = { timeout: 60_000 + samples * 1_000 }

// Not counted as skipped where nobody asked for it.
if (samples > 0) {
  test(`[ACC-02] ${samples} of each take as long`, wholeWorld, async () => {
    await using w = await world()
    await accountWith(w, known, 'right password')
    const ask =
      (username: string): Ask =>
      async (i) => {
        await w.database.transaction((tx) => tx.deleteFrom('login_failures').execute())
        // An address may send so many sealed bodies a second.
        return await timed(() => fail(w, username, `198.18.${(i >> 8) & 255}.${i & 255}`, false), 401)
      }
    expect(await differenceOf([ask(known), ask(unknown)])).toBeLessThan(mostT)
  })

  test(`[ACC-17] ${samples} who have forgotten, with an account and without, take as long`, wholeWorld, async () => {
    await using f = await passwordWorld()
    const who = await reachable(f.w)
    let sent = 0
    const ask =
      (username: string, email: string): Ask =>
      async () => {
        await f.w.database.transaction((tx) => tx.deleteFrom('limited_tries').execute())
        const from = newBrowser(f.w)
        const passToken = await passFor(f.w, from, 'mail')
        const spent = await timed(() => from.post(calls.forgotByEmail.path, { username, email, passToken }), 200)
        if (username === who.username) await f.mail.arrived(++sent)
        return spent
      }
    expect(await differenceOf([ask(who.username, who.email), ask('nobody', who.email)])).toBeLessThan(mostT)
  })

  test.each(['login', 'password'])(
    `[ACC-13] ${samples} codes by SMS for %s, to an account and to nobody, take as long`,
    wholeWorld,
    async (purpose) => {
      await using f = await passwordWorld()
      const who = await reachable(f.w)
      let sent = 0
      const ask =
        (mobileNum: string): Ask =>
        async () => {
          await f.w.database.transaction((tx) => tx.deleteFrom('sms_sends').execute())
          const from = newBrowser(f.w)
          const passToken = await passFor(f.w, from, 'sms')
          const body = { countryDialingCode: '84', mobileNum, purpose, passToken }
          const spent = await timed(() => from.post(calls.smsCode.path, body), 200)
          if (mobileNum === who.digits) await f.gateway.arrived(++sent)
          return spent
        }
      expect(await differenceOf([ask(who.digits), ask('0999999999')])).toBeLessThan(mostT)
    },
  )

  test(
    `[ACC-17] ${samples} wrong codes of a reset, for an account and for nobody, take as long`,
    wholeWorld,
    async () => {
      await using f = await passwordWorld()
      const who = await reachable(f.w)
      let sent = 0
      const ask =
        (mobileNum: string): Ask =>
        async () => {
          await f.w.database.transaction((tx) => tx.deleteFrom('sms_sends').execute())
          await askForCode(f.w, mobileNum, { purpose: 'password' })
          if (mobileNum === who.digits) await f.gateway.arrived(++sent)
          const from = newBrowser(f.w)
          const given = { countryDialingCode: '84', verificationCode: '000000', newPassword: 'gió mùa thổi' }
          return await timed(() => from.postSealed(calls.resetByMobile.path, { ...given, mobileNum }), 422)
        }
      expect(await differenceOf([ask(who.digits), ask('0999999999')])).toBeLessThan(mostT)
    },
  )
}
