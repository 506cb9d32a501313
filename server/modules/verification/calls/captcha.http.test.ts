import { calls } from '@banyan/contract/calls.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { world } from '#/test-world/world.ts'
import { consumeCaptcha } from '../passes.ts'
import { askerWith, browser } from '../test-world/browser.ts'

const { path } = calls.captcha

test('[ACC-15] an image comes as base64 PNG with an id of its own', async () => {
  await using w = await world()
  const [one, other] = [await browser(w).get(path), await browser(w).get(path)]
  expect(one.json().success).toBe(true)
  expect(one.headers['cache-control']).toBe('no-store')
  const { image, captchaId } = one.json().value
  expect(await sharp(Buffer.from(image, 'base64')).metadata()).toMatchObject({ format: 'png', width: 180, height: 60 })
  expect(other.json().value.captchaId).not.toBe(captchaId)
  expect(other.json().value.image).not.toBe(image)
})

test('[ACC-15] the asker is an anonymous cookie that no script reads and no other site sends', async () => {
  await using w = await world()
  const from = browser(w)
  const first = await from.get(path)
  expect(first.headers['set-cookie']).toMatch(/^asker=[A-Za-z0-9_-]{22}; Path=\/; HttpOnly; SameSite=Lax$/)
  expect((await from.get(path)).headers['set-cookie']).toBeUndefined()
  const forged = await w.app.portal.inject({ url: path, headers: { cookie: 'asker=x' } })
  expect(forged.cookies.map(({ name }) => name)).toEqual(['asker'])
})

test('[ACC-15] on https the cookie is secure and of this host alone', async () => {
  await using w = await world({ publicUrl: 'https://banyan.example' })
  const { headers } = await browser(w).get(path)
  expect(headers['set-cookie']).toMatch(/^__Host-asker=[A-Za-z0-9_-]{22}; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
})

test('[ACC-15] an asker gets one image a second; another one is not kept waiting', async () => {
  await using w = await world()
  const from = browser(w)
  await from.get(path)
  const tooSoon = await from.get(path)
  expect(tooSoon.statusCode).toBe(429)
  expect(tooSoon.json().code).toBe('too_many_requests')
  expect(tooSoon.headers['retry-after']).toBe('1')
  expect((await browser(w).get(path)).statusCode).toBe(200)
  // The same cookie elsewhere is another asker; another address of the same network is the same one.
  expect((await from.at('203.0.113.77').get(path)).statusCode).toBe(429)
  expect((await from.at('198.51.100.1').get(path)).statusCode).toBe(200)
  await w.moveClock(1)
  expect((await from.get(path)).statusCode).toBe(200)
})

test('[ACC-15] an attempt at the image that was shown spends it; a new one takes its place', async () => {
  await using w = await world()
  const from = browser(w)
  const { captchaId } = (await from.get(path)).json().value
  const asker = askerWith(from.cookies.get('asker') ?? '')
  const state = () => w.database.db.selectFrom('captchas').select('is_spent').execute()
  expect(await state()).toEqual([{ is_spent: false }])
  expect(await consumeCaptcha(w.database, captchaId, '00000', asker)).toBe(false)
  expect(await state()).toEqual([{ is_spent: true }])
  await w.moveClock(1)
  await from.get(path)
  expect(await state()).toEqual([{ is_spent: false }])
})

test('what was shown and is over goes when new images come', async () => {
  await using w = await world()
  for (let i = 0; i < 3; i++) await browser(w).get(path)
  await w.moveClock(120)
  for (let i = 0; i < 2; i++) await browser(w).get(path)
  expect(await w.database.db.selectFrom('captchas').select('is_spent').execute()).toHaveLength(2)
})

test('a field that nobody asked for is refused', async () => {
  await using w = await world()
  expect((await browser(w).get(path, { size: 'large' })).json().code).toBe('invalid_input')
})
