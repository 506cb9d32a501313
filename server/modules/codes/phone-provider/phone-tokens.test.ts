import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  anotherKey,
  idToken,
  providerKey,
  standInPhoneProvider,
  type TokenParts,
} from '../test-world/stand-in-phone-provider.ts'
import { PhoneTokens } from './phone-tokens.ts'

const number = '+84912345678'
const seconds = (off: number) => Math.floor(Date.now() / 1000) + off

/** Knows the stand-in's tokens, by a clock that the test holds. */
async function knowing() {
  const stand = await standInPhoneProvider()
  const faults: string[] = []
  let ahead = 0
  const now = () => new Date(Date.now() + ahead * 1000)
  const tokens = new PhoneTokens(stand.config, { now, onFault: (reason) => faults.push(reason) })
  return {
    stand,
    faults,
    /** Moves the clock so many seconds ahead of now. */
    moveClock: (by: number) => {
      ahead = by
    },
    proves: async (token: string, e164 = number) => (await tokens.hashOfProof(token, e164)) !== undefined,
    hashOf: (token: string) => tokens.hashOfProof(token, number),
    [Symbol.asyncDispose]: () => stand[Symbol.asyncDispose](),
  }
}

test('[ACC-14] a token of the provider for us proves its number, and no other one', async () => {
  await using k = await knowing()
  const token = await idToken(number)
  expect(await k.proves(token)).toBe(true)
  expect(await k.proves(token, '+84912345679')).toBe(false)
  expect(await k.proves(token, '84912345678')).toBe(false)
  expect(k.stand.keysRead()).toBe(1)
})

const publicPem = providerKey.publicKey.export({ format: 'pem', type: 'spki' })
const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' })

const forged: Readonly<Record<string, TokenParts>> = {
  'signed with another key': { key: anotherKey.privateKey },
  'signed with another key under an unknown id': { key: anotherKey.privateKey, kid: 'second' },
  'signed with the public key as a shared secret': { alg: 'HS256', key: Buffer.from(publicPem) },
  'signed with a curve': { alg: 'ES256', key: elliptic.privateKey },
  'signed with RSA of another hash': { alg: 'RS512' },
  'signed with PSS': { alg: 'PS256' },
  'for somebody else': { claims: { aud: 'another-app' } },
  'of another issuer': { claims: { iss: 'https://phone.example.com/another' } },
  'without issuer': { claims: { iss: undefined } },
  'without audience': { claims: { aud: undefined } },
  'that is over': { claims: { exp: seconds(-1) } },
  'that never ends': { claims: { exp: undefined } },
  'not good yet': { claims: { nbf: seconds(60) } },
  'of a proof that is 11 minutes old': { claims: { auth_time: seconds(-660) } },
  'of a proof that is yet to come': { claims: { auth_time: seconds(60) } },
  'that says nothing of when': { claims: { auth_time: undefined } },
  'whose time is a text': { claims: { auth_time: String(seconds(0)) } },
  'without a number': { claims: { phone_number: undefined } },
  'with a list of numbers': { claims: { phone_number: [number] } },
}

test.each(Object.entries(forged))('[ACC-14] a token %s proves nothing', async (_, parts) => {
  await using k = await knowing()
  expect(await k.proves(await idToken(number, parts))).toBe(false)
})

test('[ACC-14] an unsigned token, a changed one, and what is none prove nothing', async () => {
  await using k = await knowing()
  const token = await idToken(number)
  const [header = '', payload = '', signature = ''] = token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const none = base64url({ alg: 'none', kid: 'first' })
  for (const wrong of [
    `${none}.${payload}.`,
    `${none}.${payload}.${signature}`,
    `${header}.${payload}.`,
    `${header}.${base64url({ ...claims, sub: 'another' })}.${signature}`,
    `${base64url({ alg: 'RS256', kid: 'first', crit: ['x'] })}.${payload}.${signature}`,
    `${header}.${payload}`,
    `${header}.${payload}.${signature}.${signature}`,
    'A'.repeat(100),
    '...',
    `${'.'.repeat(50)}`,
  ])
    expect(await k.proves(wrong), wrong).toBe(false)
})

test('[ACC-14] key and address that a token brings along are not looked at', async () => {
  await using k = await knowing()
  const jwk = anotherKey.publicKey.export({ format: 'jwk' })
  const { SignJWT } = await import('jose')
  const claims = JSON.parse(Buffer.from((await idToken(number)).split('.')[1] ?? '', 'base64url').toString())
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: 'first', jwk: jwk as never, jku: 'https://evil.example/keys' })
    .sign(anotherKey.privateKey)
  expect(await k.proves(token)).toBe(false)
})

test('[ACC-14] a token proves its number for ten minutes after the code', async () => {
  await using k = await knowing()
  const token = await idToken(number)
  k.moveClock(599)
  expect(await k.proves(token)).toBe(true)
  k.moveClock(602)
  expect(await k.proves(token)).toBe(false)
})

test('[ACC-14] however its signature is spelt, a token is the same one', async () => {
  await using k = await knowing()
  const token = await idToken(number)
  const hash = await k.hashOf(token)
  const last = token.at(-1) ?? ''
  const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  // 256 bytes leave four bits of the last sign unused.
  const other = signs[signs.indexOf(last) ^ 1] ?? ''
  const respelt = await k.hashOf(token.slice(0, -1) + other)
  expect(hash).toBeDefined()
  expect([hash, undefined]).toContainEqual(respelt)
})

test('[ACC-14] a key that was published since is read, once a minute at most', async () => {
  await using k = await knowing()
  expect(await k.proves(await idToken(number))).toBe(true)
  k.stand.publish({ second: anotherKey.publicKey })
  const token = await idToken(number, { key: anotherKey.privateKey, kid: 'second' })
  for (let tries = 0; tries < 5; tries++) expect(await k.proves(token)).toBe(false)
  expect(k.stand.keysRead()).toBe(1)
  k.moveClock(61)
  expect(await k.proves(token)).toBe(true)
  expect(k.stand.keysRead()).toBe(2)
  // The first key is no longer among them.
  expect(await k.proves(await idToken(number))).toBe(false)
  for (let tries = 0; tries < 5; tries++) await k.proves(await idToken(number, { kid: `made-up-${tries}` }))
  expect(k.stand.keysRead()).toBe(2)
})

test('[ACC-14] keys are kept for an hour, and many at once read them once', async () => {
  await using k = await knowing()
  const token = await idToken(number)
  expect(await Promise.all(Array.from({ length: 20 }, () => k.proves(token)))).toEqual(Array(20).fill(true))
  expect(k.stand.keysRead()).toBe(1)
  k.moveClock(3_601)
  const later = { exp: seconds(7_200), auth_time: seconds(3_601) }
  expect(await k.proves(await idToken(number, { claims: later }))).toBe(true)
  expect(k.stand.keysRead()).toBe(2)
})

test('[ACC-14] while the keys can’t be read no token proves anything, and it is told', async () => {
  const k = await knowing()
  await k[Symbol.asyncDispose]()
  expect(await k.proves(await idToken(number))).toBe(false)
  expect(k.faults).toEqual(['keys: ECONNREFUSED'])
})
