import { constants, createPublicKey, publicEncrypt, randomBytes } from 'node:crypto'
import { calls } from '@banyan/contract/calls.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { accountTypes } from '#/modules/accounts/account-types.ts'
import { type Browser, browser } from '#/modules/verification/test-world/browser.ts'
import { passFor } from '#/modules/verification/test-world/passes.ts'
import { type World, world } from '#/test-world/world.ts'

const { path } = calls.freePlay

let w: World
beforeEach(async () => {
  w = await world()
})
afterEach(() => w[Symbol.asyncDispose]())

interface Sealing {
  readonly text?: string
  readonly oaepHash?: string
  readonly padding?: number
}

/** The fields of a sealed string of chance, as the portal sends them. */
async function sealed({ text = randomBytes(24).toString('base64url'), oaepHash = 'sha256', padding }: Sealing = {}) {
  const { kid, jwk } = await w.bodyKey()
  const key = createPublicKey({ key: { ...jwk }, format: 'jwk' })
  const reversed = Buffer.from([...text].reverse().join(''))
  const options = { key, oaepHash, padding: padding ?? constants.RSA_PKCS1_OAEP_PADDING }
  return { kid, random: publicEncrypt(options, reversed).toString('base64url') }
}

async function play(from: Browser, given: object = {}) {
  const body = { os: 'Windows 11', platform: 'W', gatewayVersion: 3, ...(await sealed()) }
  return await from.post(path, { ...body, passToken: await passFor(w, from, 'trial'), ...given })
}

const refusedAs = (code: string) => ({ success: false, code })

test('[ACC-06] a trial account opens, which has a session of two hours and is told what it lacks', async () => {
  const from = browser(w)
  const { token, ...own } = (await play(from)).json().value
  expect(own).toMatchObject({ type: accountTypes.trial, account: expect.stringMatching(/^trial-[0-9a-f]{16}$/) })
  expect(own.firstTimeLogin).toBe(true)
  const headers = { cookie: `sid=${from.cookies.get('sid')}`, token }
  const answer = async (method: 'GET' | 'PUT', url: string) =>
    (await w.app.portal.inject({ method, url, headers })).json()
  expect((await answer('GET', calls.memberInfo.path)).value.account).toBe(own.account)
  expect((await answer('PUT', calls.changeMemberIcon.path)).code).toBe('in_need_true_account')
  const { ends_at, created_at, origin } = await w.database.db
    .selectFrom('sessions')
    .selectAll()
    .executeTakeFirstOrThrow()
  expect({ origin, seconds: (ends_at.getTime() - created_at.getTime()) / 1000 }).toEqual({
    origin: 'trial',
    seconds: 7_200,
  })
})

test('[ACC-06] it is only while free play is on', async () => {
  const whitelabel = w.settings.current('whitelabel')
  for (const tree of [[], [{ modId: 'FREE_PLAY', enabled: '0' as const }]]) {
    await w.set('whitelabel', { ...whitelabel, tree })
    const answer = await play(browser(w))
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'free_play_off'])
  }
})

test('[ACC-06] a pass of another purpose and a used one open nothing', async () => {
  const from = browser(w)
  const passToken = await passFor(w, from, 'trial')
  expect((await play(from, { passToken })).statusCode).toBe(200)
  for (const other of [passToken, await passFor(w, from, 'login')])
    expect((await play(from, { passToken: other })).json()).toMatchObject(refusedAs('verification_required'))
})

test('[ACC-06] a string of chance serves once', async () => {
  const text = 'only-once-0123456789'
  expect((await play(browser(w), await sealed({ text }))).statusCode).toBe(200)
  expect((await play(browser(w), await sealed({ text }))).json()).toMatchObject(refusedAs('sealed_body_refused'))
})

test('[ACC-06] whatever is wrong with it, the answer is the same', async () => {
  const { kid, random } = await sealed()
  const wrongs = [
    await sealed({ text: 'too-short-15-ch' }),
    await sealed({ text: 'x'.repeat(65) }),
    await sealed({ text: 'not base64url, these' }),
    await sealed({ oaepHash: 'sha1' }),
    await sealed({ padding: constants.RSA_PKCS1_PADDING }),
    { kid: 'A'.repeat(43), random },
    { kid, random: `${random.slice(0, -4)}AAAA` },
    { kid, random: random.slice(4) },
  ]
  const bodies = new Set<string>()
  for (const wrong of wrongs) {
    const answer = await play(browser(w), wrong)
    const { requestId, ...rest } = answer.json()
    bodies.add(JSON.stringify([answer.statusCode, rest]))
  }
  expect([...bodies]).toEqual([expect.stringContaining('sealed_body_refused')])
  expect(await w.database.db.selectFrom('accounts').select('id').execute()).toEqual([])
})

test('[ACC-06] five a day of one network, the sixth is told when to come again', async () => {
  for (const _of of [1, 2, 3, 4, 5]) expect((await play(browser(w))).statusCode).toBe(200)
  await w.moveClock(600)
  const sixth = await play(browser(w))
  expect([sixth.statusCode, sixth.json().code]).toEqual([429, 'too_many_requests'])
  const { retryAfterSeconds } = sixth.json().value
  expect(sixth.headers['retry-after']).toBe(String(retryAfterSeconds))
  expect(retryAfterSeconds).toBeGreaterThan(85_700)
  expect(retryAfterSeconds).toBeLessThanOrEqual(85_800)
  expect((await play(browser(w, '198.51.100.1'))).statusCode).toBe(200)
  await w.moveClock(86_400)
  expect((await play(browser(w))).statusCode).toBe(200)
})

test.each([
  ['a platform other than W', { platform: 'A' }],
  ['another version of the gateway', { gatewayVersion: 2 }],
  ['a system with other characters', { os: '<b>' }],
])('[ACC-06] %s is refused', async (_what, wrong) => {
  expect((await play(browser(w), wrong)).json()).toMatchObject(refusedAs('invalid_input'))
})
