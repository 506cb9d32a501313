import { expect, test } from 'vitest'
import { type Browser, browser } from '#/modules/verification/test-world/browser.ts'
import { askForCode, newBrowser, type SmsWorld, smsWorld } from '../test-world/sms-world.ts'

/** One Vietnamese number after another, all of them nobody's: they count like any other. */
function numbers(): () => string {
  let next = 0
  return () => `09123${String(next++).padStart(5, '0')}`
}

async function ask(s: SmsWorld, digits: string, from = newBrowser(s.w)) {
  const answer = await askForCode(s.w, digits, {}, from)
  const { code } = answer.json()
  if (code !== undefined) expect([answer.statusCode, code]).toEqual([429, 'sms_too_many'])
  return answer.statusCode === 200 ? 'sent' : Number(answer.headers['retry-after'])
}

const times = (count: number, what: unknown) => Array.from({ length: count }, () => what)

test('[ACC-13] a number is sent one code a minute, whoever asks', async () => {
  await using s = await smsWorld()
  expect(await ask(s, '0912345678')).toBe('sent')
  expect(await ask(s, '912345678')).toBeGreaterThan(55)
  expect(await ask(s, '0987654321')).toBe('sent')
  await s.w.moveClock(55)
  expect(await ask(s, '0912345678')).toBeLessThanOrEqual(5)
  await s.w.moveClock(60)
  expect(await ask(s, '0912345678')).toBe('sent')
})

test('[ACC-13] a number is sent three codes in five minutes', async () => {
  await using s = await smsWorld()
  for (const seconds of [0, 60, 120]) {
    await s.w.moveClock(seconds)
    expect(await ask(s, '0912345678')).toBe('sent')
  }
  await s.w.moveClock(290)
  const wait = await ask(s, '0912345678')
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(10)
  await s.w.moveClock(300)
  expect(await ask(s, '0912345678')).toBe('sent')
})

test('[ACC-13] a number is sent five codes a day', async () => {
  await using s = await smsWorld()
  for (const hours of [0, 1, 2, 3, 4]) {
    await s.w.moveClock(hours * 3600)
    expect(await ask(s, '0912345678')).toBe('sent')
  }
  await s.w.moveClock(24 * 3600 - 60)
  expect(await ask(s, '0912345678')).not.toBe('sent')
  await s.w.moveClock(24 * 3600)
  expect(await ask(s, '0912345678')).toBe('sent')
})

const asker = (w: SmsWorld['w'], address: string): Browser & { address: string } => {
  const cookies = new Map([['asker', Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url')]])
  return { ...browser(w, address, cookies), address }
}

test.each([
  { network: '/24', same: ['203.0.113.9', '203.0.113.200', '::ffff:203.0.113.7'], other: '203.0.114.9' },
  { network: '/64', same: ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2'], other: '2001:db8:1:3::1' },
])('[ACC-13] a network of $network is sent ten codes an hour', async ({ same, other }) => {
  await using s = await smsWorld()
  const next = numbers()
  const from = (at: number) => asker(s.w, same[at % same.length] ?? other)
  const outcomes = []
  for (let at = 0; at < 11; at++) outcomes.push(await ask(s, next(), from(at)))
  expect(outcomes).toEqual([...times(10, 'sent'), expect.any(Number)])
  expect(await ask(s, next(), asker(s.w, other))).toBe('sent')
  await s.w.moveClock(3590)
  expect(await ask(s, next(), from(0))).not.toBe('sent')
  await s.w.moveClock(3600)
  expect(await ask(s, next(), from(0))).toBe('sent')
})

test('[ACC-13] a browser is sent five codes an hour, and no code that was refused counts', async () => {
  await using s = await smsWorld()
  const next = numbers()
  const from = newBrowser(s.w)
  const outcomes = []
  for (let at = 0; at < 8; at++) outcomes.push(await ask(s, next(), from))
  expect(outcomes).toEqual([...times(5, 'sent'), ...times(3, expect.any(Number))])
  await s.w.moveClock(3600)
  expect(await ask(s, next(), from)).toBe('sent')
})

test('[ACC-13] all together are sent as many codes a day as the merchant pays for', async () => {
  await using s = await smsWorld()
  const next = numbers()
  await s.w.set('sms', { countries: ['VN'], route: 'gateway', perDay: 3 })
  const outcomes = []
  for (let at = 0; at < 4; at++) outcomes.push(await ask(s, next()))
  expect(outcomes).toEqual([...times(3, 'sent'), expect.any(Number)])
  await s.w.moveClock(24 * 3600)
  expect(await ask(s, next())).toBe('sent')
})

test('[ACC-13] with a budget of nothing nothing is sent', async () => {
  await using s = await smsWorld()
  await s.w.set('sms', { countries: ['VN'], route: 'gateway', perDay: 0 })
  expect(await ask(s, '0912345678')).toBe(24 * 3600)
})

test('[ACC-13] what no limit looks at any more goes', async () => {
  await using s = await smsWorld()
  const next = numbers()
  for (let at = 0; at < 3; at++) await ask(s, next())
  await s.w.moveClock(24 * 3600)
  for (let at = 0; at < 3; at++) await ask(s, next())
  const { db } = s.w.database
  expect(await db.selectFrom('sms_sends').select('id').execute()).toHaveLength(3)
  expect(await db.selectFrom('sms_codes').select('id').execute()).toHaveLength(3)
})
