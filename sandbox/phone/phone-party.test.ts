import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import { faults } from './faults.ts'
import { PhoneParty } from './phone-party.ts'

const key = 'key-of-the-sandbox-0123456789abcdef'
const noon = Date.parse('2026-12-01T12:00:00Z')
const names = { issuer: 'https://phone.example/banyan', audience: 'banyan' }
const number = '+84912345678'

interface Answered {
  readonly error?: { readonly message: string }
  readonly sessionInfo?: string
  readonly idToken?: string
}

/** The party on a port of its own, by a clock that the test holds. */
async function party(own: { readonly key?: string } = { key }) {
  let ahead = 0
  const phone = new PhoneParty({ ...names, key: own.key, now: () => new Date(noon + ahead * 1000) })
  const server = createServer(async (request, response) => {
    if (!(await phone.answer(request, response))) response.writeHead(404).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/phone`
  const ask = async (method: string, body: unknown, by = key) => {
    const sent = typeof body === 'string' ? body : JSON.stringify(body)
    const answer = await fetch(`${address}/v1/accounts:${method}?key=${by}`, { method: 'POST', body: sent })
    const { error, ...value } = (await answer.json()) as Answered
    return { status: answer.status, fault: error?.message, ...value }
  }
  return {
    address,
    ask,
    moveClock: (seconds: number) => {
      ahead = seconds
    },
    send: (phoneNumber: unknown = number) => ask('sendVerificationCode', { phoneNumber }),
    signIn: (sessionInfo: string | undefined, code: string | undefined) =>
      ask('signInWithPhoneNumber', { sessionInfo, code }),
    page: async () => await (await fetch(address)).text(),
    choose: (behaviour: string, headers: Record<string, string> = {}) =>
      fetch(`${address}/fault`, {
        method: 'POST',
        body: new URLSearchParams({ behaviour }),
        redirect: 'manual',
        headers,
      }),
    keys: async () => (await (await fetch(`${address}/keys`)).json()) as JSONWebKeySet,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const codesOn = (page: string) => [...page.matchAll(/<p>(\d{6})<\/p>/g)].map(([, code]) => code)

test('[ACC-14] whoever shows the code that stands on the page has a token that the published key proves', async () => {
  await using p = await party()
  expect(await p.page()).toContain('No code was sent yet.')
  const { sessionInfo } = await p.send()
  const page = await p.page()
  expect(page).toContain(number)
  const { status, idToken = '' } = await p.signIn(sessionInfo, codesOn(page)[0])
  expect(status).toBe(200)
  const keys = await p.keys()
  const { payload, protectedHeader } = await jwtVerify(idToken, createLocalJWKSet(keys), {
    ...names,
    algorithms: ['RS256'],
    currentDate: new Date(noon),
  })
  expect(payload).toMatchObject({ phone_number: number, auth_time: noon / 1000, exp: noon / 1000 + 3600 })
  expect(protectedHeader.kid).toBe(keys.keys[0]?.kid)
  // Nothing of the secret half is published.
  expect(Object.keys(keys.keys[0] ?? {}).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
  // A second start has another key.
  await using other = await party()
  expect((await other.keys()).keys[0]?.kid).not.toBe(protectedHeader.kid)
})

test('[ACC-14] a code counts once, for a minute, for its session, and five times it may be guessed', async () => {
  await using p = await party()
  const sessions = [(await p.send()).sessionInfo, (await p.send()).sessionInfo, (await p.send()).sessionInfo]
  const [third = '', second = '', first = ''] = codesOn(await p.page())
  const wrong = (right: string) => (right === '123456' ? '654321' : '123456')
  expect((await p.signIn(sessions[0], first)).status).toBe(200)
  expect((await p.signIn(sessions[0], first)).fault).toBe('SESSION_EXPIRED')
  for (let tries = 0; tries < 5; tries++)
    expect((await p.signIn(sessions[1], wrong(second))).fault).toBe('INVALID_CODE')
  expect((await p.signIn(sessions[1], second)).fault).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
  expect((await p.signIn('made-up', third)).fault).toBe('SESSION_EXPIRED')
  p.moveClock(60)
  expect((await p.signIn(sessions[2], wrong(third))).fault).toBe('INVALID_CODE')
  p.moveClock(61)
  expect((await p.signIn(sessions[2], third)).fault).toBe('SESSION_EXPIRED')
})

test.each([
  { phoneNumber: undefined, fault: 'MISSING_PHONE_NUMBER' },
  { phoneNumber: '', fault: 'MISSING_PHONE_NUMBER' },
  { phoneNumber: '0912345678', fault: 'INVALID_PHONE_NUMBER' },
  { phoneNumber: 84_912_345_678, fault: 'INVALID_PHONE_NUMBER' },
])('[ACC-14] a number that is none is a fault: $phoneNumber', async ({ phoneNumber, fault }) => {
  await using p = await party()
  expect(await p.ask('sendVerificationCode', { phoneNumber })).toEqual({ status: 400, fault })
})

test('[ACC-14] a code that is missing is a fault, and so is a body that is none', async () => {
  await using p = await party()
  const { sessionInfo } = await p.send()
  for (const code of [undefined, '']) expect((await p.signIn(sessionInfo, code)).fault).toBe('MISSING_CODE')
  for (const body of ['{', 'null', ''])
    expect((await p.ask('sendVerificationCode', body)).fault).toBe('MISSING_PHONE_NUMBER')
  expect((await p.ask('sendVerificationCode', { phoneNumber: number, more: 'x'.repeat(10_000) })).status).toBe(400)
})

test('[ACC-14] whoever has not the key is not served', async () => {
  await using p = await party()
  await using without = await party({})
  for (const one of [await p.ask('sendVerificationCode', { phoneNumber: number }, 'another'), await without.send()])
    expect(one).toEqual({ status: 400, fault: 'OPERATION_NOT_ALLOWED' })
  expect(codesOn(await p.page())).toEqual([])
})

test.each(Object.keys(faults).filter((fault) => fault !== 'none'))(
  '[ACC-14] on demand everything is answered with %s, until it is told to work again',
  async (fault) => {
    await using p = await party()
    expect((await p.choose(fault)).status).toBe(303)
    expect((await p.send()).fault).toBe(fault)
    expect((await p.signIn('session', '123456')).fault).toBe(fault)
    expect(await p.page()).toContain(`value="${fault}" aria-pressed="true"`)
    await p.choose('none')
    expect((await p.send()).status).toBe(200)
  },
)

test('[ACC-14] neither another page nor a word that is none changes how it behaves', async () => {
  await using p = await party()
  expect((await p.choose('QUOTA_EXCEEDED', { 'sec-fetch-site': 'cross-site' })).status).toBe(400)
  expect((await p.choose('toString')).status).toBe(400)
  expect((await p.send()).status).toBe(200)
})

test('[ACC-14] the last 200 codes are kept', async () => {
  await using p = await party()
  for (let at = 0; at < 205; at++) await p.send(`+8491234${1000 + at}`)
  const page = await p.page()
  expect(codesOn(page)).toHaveLength(200)
  expect(page).toContain('+84912341204')
  expect(page).not.toContain('+84912341004')
})
