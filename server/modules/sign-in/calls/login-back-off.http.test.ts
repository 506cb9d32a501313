import { calls } from '@banyan/contract/calls.ts'
import { expect, test } from 'vitest'
import { type Browser, browser, solvedWork } from '#/modules/verification/test-world/browser.ts'
import { passFor, readCaptcha } from '#/modules/verification/test-world/passes.ts'
import { type World, world } from '#/test-world/world.ts'
import { accountWith, lengthenLocks, logIn } from '../test-world/log-in.ts'

const password = 'mận chín đỏ'
const right = { username: 'Linh', password }
const wrong = { username: 'Linh', password: 'wrong' }

/** Fails so often, each time from another network. */
async function fail(w: World, times: number, username = 'Linh') {
  for (let i = 0; i < times; i++) {
    const from = browser(w, `198.51.${i}.1`)
    const captcha = i < 3 ? {} : await readCaptcha(w, from)
    expect((await logIn(w, from, { username, password: 'wrong', ...captcha })).json().code).toBe('wrong_credentials')
  }
}

const told = async (answer: ReturnType<typeof logIn>) => {
  const { code, value } = (await answer).json()
  return { code, value }
}

test('[ACC-02] from three failures on an error asks for a captcha, and a login without one is refused', async () => {
  await using w = await world()
  await accountWith(w, 'Linh', password)
  const from = browser(w)
  const answers = []
  for (let i = 0; i < 3; i++) answers.push(await told(logIn(w, from, wrong)))
  expect(answers.map(({ value }) => value?.captcha)).toEqual([undefined, undefined, true])
  expect(await told(logIn(w, from, right))).toEqual({ code: 'captcha_required', value: { captcha: true } })
  // It is the account's count too: another browser elsewhere is asked as well.
  expect(await told(logIn(w, browser(w, '198.51.100.7'), right))).toMatchObject({ code: 'captcha_required' })
  expect((await logIn(w, from, { ...right, ...(await readCaptcha(w, from)) })).statusCode).toBe(200)
})

test('[ACC-22] three failures of a network ask everybody there for a captcha', async () => {
  await using w = await world()
  await accountWith(w, 'Linh', password)
  for (const username of ['a', 'b', 'c']) await logIn(w, browser(w), { username, password })
  expect(await told(logIn(w, browser(w), right))).toMatchObject({ code: 'captcha_required' })
  expect((await logIn(w, browser(w, '198.51.100.7'), right)).statusCode).toBe(200)
})

test('[ACC-15] a wrong captcha, a used one and another browser’s are refused, and none gets to the password', async () => {
  await using w = await world()
  await accountWith(w, 'Linh', password)
  await fail(w, 3)
  const from = browser(w)
  const read = await readCaptcha(w, from)
  const refused = { code: 'captcha_wrong', value: { captcha: true } }
  expect(await told(logIn(w, browser(w), { ...right, ...read }))).toEqual(refused)
  expect(await told(logIn(w, from, { ...right, ...read, captcha: '00000' }))).toEqual(refused)
  expect(await told(logIn(w, from, { ...right, ...read }))).toEqual(refused)
  await w.moveClock(2)
  const next = await readCaptcha(w, from)
  expect(await told(logIn(w, from, { ...wrong, ...next }))).toMatchObject({ code: 'wrong_credentials' })
  expect(await told(logIn(w, from, { ...right, ...next }))).toEqual(refused)
})

async function longWork(from: Browser) {
  const { challenge, work, answer } = await solvedWork(from, { purpose: 'captcha' })
  expect(answer.json().value).toMatchObject({ kind: 'work', work: { bits: 18 } })
  return (await from.post(calls.solveSlider.path, { challenge, work })).json().value.passToken as string
}

test('[ACC-15] the longer work takes the place of an image, once and for nothing else', async () => {
  await using w = await world()
  await accountWith(w, 'Linh', password)
  await fail(w, 3)
  const from = browser(w)
  const captchaPass = await longWork(from)
  expect(await told(logIn(w, from, { ...right, passToken: captchaPass }))).toMatchObject({
    code: 'verification_required',
  })
  expect(await told(logIn(w, from, { ...wrong, captchaPass }))).toMatchObject({ code: 'wrong_credentials' })
  expect(await told(logIn(w, from, { ...right, captchaPass }))).toMatchObject({ code: 'captcha_wrong' })
  const other = await passFor(w, from, 'login')
  expect(await told(logIn(w, from, { ...right, captchaPass: other }))).toMatchObject({ code: 'captcha_wrong' })
  expect((await logIn(w, from, { ...right, captchaPass: await passFor(w, from, 'captcha') })).statusCode).toBe(200)
})

test('[ACC-22] a locked account is told when to come again, without its password being looked at', async () => {
  await using w = await world()
  await accountWith(w, 'Linh', password)
  await fail(w, 5)
  await lengthenLocks(w)
  const from = browser(w)
  const answer = await logIn(w, from, { ...right, ...(await readCaptcha(w, from)) })
  expect(answer.statusCode).toBe(429)
  expect(answer.json()).toMatchObject({ code: 'login_locked', value: { captcha: true } })
  const { retryAfterSeconds } = answer.json().value
  expect(answer.headers['retry-after']).toBe(String(retryAfterSeconds))
  expect(retryAfterSeconds).toBeGreaterThan(20)
  expect(retryAfterSeconds).toBeLessThanOrEqual(60)
  await w.moveClock(61)
  expect((await logIn(w, from, { ...right, ...(await readCaptcha(w, from)) })).statusCode).toBe(200)
  // Success forgets the account's failures: nobody is asked for a captcha any longer.
  expect((await logIn(w, browser(w, '198.51.100.9'), right)).statusCode).toBe(200)
})

test('[ACC-22] a device that has signed in before needs no captcha and is never locked out', async () => {
  await using w = await world()
  await accountWith(w, 'Linh', password)
  const own = browser(w)
  await logIn(w, own, right)
  await fail(w, 5)
  await lengthenLocks(w)
  const stranger = browser(w)
  expect(await told(logIn(w, stranger, { ...right, ...(await readCaptcha(w, stranger)) }))).toMatchObject({
    code: 'login_locked',
  })
  expect((await logIn(w, own, right)).statusCode).toBe(200)
  // It is known to one account only.
  await accountWith(w, 'Minh', password)
  await fail(w, 3, 'Minh')
  expect(await told(logIn(w, own, { username: 'Minh', password }))).toMatchObject({ code: 'captcha_required' })
})

test('[ACC-22] the browser gets a name for 400 days that no script reads, and keeps it', async () => {
  await using w = await world({ publicUrl: 'https://banyan.example' })
  await accountWith(w, 'Linh', password)
  const from = browser(w)
  // On https every cookie of ours is pinned to its host.
  from.cookies.set('__Host-asker', 'A'.repeat(22))
  from.cookies.set('asker', 'A'.repeat(22))
  const given = async () => {
    const answer = await logIn(w, from, right)
    const cookies = [answer.headers['set-cookie'] ?? []].flat()
    return cookies.find((cookie) => cookie.startsWith('__Host-dev='))
  }
  const first = await given()
  expect(first).toMatch(/^__Host-dev=[A-Za-z0-9_-]{22}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect(await given()).toBe(first)
  const [kept, ...others] = await w.database.db.selectFrom('known_devices').select('device_hash').execute()
  expect(others).toEqual([])
  expect(Buffer.from(kept?.device_hash ?? []).toString('latin1')).not.toContain(from.cookies.get('__Host-dev'))
})

test('[ACC-05] the right password at the wrong entrance is no failure', async () => {
  await using w = await world()
  await accountWith(w, 'Linh', password)
  for (let i = 0; i < 6; i++)
    expect(await told(logIn(w, browser(w), { ...right, entrance: 'agent' }))).toMatchObject({
      code: 'non_agents_cannot_log_in',
    })
  expect(await w.database.db.selectFrom('login_failures').select('failures').execute()).toEqual([])
})
