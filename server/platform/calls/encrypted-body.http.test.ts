import {
  constants,
  createCipheriv,
  createPublicKey,
  generateKeyPairSync,
  publicEncrypt,
  randomBytes,
} from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Schema, sound, unsound } from '#/fuzz/json-arbitrary.ts'
import { moveClock } from '#/test-world/move-clock.ts'
import { anotherAddress, sealBody } from '#/test-world/sealed-body.ts'
import { otherSealedCall, plainCall, sealedCall, sealedCalls } from '#/test-world/sealed-calls.ts'
import { emptyDatabase } from '#/test-world/test-database.ts'

// In seconds.
const hour = 3_600
const day = 86_400

const masterKey = randomBytes(32)
const body = { name: 'mai', secret: 'correct horse' }
const refusal = {
  success: false,
  code: 'sealed_body_refused',
  message: expect.any(String),
  requestId: expect.any(String),
}

async function world() {
  const database = await emptyDatabase('pglite')
  return Object.assign(await sealedCalls(database, masterKey), { database })
}
type World = Awaited<ReturnType<typeof world>>

const ahead = ({ database }: World, seconds: number) => database.transaction((tx) => moveClock(tx, seconds))

async function expectRefused(w: World, payload: string | Buffer): Promise<void> {
  const answer = await w.send(payload)
  expect(answer.statusCode, String(payload).slice(0, 200)).toBe(400)
  expect(answer.json()).toEqual(refusal)
}

test('[SYS-17] a sealed body reaches its call as if it had come plain', async () => {
  await using w = await world()
  const answer = await w.send(await w.seal(body))
  expect(answer.json()).toEqual({ success: true, value: { length: 13 } })
  expect(answer.headers['cache-control']).toBe('no-store')
})

test.each([
  { why: 'a plain body', headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) },
  { why: 'a plain text', headers: { 'content-type': 'text/plain' }, payload: 'a.b.c.d.e' },
  { why: 'no body at all', headers: {}, payload: undefined },
])('[SYS-17] $why on an encrypted call is refused', async ({ headers, payload }) => {
  await using w = await world()
  const answer = await w.app.inject({ method: 'POST', url: sealedCall.path, headers, ...(payload && { payload }) })
  expect(answer.statusCode).toBe(415)
  expect(answer.json()).toMatchObject({ success: false, code: 'unsupported_media_type' })
})

test('a sealed body on a plain call is refused', async () => {
  await using w = await world()
  const headers = { 'content-type': 'application/jose' }
  const answer = await w.app.inject({ method: 'POST', url: plainCall.path, headers, payload: await w.seal(body) })
  expect(answer.statusCode).toBe(415)
})

test('[SYS-17] a body that was sealed for another call is refused, and still good for its own', async () => {
  await using w = await world()
  const sealed = await w.seal(body)
  const headers = { 'content-type': 'application/jose' }
  const sent = { method: 'POST', url: otherSealedCall.path, headers, payload: sealed } as const
  expect((await w.app.inject({ ...sent, remoteAddress: anotherAddress() })).json()).toEqual(refusal)
  expect((await w.send(sealed)).json()).toEqual({ success: true, value: { length: 13 } })
  for (const call of ['', otherSealedCall.id, `${sealedCall.id} `, 7])
    await expectRefused(w, await w.seal(body, { inside: insideWith(await w.key(), { call }) }))
})

const insideWith = ({ now }: { readonly now: string }, given: object) =>
  JSON.stringify({ call: sealedCall.id, ts: now, nonce: randomBytes(16).toString('base64url'), body, ...given })

test('a sealed body that was changed in any place is refused as any other that can not be opened', async () => {
  await using w = await world()
  await fc.assert(
    fc.asyncProperty(fc.nat(), fc.integer({ min: 1, max: 255 }), fc.constantFrom(0, 1, 2), async (at, by, kind) => {
      const bytes = Buffer.from(await w.seal(body))
      const place = at % bytes.length
      if (kind === 0) bytes[place] = (bytes[place] ?? 0) ^ by
      const changed = [
        bytes,
        bytes.subarray(0, place),
        Buffer.concat([bytes.subarray(0, place), Buffer.from([by]), bytes.subarray(place)]),
      ]
      await expectRefused(w, changed[kind] ?? bytes)
    }),
    { numRuns: 200, seed: 20_261_122 },
  )
})

test.each([
  { why: 'an empty body', compact: () => '' },
  { why: 'something else', compact: () => 'a.b.c.d.e' },
  { why: 'a header that is no JSON', compact: () => `${Buffer.from('{').toString('base64url')}.a.a.a.aa` },
  { why: 'no key named', compact: (w: World) => w.seal(body, { kid: '' }) },
  { why: 'an unknown key named', compact: (w: World) => w.seal(body, { kid: 'x'.repeat(43) }) },
  {
    why: 'another key used',
    compact: async (w: World) => sealBody({ ...(await w.key()), jwk: ownJwk() }, sealedCall.id, '{}'),
  },
  { why: 'an older wrapping', compact: (w: World) => w.seal(body, { alg: 'RSA-OAEP' }) },
  { why: 'another cipher', compact: (w: World) => w.seal(body, { enc: 'A128CBC-HS256' }) },
  { why: 'no JSON inside', compact: (w: World) => w.seal(body, { inside: '{"ts":' }) },
  { why: 'no object inside', compact: (w: World) => w.seal(body, { inside: 'null' }) },
  { why: 'a poisoned object inside', compact: (w: World) => sealText(w, '{"__proto__":{"x":1}}') },
  { why: 'a nonce that is short', compact: (w: World) => w.seal(body, { nonce: 'x'.repeat(21) }) },
  { why: 'a day that no calendar has', compact: (w: World) => w.seal(body, { ts: '2026-13-45T00:00:00Z' }) },
  { why: 'a year that no clock shows', compact: (w: World) => w.seal(body, { ts: '0000-01-01T00:00:00Z' }) },
  { why: 'a year far away', compact: (w: World) => w.seal(body, { ts: '9999-12-31T23:59:59Z' }) },
])('$why is refused alike', async ({ compact }) => {
  await using w = await world()
  await expectRefused(w, await compact(w))
})

/** Seals bytes under a header of the test's own words, which no library would write. */
async function sealUnder(w: World, headerOf: (kid: string) => string, change = (bytes: Buffer) => bytes) {
  const { kid, jwk, now } = await w.key()
  const nonce = randomBytes(16).toString('base64url')
  const inside = change(Buffer.from(JSON.stringify({ call: sealedCall.id, ts: now, nonce, body })))
  const [head, key, iv] = [Buffer.from(headerOf(kid)).toString('base64url'), randomBytes(32), randomBytes(12)]
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(head))
  const text = Buffer.concat([cipher.update(inside), cipher.final()])
  const wrapped = publicEncrypt(
    {
      key: createPublicKey({ key: { ...jwk }, format: 'jwk' }),
      oaepHash: 'sha256',
      padding: constants.RSA_PKCS1_OAEP_PADDING,
    },
    key,
  )
  return [head, ...[wrapped, iv, text, cipher.getAuthTag()].map((part) => part.toString('base64url'))].join('.')
}

const said = '"alg":"RSA-OAEP-256","enc":"A256GCM"'

test('[SYS-17] a header that is written by hand opens too, where it says nothing else', async () => {
  await using w = await world()
  expect((await w.send(await sealUnder(w, (kid) => `{${said},"kid":"${kid}"}`))).statusCode).toBe(200)
})

test.each([
  { why: 'a small text that grows large', more: '"zip":"DEF"', change: deflateRawSync },
  { why: 'a text that says it was made small, and was not', more: '"zip":"DEF"' },
  { why: 'a way to make texts small that is none', more: '"zip":null' },
  { why: 'a header that names a key twice', more: `${said}` },
  { why: 'a header that names a key twice, once in other letters', more: `"\\u0061lg":"RSA-OAEP-256"` },
  { why: 'words that it calls critical', more: '"crit":["exp"],"exp":1' },
])('[SYS-17] $why is refused', async ({ more, change }) => {
  await using w = await world()
  await expectRefused(w, await sealUnder(w, (kid) => `{${said},"kid":"${kid}",${more}}`, change))
})

test.each([
  {
    why: 'a key twice',
    twice: (ts: string, nonce: string) =>
      `{"call":"sealedCall","ts":"${ts}","nonce":"${nonce}","nonce":"${nonce}","body":{"name":"mai","secret":"x"}}`,
  },
  {
    why: 'a key of its body twice',
    twice: (ts: string, nonce: string) =>
      `{"call":"sealedCall","ts":"${ts}","nonce":"${nonce}","body":{"name":"mai","secret":"x","secret":"y"}}`,
  },
])('[SYS-17] $why in a sealed body is refused', async ({ twice }) => {
  await using w = await world()
  const { now } = await w.key()
  await expectRefused(w, await w.seal(body, { inside: twice(now, randomBytes(16).toString('base64url')) }))
})

const sealText = async (w: World, text: string) => sealBody(await w.key(), sealedCall.id, text)

function ownJwk() {
  const { n = '', e = '' } = generateKeyPairSync('rsa', { modulusLength: 3072 }).publicKey.export({ format: 'jwk' })
  return { kty: 'RSA', n, e } as const
}

test('a sealed body opens once, and its nonce never with another', async () => {
  await using w = await world()
  const compact = await w.seal(body, { nonce: 'aaaaaaaaaaaaaaaaaaaaaA' })
  expect((await w.send(compact)).statusCode).toBe(200)
  await expectRefused(w, compact)
  await expectRefused(w, await w.seal(body, { nonce: 'aaaaaaaaaaaaaaaaaaaaaA' }))
})

test.each([
  { seconds: -121, status: 400 },
  { seconds: -115, status: 200 },
  { seconds: 115, status: 200 },
  { seconds: 125, status: 400 },
])('a sealed body of $seconds s beside the clock answers $status', async ({ seconds, status }) => {
  await using w = await world()
  const { now } = await w.key()
  const ts = new Date(Date.parse(now) + seconds * 1000).toISOString()
  expect((await w.send(await w.seal(body, { ts }))).statusCode).toBe(status)
})

test('old nonces are forgotten a few at a time, young ones never', async () => {
  await using w = await world()
  for (let i = 0; i < 13; i++) expect((await w.send(await w.seal(body))).statusCode).toBe(200)
  const kept = async () => (await w.database.db.selectFrom('body_nonces').select('nonce').execute()).length
  expect(await kept()).toBe(13)
  await ahead(w, 595)
  await w.send(await w.seal(body))
  expect(await kept()).toBe(14)
  await ahead(w, 620)
  await w.send(await w.seal(body))
  expect(await kept()).toBe(5)
  await w.send(await w.seal(body))
  expect(await kept()).toBe(3)
})

test('a key is renewed after 90 days; what the one before it sealed opens for 24 hours more', async () => {
  await using w = await world()
  const first = await w.key()
  await ahead(w, 89 * day)
  expect((await w.key()).kid).toBe(first.kid)
  await ahead(w, 90 * day + 1)
  const second = await w.key()
  expect(second.kid).not.toBe(first.kid)
  const sealedWith = async (key: typeof first) =>
    sealBody({ ...key, now: (await w.key()).now }, sealedCall.id, JSON.stringify(body))

  await ahead(w, 90 * day + 23 * hour)
  expect((await w.send(await sealedWith(first))).statusCode).toBe(200)
  expect((await w.send(await sealedWith(second))).statusCode).toBe(200)
  await ahead(w, 91 * day + 5)
  await expectRefused(w, await sealedWith(first))
  expect((await w.send(await sealedWith(second))).statusCode).toBe(200)
})

test('whatever is inside gets the verdict that it gets plain', async () => {
  await using w = await world()
  const key = await w.key()
  const schema = sealedCall.body as Schema
  await fc.assert(
    fc.asyncProperty(fc.oneof(sound(schema), unsound(schema)), async (value) => {
      const json = JSON.stringify(value)
      const sealed = await w.send(await sealBody(key, sealedCall.id, json))
      const headers = { 'content-type': 'application/json' }
      const plain = await w.app.inject({ method: 'POST', url: plainCall.path, headers, payload: json })
      expect(sealed.statusCode, json).toBe(plain.statusCode)
      expect({ ...sealed.json(), requestId: '' }).toEqual({ ...plain.json(), requestId: '' })
    }),
    { numRuns: 200, seed: 20_261_122 },
  )
})

test('one address opens 20 a second and not one more; another is not touched', async () => {
  await using w = await world()
  const compact = 'a.b.c.d.e'
  const from = anotherAddress()
  await w.app.ready()
  const statuses = await Promise.all(Array.from({ length: 21 }, async () => (await w.send(compact, from)).statusCode))
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  const refused = await w.send(compact, from)
  expect(refused.json()).toMatchObject({ code: 'too_many_requests' })
  expect(refused.headers['retry-after']).toBe('1')
  expect((await w.send(compact)).statusCode).toBe(400)
})

test('a sealed body has a limit, which its call may not need', async () => {
  await using w = await world()
  const answer = await w.send('x'.repeat(33_000))
  expect(answer.statusCode).toBe(413)
})

test('the API document shows what is inside, under the type that travels', async () => {
  await using w = await world()
  const { paths } = (await w.app.inject('/openapi.json')).json()
  const { content } = paths[sealedCall.path].post.requestBody
  expect(Object.keys(content)).toEqual(['application/jose'])
  expect(content['application/jose'].schema).toEqual(
    paths[plainCall.path].post.requestBody.content['application/json'].schema,
  )
})
