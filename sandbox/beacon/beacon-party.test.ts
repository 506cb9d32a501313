import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bls12_381 } from '@noble/curves/bls12-381.js'
import { expect, test } from 'vitest'
import { beaconSecretIn, chainHashOf, type Spoken } from './beacon-key.ts'
import { BeaconParty } from './beacon-party.ts'

const secret = 'secret-of-the-sandbox-0123456789abcdef'
const noon = Date.parse('2026-12-01T12:00:00Z')
/** The newest round at noon. */
const noonRound = (noon / 1000 - 1_577_836_800) / 3 + 1

/** The party on a port of its own, by a clock that the test holds. */
async function party(own: string | Uint8Array = secret) {
  let ahead = 0
  const beacon = new BeaconParty({ secret: own, now: () => new Date(noon + ahead * 1000) })
  const server = createServer(async (request, response) => {
    if (!(await beacon.answer(request, response))) response.writeHead(404).end('not here')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const [first = '', second = ''] = beacon.relaysAt(origin)
  const { chain } = beacon
  const get = async (path: string, relay = first, signal?: AbortSignal) => {
    const answer = await fetch(`${relay}/${chain.chainHash}/${path}`, signal ? { signal } : {})
    return { status: answer.status, value: answer.ok ? ((await answer.json()) as Spoken) : undefined }
  }
  return {
    origin,
    chain,
    first,
    second,
    get,
    said: async (round: number, relay = first) => (await get(`public/${round}`, relay)).value,
    moveClock: (seconds: number) => {
      ahead = seconds
    },
    page: async () => await (await fetch(`${origin}/beacon`)).text(),
    choose: (what: 'fault' | 'reach', behaviour: string, headers: Record<string, string> = {}) =>
      fetch(`${origin}/beacon/${what}`, {
        method: 'POST',
        body: new URLSearchParams({ behaviour }),
        redirect: 'manual',
        headers,
      }),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Whether this key signed the round, by the library alone. */
function isSigned({ signature }: Spoken, round: number, publicKey: string): boolean {
  const message = Buffer.alloc(8)
  message.writeBigUInt64BE(BigInt(round))
  const hashed = createHash('sha256').update(message).digest()
  const bls = bls12_381.shortSignatures
  const point = bls.hash(hashed, 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_')
  return bls.verify(Buffer.from(signature, 'hex'), point, Buffer.from(publicKey, 'hex'))
}

test('[LOT-07] both relays say the same signed value of a round, with its hash as the randomness', async () => {
  await using p = await party()
  const { status, value } = await p.get(`public/${noonRound}`)
  expect(status).toBe(200)
  expect(value).toEqual(await p.said(noonRound, p.second))
  expect((await p.get('public/latest')).value).toEqual(value)
  expect(Object.keys(value!)).toEqual(['round', 'randomness', 'signature'])
  expect(value?.round).toBe(noonRound)
  expect(value?.randomness).toBe(createHash('sha256').update(Buffer.from(value!.signature, 'hex')).digest('hex'))
  expect(isSigned(value!, noonRound, p.chain.publicKey)).toBe(true)
  expect(isSigned(value!, noonRound + 1, p.chain.publicKey)).toBe(false)
})

test('[LOT-07] a round that is yet to come is too early, by the clock of the chain', async () => {
  await using p = await party()
  expect((await p.get(`public/${noonRound + 1}`)).status).toBe(425)
  p.moveClock(2.999)
  expect((await p.get(`public/${noonRound + 1}`)).status).toBe(425)
  p.moveClock(3)
  expect((await p.get(`public/${noonRound + 1}`)).status).toBe(200)
  expect((await p.get('public/0')).status).toBe(404)
  expect((await p.get('public/-1')).status).toBe(404)
  expect((await p.get('public/1')).status).toBe(200)
})

test('[LOT-07] the same secret is the same beacon; another one, or another chain, is none of it', async () => {
  await using p = await party()
  await using again = await party()
  await using other = await party(beaconSecretIn()!)
  expect(again.chain).toEqual(p.chain)
  expect(await again.said(5)).toEqual(await p.said(5))
  expect(other.chain.publicKey).not.toBe(p.chain.publicKey)
  expect(other.chain.chainHash).not.toBe(p.chain.chainHash)
  expect(p.chain).toMatchObject({ periodSeconds: 3, genesisSeconds: 1_577_836_800 })
  expect((await fetch(`${p.first}/${other.chain.chainHash}/public/5`)).status).toBe(404)
  expect(await (await fetch(`${p.first}/${p.chain.chainHash}/info`)).json()).toMatchObject({
    public_key: p.chain.publicKey,
    period: 3,
    genesis_time: 1_577_836_800,
    hash: p.chain.chainHash,
    schemeID: 'bls-unchained-g1-rfc9380',
  })
})

test('[LOT-07] the hash of a chain is made as that of quicknet', () => {
  const publicKey = Buffer.from(
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
    'hex',
  )
  const groupHash = Buffer.from('f477d5c89f21a17c863a7f937c6a6d15859414d2be09cd448d4279af331c5d3e', 'hex')
  const parts = { periodSeconds: 3, genesisSeconds: 1_692_803_367, publicKey, groupHash, beaconId: 'quicknet' }
  expect(chainHashOf(parts)).toBe('52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971')
})

test('[LOT-07] on demand both relays are late, until they are told to speak', async () => {
  await using p = await party()
  for (const [fault, seconds] of [
    ['late', 20],
    ['very_late', 660],
  ] as const) {
    p.moveClock(0)
    expect((await p.choose('fault', fault)).status).toBe(303)
    for (const relay of [p.first, p.second]) expect((await p.get(`public/${noonRound}`, relay)).status).toBe(425)
    p.moveClock(seconds - 0.001)
    expect((await p.get(`public/${noonRound}`)).status).toBe(425)
    p.moveClock(seconds)
    expect((await p.get(`public/${noonRound}`)).status).toBe(200)
  }
  p.moveClock(0)
  await p.choose('fault', 'none')
  expect((await p.get(`public/${noonRound}`)).status).toBe(200)
})

test('[LOT-07] on demand a relay lies: another key, the value before, or a round of three years ago', async () => {
  await using p = await party()
  const right = (await p.said(noonRound))!
  const before = (await p.said(noonRound - 1))!
  await p.choose('fault', 'forged')
  const forged = (await p.said(noonRound))!
  expect(forged.round).toBe(noonRound)
  expect(isSigned(forged, noonRound, p.chain.publicKey)).toBe(false)
  await p.choose('fault', 'repeated')
  expect(await p.said(noonRound)).toEqual({ ...before, round: noonRound })
  await p.choose('fault', 'old')
  const old = (await p.said(noonRound))!
  expect(old.round).toBe(noonRound - 31_536_000)
  expect(isSigned(old, old.round, p.chain.publicKey)).toBe(true)
  await p.choose('reach', 'first')
  expect(await p.said(noonRound)).toEqual(old)
  expect(await p.said(noonRound, p.second)).toEqual(right)
})

test('[LOT-07] on demand a relay stays silent or hangs up, the first alone or both', async () => {
  await using p = await party()
  await p.choose('fault', 'away')
  for (const relay of [p.first, p.second]) await expect(p.said(noonRound, relay)).rejects.toThrow('fetch failed')
  await p.choose('reach', 'first')
  await expect(p.said(noonRound)).rejects.toThrow('fetch failed')
  expect((await p.said(noonRound, p.second))?.round).toBe(noonRound)
  await p.choose('fault', 'silent')
  await expect(p.get('info', p.first, AbortSignal.timeout(100))).rejects.toThrow('timeout')
  expect((await p.get('info', p.second)).status).toBe(200)
})

test('the page shows the chain, what was asked, newest first, and the choices made; nothing else makes any', async () => {
  await using p = await party()
  expect(await p.page()).toContain('No relay was asked yet.')
  await p.said(noonRound)
  await p.get(`public/${noonRound + 1}`, p.second)
  await p.choose('fault', 'late')
  const page = await p.page()
  expect(page).toContain(p.chain.chainHash)
  expect(page).toContain('value="late" aria-pressed="true"')
  expect(page).toContain('value="both" aria-pressed="true"')
  expect(
    [...page.matchAll(/<span>(.*?)<\/span>.*?<p>(.*?)<\/p>/g)].map(([, what, answer]) => `${what}: ${answer}`),
  ).toEqual([`Relay 2, public/${noonRound + 1}: too early`, `Relay 1, public/${noonRound}: answered`])
  for (let round = 1; round <= 60; round++) await p.get(`public/${noonRound + round}`)
  expect((await p.page()).match(/<li>/g)).toHaveLength(50)
  expect((await p.choose('fault', 'silent', { 'sec-fetch-site': 'cross-site' })).status).toBe(400)
  expect((await p.choose('fault', 'constructor')).status).toBe(400)
  expect((await p.choose('reach', 'late')).status).toBe(400)
  expect((await fetch(`${p.origin}/beacon/relay-3/${p.chain.chainHash}/info`)).status).toBe(404)
})

test.each([
  { given: 'short', isSecret: false },
  { given: `${'a'.repeat(40)} b`, isSecret: false },
  { given: 'b'.repeat(32), isSecret: true },
])('BEACON_KEY=$given is a secret: $isSecret', ({ given, isSecret }) => {
  expect(beaconSecretIn(given)).toBe(isSecret ? given : undefined)
})
