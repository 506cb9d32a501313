import { constants, createDecipheriv, generateKeyPairSync, type KeyObject, privateDecrypt } from 'node:crypto'
import { callTable } from '@banyan/contract/client.gen.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RequestError } from './request-error.ts'

const body = { username: 'mai', password: 'đúng rồi' }
const now = '2026-11-22T02:00:00.000Z'
const fetched = vi.fn<typeof fetch>()
let request: (id: 'login', query: object, options: { body: unknown }) => Promise<unknown>

/** A pair as the server has it, with what it publishes of it. */
function pair(kid: string) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 3072 })
  const { kty, n, e } = publicKey.export({ format: 'jwk' })
  return { privateKey, published: { kid, jwk: { kty, n, e }, now } }
}
const [older, newer] = [pair('older'), pair('newer')]

beforeEach(async () => {
  vi.resetModules()
  vi.stubGlobal('fetch', fetched)
  const { createRequest } = await import('./request.ts')
  const port = createRequest<'bodyKey' | 'login'>({ rowOf: (id) => callTable[id], keyCall: 'bodyKey' })
  request = port as unknown as typeof request
})
afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
})

const answer = (value: unknown) => fetched.mockResolvedValueOnce(new Response(JSON.stringify({ success: true, value })))
const refuse = (code: string) =>
  fetched.mockResolvedValueOnce(
    new Response(JSON.stringify({ success: false, code, message: 'x', requestId: 'r' }), { status: 400 }),
  )
const addresses = () => fetched.mock.calls.map(([address]) => address)

/** Opens a compact JWE by the letter of RFC 7516, with what is inside and what its header says. */
function opened(compact: unknown, key: KeyObject) {
  const parts = String(compact).split('.')
  const [header = '', wrapped, iv, sealed, tag] = parts.map((part) => Buffer.from(part, 'base64url'))
  if (!wrapped || !iv || !sealed || !tag) throw new Error('this is no compact JWE')
  const padding = constants.RSA_PKCS1_OAEP_PADDING
  const contentKey = privateDecrypt({ key, padding, oaepHash: 'sha256' }, wrapped)
  const decipher = createDecipheriv('aes-256-gcm', contentKey, iv).setAAD(Buffer.from(parts[0] ?? ''))
  decipher.setAuthTag(tag)
  const text = Buffer.concat([decipher.update(sealed), decipher.final()]).toString()
  return { header: JSON.parse(String(header)), content: JSON.parse(text) }
}

test('[SYS-17] the body of an encrypted call travels sealed, and opens with the key of the server', async () => {
  answer(older.published)
  answer({ token: 't' })
  expect(await request('login', {}, { body })).toEqual({ token: 't' })
  const init = fetched.mock.calls[1]?.[1]
  expect(init?.headers).toMatchObject({ 'content-type': 'application/jose' })
  const { header, content } = opened(init?.body, older.privateKey)
  expect(header).toEqual({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: 'older' })
  expect(content).toEqual({ call: 'login', ts: expect.any(String), nonce: expect.stringMatching(/^[\w-]{22}$/), body })
  // By the server's time, whatever clock the device has.
  expect(Math.abs(Date.parse(content.ts) - Date.parse(now))).toBeLessThan(5_000)
})

test('the key is fetched once for many bodies, and no nonce comes twice', async () => {
  answer(older.published)
  answer(1)
  answer(2)
  await request('login', {}, { body })
  await request('login', {}, { body })
  expect(addresses()).toEqual(['/wps/session/key', '/wps/session/login', '/wps/session/login'])
  const [first, second] = [1, 2].map((i) => opened(fetched.mock.calls[i]?.[1]?.body, older.privateKey).content.nonce)
  expect(first).not.toBe(second)
})

test('a refused body is sealed once more with a key that is fetched anew, and not a third time', async () => {
  answer(older.published)
  refuse('sealed_body_refused')
  answer(newer.published)
  answer('in')
  expect(await request('login', {}, { body })).toBe('in')
  expect(opened(fetched.mock.calls[3]?.[1]?.body, newer.privateKey).content.body).toEqual(body)
  refuse('sealed_body_refused')
  answer(newer.published)
  refuse('sealed_body_refused')
  await expect(request('login', {}, { body })).rejects.toMatchObject({ code: 'sealed_body_refused' })
  expect(fetched).toHaveBeenCalledTimes(7)
})

test('any other refusal is told at once', async () => {
  answer(older.published)
  refuse('invalid_input')
  await expect(request('login', {}, { body })).rejects.toMatchObject({ code: 'invalid_input' })
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('a key that did not come is asked for again next time', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(request('login', {}, { body })).rejects.toMatchObject({ code: 'network_failed' })
  answer(older.published)
  answer('in')
  expect(await request('login', {}, { body })).toBe('in')
})

test('on plain http, where no browser encrypts, nothing is sent and the reason is named', async () => {
  vi.stubGlobal('crypto', {})
  const error: unknown = await request('login', {}, { body }).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ name: RequestError.name, code: 'secure_connection_needed' })
  expect(fetched).not.toHaveBeenCalled()
})
