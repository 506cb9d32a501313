import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { seededBits } from './chance/random-bits.ts'
import type { RoundAnswer } from './launches/shown-round.ts'
import { vendorKeysIn } from './vendor-keys.ts'
import { VendorParty } from './vendor-party.ts'

const key = 'key-of-the-vendor-0123456789abcdef'
const noon = Date.parse('2026-12-01T12:00:00Z')
const launch = {
  gameCode: 'pg-100123',
  mode: 'trial',
  currency: 'VND',
  exponent: 2,
  language: 'en',
  device: 'mobile',
  parentOrigin: 'http://localhost:3000',
  returnUrl: 'http://localhost:3000/games',
}

interface Said {
  readonly error?: string
  readonly url?: string
  readonly rooms?: readonly { readonly roomId: string; readonly players: number }[]
}

interface Signing {
  readonly vendor?: string
  readonly id?: string
  readonly by?: string
  readonly at?: number
  /** What is signed instead of what is sent. */
  readonly signs?: string
}

/** The vendors at addresses of their own, by a clock that the test holds. */
async function party(keys = `*:demo:${key}`) {
  let ahead = 0
  const vendors = new VendorParty({
    keys: vendorKeysIn(keys)!,
    now: () => new Date(noon + ahead * 1000),
    bits: seededBits('party'),
    slownessMs: 1,
  })
  const address = await vendors.listen(0)
  const pages = createServer(async (request, response) => {
    if (!(await vendors.answer(request, response))) response.writeHead(404).end()
  })
  pages.listen(0, '127.0.0.1')
  await once(pages, 'listening')
  const page = `http://127.0.0.1:${(pages.address() as AddressInfo).port}/vendors`
  const ask = async (path: string, body: unknown, signing: Signing = {}, signal?: AbortSignal) => {
    const sent = typeof body === 'string' ? body : JSON.stringify(body)
    const { vendor = 'PG', id = 'demo', by = key, at = noon / 1000 + ahead, signs = sent } = signing
    const signature = createHmac('sha256', by).update(`${vendor}\nPOST\n${path}\n${at}\n${signs}`).digest('hex')
    const headers = { 'x-vendor': vendor, 'x-key': id, 'x-time': String(at), 'x-signature': signature }
    const answer = await fetch(`${address}${path}`, { method: 'POST', body: sent, headers, ...(signal && { signal }) })
    const text = await answer.text()
    return { status: answer.status, text, ...(text.startsWith('{') ? (JSON.parse(text) as Said) : {}) }
  }
  const start = async (given: object = {}) => (await ask('/v1/launch', { ...launch, ...given })).url!
  return {
    address,
    page,
    ask,
    start,
    /** Plays one round of a launched game. */
    async round(url: string, round: unknown, choice: unknown) {
      const answer = await fetch(`${url}/rounds`, { method: 'POST', body: JSON.stringify({ round, choice }) })
      return { status: answer.status, ...((await answer.json()) as RoundAnswer & Said) }
    },
    moveClock: (seconds: number) => {
      ahead = seconds
    },
    choose: (behaviour: string, headers: Record<string, string> = {}) =>
      fetch(`${page}/fault`, { method: 'POST', body: new URLSearchParams({ behaviour }), redirect: 'manual', headers }),
    async [Symbol.asyncDispose]() {
      vendors.close()
      pages.closeAllConnections()
      await new Promise((resolve) => pages.close(resolve))
    },
  }
}

function dataOf(html: string) {
  return JSON.parse(/id="data">(.*)<\/script>/.exec(html)?.[1] ?? '{}')
}

test('[PLAY-03] a signed launch leads to a page that its parent alone may frame', async () => {
  await using p = await party()
  const url = await p.start()
  expect(url).toMatch(new RegExp(`^${p.address}/play/[A-Za-z0-9_-]{43}$`))
  const answer = await fetch(url)
  expect(answer.headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors http://localhost:3000",
  )
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  const html = await answer.text()
  expect(html).not.toMatch(/style="|<script>|<style|\son[a-z]+="/)
  expect(dataOf(html)).toMatchObject({ kind: 'slot', currency: 'VND', parentOrigin: 'http://localhost:3000', next: 1 })
  // The stated return stands in the game itself.
  expect(html).toContain('96.52')
})

test('[PLAY-04] what is not signed, by another key, of another body, time or vendor is refused', async () => {
  await using p = await party(`PG:one:${key},JDB:two:${key.toUpperCase()}`)
  const launchAs = async (signing: Signing) => (await p.ask('/v1/launch', launch, { id: 'one', ...signing })).status
  expect(await launchAs({})).toBe(200)
  for (const wrong of [
    { by: `${key}x` },
    { id: 'two' },
    { vendor: 'JDB' },
    { vendor: '*' },
    { signs: '{}' },
    { at: noon / 1000 - 121 },
    { at: noon / 1000 + 121 },
    { at: 0.5 },
  ])
    expect(await launchAs(wrong), JSON.stringify(wrong)).toBe(401)
  for (const at of [noon / 1000 - 120, noon / 1000 + 120]) expect(await launchAs({ at })).toBe(200)
  expect((await fetch(`${p.address}/v1/launch`, { method: 'POST', body: JSON.stringify(launch) })).status).toBe(401)
  expect((await p.ask('/v1/rooms', launch, { id: 'one', by: `${key}x` })).status).toBe(401)
})

test.each([
  { what: 'no JSON', body: '{' },
  { what: 'a list', body: '[]' },
  { what: 'an unknown field', body: { ...launch, more: 1 } },
  { what: 'a field of every object', body: { ...launch, constructor: 1 } },
  { what: 'no game', body: { ...launch, gameCode: undefined } },
  { what: 'a mode that is none', body: { ...launch, mode: 'demo' } },
  { what: 'too many digits', body: { ...launch, exponent: 9 } },
  { what: 'an origin with a path', body: { ...launch, parentOrigin: 'http://localhost:3000/' } },
  { what: 'an origin that opens the policy', body: { ...launch, parentOrigin: 'http://a;script-src' } },
  { what: 'a script to return to', body: { ...launch, returnUrl: 'javascript:alert(1)' } },
])('[PLAY-03] $what is no launch', async ({ body }) => {
  await using p = await party()
  expect(await p.ask('/v1/launch', body)).toMatchObject({ status: 400, error: 'bad_request' })
})

test('[PLAY-05] slots and baccarat are played here, other games are not known yet, and real money is not taken', async () => {
  await using p = await party()
  const statusOf = async (gameCode: string) => (await p.ask('/v1/launch', { ...launch, gameCode })).status
  for (const code of ['jdb-100000', 'tao-109899', 'sal-200000', 'tea-200049', 'kai-200074', 'sal-200900', 'pt-250003'])
    expect(await statusOf(code), code).toBe(200)
  for (const code of ['jdb-109900', 'jdb-120000', 'riv-200011', 'jl-210000', 'pt-250000', 'nonsense', 'pg-1001230'])
    expect(await statusOf(code), code).toBe(404)
  const real = await p.ask('/v1/launch', { ...launch, mode: 'real', launchToken: 'A'.repeat(43) })
  expect(real).toMatchObject({ status: 409, error: 'real_mode_unavailable' })
})

test('[PLAY-03] the tables of a game are told with their limits and who sits at them', async () => {
  await using p = await party()
  await p.start({ gameCode: 'sal-200000', roomId: 'table-2' })
  const asked = { gameCode: 'sal-200000', currency: 'VND', language: 'en' }
  const { rooms } = await p.ask('/v1/rooms', asked)
  expect(rooms).toEqual([
    { roomId: 'table-1', name: 'Table 1', minBet: '10000.00', maxBet: '5000000.00', players: 0, isOpen: true },
    { roomId: 'table-2', name: 'Table 2', minBet: '50000.00', maxBet: '25000000.00', players: 1, isOpen: true },
    { roomId: 'table-3', name: 'Table 3', minBet: '200000.00', maxBet: '100000000.00', players: 0, isOpen: true },
  ])
  const named = (await p.ask('/v1/rooms', { ...asked, language: 'vi-VN' })).rooms as readonly object[]
  expect(named[0]).toMatchObject({ name: 'Bàn 1' })
  expect((await p.ask('/v1/rooms', { ...asked, gameCode: 'pg-100123' })).rooms).toEqual([])
  expect((await p.ask('/v1/rooms', { ...asked, gameCode: 'jl-210000' })).status).toBe(404)
  expect((await p.ask('/v1/rooms', { ...asked, language: '<b>' })).status).toBe(400)
  const wrongRoom = await p.ask('/v1/launch', { ...launch, gameCode: 'sal-200000', roomId: 'table-9' })
  expect(wrongRoom).toMatchObject({ status: 404, error: 'unknown_room' })
})

test('[PLAY-05] a round takes its stake and pays its wins, once however often it is sent', async () => {
  await using p = await party()
  const url = await p.start()
  let { balance } = dataOf(await (await fetch(url)).text())
  for (let round = 1; round <= 30; round++) {
    const played = await p.round(url, round, { stake: '40000' })
    expect(BigInt(played.balance)).toBe(BigInt(balance) - 40_000n + BigInt(played.back))
    expect(await p.round(url, round, { stake: '40000' })).toEqual(played)
    balance = played.balance
  }
  const after = dataOf(await (await fetch(url)).text())
  expect(after).toMatchObject({ balance, next: 31 })
  // Twenty are shown again when the page is loaded again.
  expect(after.past.map(({ round }: { round: number }) => round)).toEqual(
    Array.from({ length: 20 }, (_, at) => 30 - at),
  )
})

test('[PLAY-05] a round out of turn, with another choice, or a bet that is none is refused and costs nothing', async () => {
  await using p = await party()
  const url = await p.start()
  const { balance: before } = dataOf(await (await fetch(url)).text())
  expect(await p.round(url, 2, { stake: '40000' })).toMatchObject({ status: 409, error: 'other_round' })
  for (const choice of [
    { stake: '39999' },
    { stake: 40_000 },
    { stake: '-40000' },
    { stake: '40000', lines: 1 },
    {},
    [],
  ])
    expect(await p.round(url, 1, choice), JSON.stringify(choice)).toMatchObject({ status: 400, error: 'bad_bet' })
  expect((await p.round(url, 'one', {})).status).toBe(400)
  const { balance } = dataOf(await (await fetch(url)).text())
  expect(balance).toBe(before)
  expect((await p.round(url, 1, { stake: '40000' })).status).toBe(200)
  expect(await p.round(url, 1, { stake: '20000' })).toMatchObject({ status: 409, error: 'other_round' })
})

test('[PLAY-05] a table settles every bet, and a purse that is too small takes none', async () => {
  await using p = await party()
  const url = await p.start({ gameCode: 'sal-200000' })
  const bets = { player: '500000000', banker: '500000000', tie: '500000000' }
  const first = await p.round(url, 1, bets)
  const paid = { player: 1_000_000_000n, banker: 975_000_000n, tie: 5_500_000_000n }
  expect(first.shown.kind === 'baccarat' && BigInt(first.back) === paid[first.shown.outcome]).toBe(true)
  for (const wrong of [{ player: '500000001' }, { tie: '1000001' }, { player: '0', banker: '0', tie: '0' }])
    expect((await p.round(url, 2, { ...bets, ...wrong })).error).toBe('bad_bet')
  let refused: string | undefined
  for (let round = 2; round < 200 && !refused; round++) refused = (await p.round(url, round, bets)).error
  expect(refused).toBe('insufficient_funds')
})

test('[PLAY-05] a launch is over after two hours, and the oldest of more than 500 make room', async () => {
  await using p = await party()
  const url = await p.start()
  p.moveClock(7_200)
  expect((await fetch(url)).status).toBe(200)
  p.moveClock(7_201)
  expect((await fetch(url)).status).toBe(410)
  expect((await p.round(url, 1, { stake: '40000' })).status).toBe(410)
  const first = await p.start()
  for (let more = 0; more < 499; more++) await p.start()
  expect((await fetch(first)).status).toBe(200)
  await p.start()
  expect((await fetch(first)).status).toBe(410)
})

test('[PLAY-06] on demand launches fail in each way, until they are told to work again', async () => {
  await using p = await party()
  const launchNow = (signal?: AbortSignal) => p.ask('/v1/launch', launch, {}, signal)
  expect((await p.choose('maintenance')).status).toBe(303)
  expect(await launchNow()).toMatchObject({ status: 409, error: 'maintenance' })
  expect((await p.ask('/v1/launch', launch, { by: `${key}x` })).status).toBe(401)
  expect(await (await fetch(p.page)).text()).toContain('value="maintenance" aria-pressed="true"')
  await p.choose('rubbish')
  expect(await launchNow()).toMatchObject({ status: 200, text: expect.stringContaining('<h1>') })
  await p.choose('elsewhere')
  expect((await launchNow()).url).toMatch(/^https:\/\/elsewhere\.example\/play\//)
  await p.choose('silent')
  await expect(launchNow(AbortSignal.timeout(100))).rejects.toThrow()
  await p.choose('slow')
  expect((await launchNow()).status).toBe(200)
  expect((await p.choose('none', { 'sec-fetch-site': 'cross-site' })).status).toBe(400)
  expect((await p.choose('constructor')).status).toBe(400)
})

test('[PLAY-05] scripts come without their types, and nothing else of the disk comes at all', async () => {
  await using p = await party()
  const script = await fetch(`${p.address}/screen/play.ts`)
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(await script.text()).not.toContain('<HTMLDialogElement>')
  expect((await fetch(`${p.address}/screen/palette-jade.css`)).status).toBe(200)
  for (const path of ['/screen/..%2fvendor-party.ts', '/screen/none.ts', '/screen/palette-none.css', '/', '/play/x'])
    expect((await fetch(`${p.address}${path}`)).status, path).toBe(404)
})

test.each([
  { given: undefined, good: true },
  { given: `*:demo:${key}`, good: true },
  { given: `PG:a:${key},PG:b:${key}, JDB:a:${key}`, good: true },
  { given: `PG:a:${key},PG:b:${key},PG:c:${key}`, good: false },
  { given: 'PG:a:short', good: false },
  { given: key, good: false },
])('[PLAY-04] keys $given', ({ given, good }) => {
  expect(vendorKeysIn(given) !== undefined).toBe(good)
})
