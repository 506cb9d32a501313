import { randomBytes } from 'node:crypto'
import { calls } from '@banyan/contract/calls.ts'
import { isProof } from '@banyan/rules/verification/proof-of-work.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type World, world } from '#/test-world/world.ts'
import { consumePass } from '../passes.ts'
import { askerWith, type Browser, browser, solvedWork } from '../test-world/browser.ts'

const { path } = calls.sliderChallenge

/** The place that only the server knows; of the one challenge that is open. */
async function target(w: World): Promise<number> {
  const row = await w.database.db.selectFrom('slider_challenges').select('target_x').executeTakeFirstOrThrow()
  return row.target_x ?? -1
}

async function solved(w: World, from: Browser, purpose = 'login') {
  const { challenge, work } = await solvedWork(from, { purpose })
  return { challenge, x: await target(w), work }
}

const refused = { status: 422, code: 'verification_failed' }

async function attempt(from: Browser, payload: object) {
  const answer = await from.post(path, payload)
  const { code, value } = answer.json()
  return { status: answer.statusCode, code, passToken: value?.passToken as string | undefined }
}

const usedUp = (w: World, from: Browser, pass: string | undefined, purpose: 'login' | 'sms', address?: string) =>
  consumePass(w.database, pass ?? '', purpose, askerWith(from.cookies.get('asker') ?? '', address))

test('[ACC-03] a slider has a picture, a piece of it and work to do, and does not tell where the piece belongs', async () => {
  await using w = await world()
  const { value } = (await browser(w).get(path, { purpose: 'login' })).json()
  const { challenge, background, piece, work, ...sizes } = value
  expect(sizes).toEqual({ kind: 'slider', width: 320, height: 160, pieceSize: 54, pieceY: expect.any(Number) })
  expect(challenge).toMatch(/^[A-Za-z0-9_-]{22}$/)
  expect(work).toEqual({ salt: expect.stringMatching(/^[0-9a-f]{32}$/), bits: 16 })
  const metadata = (picture: string) => sharp(Buffer.from(picture, 'base64')).metadata()
  expect(await metadata(background)).toMatchObject({ width: 320, height: 160 })
  expect(await metadata(piece)).toMatchObject({ width: 54, height: 54 })
})

test('[ACC-03] while the operator says that the portal is attacked, everybody has the longest work to do', async () => {
  await using w = await world()
  const bits = async (kind: string) =>
    (await browser(w).get(path, { purpose: 'login', kind })).json().value.work.bits as number
  expect([await bits('slider'), await bits('work')]).toEqual([16, 18])
  await w.set('verification', { underAttack: true })
  expect([await bits('slider'), await bits('work')]).toEqual([20, 20])
  await w.set('verification', { underAttack: false })
  expect(await bits('slider')).toBe(16)
})

/** Leading zero bits of a new challenge. */
const bitsFor = async (w: World, address: string, kind = 'slider') =>
  (await browser(w, address).get(path, { purpose: 'login', kind })).json().value.work.bits as number

test('an address that asks for many challenges in ten minutes has longer work to do, and no other has', async () => {
  await using w = await world()
  const [busy, other] = ['203.0.113.50', '203.0.113.51']
  const asked: number[] = []
  for (let i = 0; i < 21; i++) asked.push(await bitsFor(w, busy))
  expect(asked).toEqual([...Array(20).fill(16), 17])
  expect(await bitsFor(w, busy, 'work')).toBe(19)
  expect([await bitsFor(w, other), await bitsFor(w, other, 'work')]).toEqual([16, 18])
  // A subscriber of IPv6 has a whole /64.
  for (let i = 0; i < 20; i++) await bitsFor(w, `2001:db8:1:2::${i + 1}`, 'work')
  expect([await bitsFor(w, '2001:db8:1:2:ffff::1'), await bitsFor(w, '2001:db8:1:3::1')]).toEqual([17, 16])
  await w.moveClock(570)
  expect(await bitsFor(w, busy)).toBe(17)
  await w.moveClock(1_201)
  expect(await bitsFor(w, busy)).toBe(16)
})

test('many challenges within a minute make everybody’s work longer, by two seconds of a phone at most', async () => {
  await using w = await world()
  const plant = (count: number) =>
    w.database.transaction(async (tx) => {
      const rows = Array.from({ length: count }, () => ({ kind: 'challenge', subject: randomBytes(32) }))
      await tx.insertInto('limited_tries').values(rows).execute()
    })
  await plant(599)
  expect([await bitsFor(w, '198.51.100.1'), await bitsFor(w, '198.51.100.2')]).toEqual([16, 17])
  await plant(600)
  expect(await bitsFor(w, '198.51.100.3')).toBe(18)
  for (let i = 0; i < 8; i++) await plant(1_000)
  expect([await bitsFor(w, '198.51.100.4'), await bitsFor(w, '198.51.100.5', 'work')]).toEqual([19, 19])
  await w.moveClock(61)
  expect([await bitsFor(w, '198.51.100.6'), await bitsFor(w, '198.51.100.7', 'work')]).toEqual([16, 18])
})

test('[ACC-03] the piece in its place and the proof give a pass, which its asker uses once for its purpose', async () => {
  await using w = await world()
  const from = browser(w)
  const { passToken } = await attempt(from, await solved(w, from))
  expect(await usedUp(w, from, passToken, 'sms')).toBe(false)
  expect(await usedUp(w, from, passToken, 'login', '198.51.100.1')).toBe(false)
  expect(await usedUp(w, browser(w), passToken, 'login')).toBe(false)
  expect(await usedUp(w, from, passToken, 'login')).toBe(true)
  expect(await usedUp(w, from, passToken, 'login')).toBe(false)
})

test('[ACC-03] a pass is over after five minutes', async () => {
  await using w = await world()
  const from = browser(w)
  const passes = [
    (await attempt(from, await solved(w, from, 'sms'))).passToken,
    (await attempt(from, await solved(w, from, 'sms'))).passToken,
  ]
  await w.moveClock(290)
  expect(await usedUp(w, from, passes[0], 'sms')).toBe(true)
  await w.moveClock(300)
  expect(await usedUp(w, from, passes[1], 'sms')).toBe(false)
})

test.each([-5, -4, 4, 5])('[ACC-03] let go %d pixels beside its gap', async (offset) => {
  await using w = await world()
  const from = browser(w)
  const { x, ...rest } = await solved(w, from)
  const answer = await attempt(from, { ...rest, x: x + offset })
  if (Math.abs(offset) <= 4) expect(answer.passToken).toBeDefined()
  else expect(answer).toMatchObject(refused)
})

test('[ACC-03] one attempt: a wrong place, a place left out or a wrong proof can not be mended', async () => {
  await using w = await world()
  const from = browser(w)
  for (const wrong of [{ x: 0 }, { x: undefined }, { work: -1 }]) {
    const right = await solved(w, from)
    // A nonce that the first proof passed over is none.
    const payload = { ...right, ...wrong, ...('work' in wrong && { work: right.work === 0 ? 1 : 0 }) }
    expect(await attempt(from, payload)).toMatchObject(refused)
    expect(await attempt(from, right)).toMatchObject(refused)
  }
})

test('[ACC-03] what was solved is solved once', async () => {
  await using w = await world()
  const from = browser(w)
  const right = await solved(w, from)
  expect((await attempt(from, right)).passToken).toBeDefined()
  expect(await attempt(from, right)).toMatchObject(refused)
})

test('[ACC-03] a challenge is its asker’s alone: its cookie and its network', async () => {
  await using w = await world()
  const from = browser(w)
  const right = await solved(w, from)
  const other = browser(w)
  expect(await attempt(other, right)).toMatchObject(refused)
  expect(await attempt(from.at('198.51.100.1'), right)).toMatchObject(refused)
  // What somebody else tried is no attempt of the asker's.
  expect((await attempt(from.at('203.0.113.200'), right)).passToken).toBeDefined()
})

test('[ACC-03] a challenge is over after 120 s, and goes when new ones come', async () => {
  await using w = await world()
  const from = browser(w)
  const right = await solved(w, from)
  await w.moveClock(120)
  expect(await attempt(from, right)).toMatchObject(refused)
  await from.get(path, { purpose: 'login', kind: 'work' })
  expect(await w.database.db.selectFrom('slider_challenges').select('purpose').execute()).toHaveLength(1)
})

test('[ACC-03] whoever can’t see or push a piece does a longer work instead', async () => {
  await using w = await world()
  const from = browser(w)
  const { challenge, work, answer } = await solvedWork(from, { purpose: 'login', kind: 'work' })
  const { value } = answer.json()
  expect(value).toEqual({ challenge, kind: 'work', work: { salt: expect.any(String), bits: 18 } })
  expect(isProof(value.work, work)).toBe(true)
  const { passToken } = await attempt(from, { challenge, work })
  expect(await usedUp(w, from, passToken, 'login')).toBe(true)
})

test('a challenge that never was is refused like one that failed', async () => {
  await using w = await world()
  expect(await attempt(browser(w), { challenge: 'A'.repeat(22), x: 100, work: 1 })).toMatchObject(refused)
})

test.each<[string, object]>([
  ['a purpose that is none', { purpose: 'register' }],
  ['no purpose', {}],
  ['a kind that is none', { purpose: 'login', kind: 'audio' }],
])('%s is refused', async (_what, query) => {
  await using w = await world()
  expect((await browser(w).get(path, query as Record<string, string>)).json().code).toBe('invalid_input')
})

test.each<[string, object]>([
  ['half a pixel', { x: 1.5 }],
  ['a nonce of more than 32 bits', { work: 2 ** 32 }],
  ['an id of another form', { challenge: '../../etc' }],
])('%s is refused', async (_what, wrong) => {
  await using w = await world()
  const payload = { challenge: 'A'.repeat(22), x: 100, work: 1, ...wrong }
  expect((await browser(w).post(path, payload)).json().code).toBe('invalid_input')
})
