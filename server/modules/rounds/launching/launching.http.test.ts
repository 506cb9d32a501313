import { createHmac } from 'node:crypto'
import { calls } from '@banyan/contract/calls.ts'
import { launchRequest, roomsRequest } from '@banyan/contract/vendor/launch.ts'
import { Compile } from 'typebox/compile'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { suspendAccount } from '#/modules/sign-in/members.ts'
import { beginLaunch } from '../open-game-session.ts'
import {
  closed,
  earnest,
  elsewhere,
  koi,
  type LaunchingWorld,
  launchingWorld,
  serviced,
} from '../test-world/launching-world.ts'
import { type Asked, leadingOn, saying } from '../test-world/listening-vendor.ts'
import { PG } from '../test-world/vendor-world.ts'

let l: LaunchingWorld
beforeEach(async () => {
  l = await launchingWorld()
})
afterEach(() => l[Symbol.asyncDispose]())

const sessions = async () => await l.w.database.db.selectFrom('game_sessions').selectAll().execute()
const recent = async (accountId: bigint) =>
  (
    await l.w.database.db.selectFrom('recent_games').select('node_id').where('account_id', '=', accountId).execute()
  ).map(({ node_id }) => String(node_id))

/** As a vendor would work it out by the protocol alone. */
function expectSigned({ method, path, headers, text }: Asked): void {
  const signed = ['PG', method, path, headers['x-time'], text].join('\n')
  expect(headers['x-vendor']).toBe('PG')
  // The first of the vendor's keys signs.
  expect(headers['x-key']).toBe('k1')
  expect(headers['x-signature']).toBe(createHmac('sha256', PG.secret).update(signed).digest('hex'))
  expect(Math.abs(Number(headers['x-time']) - Date.now() / 1000)).toBeLessThan(60)
}

test('[PLAY-01] [PLAY-03] a member starts a game at its vendor, which is asked with a signature', async () => {
  const { headers, accountId } = await l.w.signIn()
  const answer = await l.ask('launchGame', { ...koi, roomId: 'table-1', language: 'CN' }, headers)
  expect(answer).toMatchObject({ success: true, value: { url: `${l.pg.origin}/play/1` } })
  const [asked] = l.pg.asked
  expect(l.pg.asked).toHaveLength(1)
  expect(asked?.path).toBe('/api/v1/launch')
  expectSigned(asked as Asked)
  const request = JSON.parse(asked?.text ?? '')
  expect(Compile(launchRequest).Check(request)).toBe(true)
  expect(request).toEqual({
    ...{ gameCode: 'koi', mode: 'real', currency: 'VND', exponent: 2, language: 'zh-Hans', device: 'mobile' },
    ...{ roomId: 'table-1', parentOrigin: 'http://localhost:3000', returnUrl: 'http://localhost:3000/seamless' },
    launchToken: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
  })
  expect(await sessions()).toMatchObject([{ account_id: accountId, vendor_code: 'PG', game_code: 'koi', asset: 'VND' }])
})

test('[LOB-19] a started game comes first, one that did not start does not', async () => {
  const { headers, accountId } = await l.w.signIn()
  await l.ask('launchGame', koi, headers)
  await l.w.moveClock(1)
  await l.ask('launchGame', earnest, headers)
  const recentGames = async () => {
    const { path: url } = calls.recentGames
    const answer = await l.w.app.portal.inject({ url, query: { page: '1', pageSize: '10' }, headers: { ...headers } })
    return answer.json().value.list.map(({ nodeId }: { nodeId: string }) => nodeId)
  }
  expect(await recentGames()).toEqual(['3', '1'])
  await l.w.moveClock(2)
  l.pg.answer(saying(500, {}))
  expect((await l.ask('launchGame', koi, headers)).code).toBe('vendor_failed')
  l.pg.answer(saying(200, { url: 'https://elsewhere.example/play/1' }))
  expect((await l.ask('launchGame', koi, headers)).code).toBe('game_address_invalid')
  expect(await recentGames()).toEqual(['3', '1'])
  expect(await recent(accountId)).toHaveLength(2)
})

test('[PLAY-01] a free trial needs neither login nor wallet, and is no start with money', async () => {
  const { headers: trial } = await l.w.signIn({ type: 4 })
  const { headers: member, accountId } = await l.w.signIn()
  for (const headers of [{}, trial, member])
    expect((await l.ask('launchTrial', koi, { language: 'AR', ...headers })).value?.url).toBe(`${l.pg.origin}/play/1`)
  for (const asked of l.pg.asked) {
    expectSigned(asked)
    const request = JSON.parse(asked.text)
    expect(Compile(launchRequest).Check(request)).toBe(true)
    expect(request).toMatchObject({ mode: 'trial', language: 'ar' })
    expect(request).not.toHaveProperty('launchToken')
  }
  expect(await sessions()).toEqual([])
  expect(await recent(accountId)).toEqual([])
})

test('[PLAY-01] a free trial is had where the game and the merchant offer one', async () => {
  expect((await l.ask('launchTrial', earnest)).code).toBe('free_play_off')
  const whitelabel = l.w.settings.current('whitelabel')
  await l.w.set('whitelabel', { ...whitelabel, tree: [{ modId: 'FREE_PLAY', enabled: '0' }] })
  expect((await l.ask('launchTrial', koi)).code).toBe('free_play_off')
  expect(l.pg.asked).toEqual([])
})

test('[PLAY-01] visitors, trial accounts and suspended ones start nothing with money', async () => {
  expect((await l.ask('launchGame', koi)).code).toBe('not_logged_in')
  const trial = await l.w.signIn({ type: 4 })
  expect((await l.ask('launchGame', koi, trial.headers)).code).toBe('in_need_true_account')
  const { accountId, headers } = await l.w.signIn()
  await l.w.database.transaction((tx) => suspendAccount(tx, accountId))
  expect((await l.ask('launchGame', koi, headers)).code).toBe('not_logged_in')
  // A suspension ends every session; it may commit after the session was looked at, and is then seen in the transaction.
  const session = { accountId, vendorCode: 'PG', gameCode: 'koi', asset: 'VND' }
  const attempt = l.w.database.transaction((tx) => beginLaunch(tx, session))
  await expect(attempt).rejects.toMatchObject({ code: 'account_suspended' })
  expect(l.pg.asked).toEqual([])
  expect(await sessions()).toEqual([])
})

test('[PLAY-06] what is no game, in maintenance or without an address starts nothing, and says why', async () => {
  const { headers } = await l.w.signIn()
  const refused = [
    { game: { ...koi, nodeId: '99' }, code: 'game_not_found' },
    { game: { ...koi, nodeId: '1'.repeat(18) }, code: 'game_not_found' },
    { game: { ...koi, vassalage: 'JDB' }, code: 'game_not_found' },
    { game: { ...koi, gameCode: 'serviced' }, code: 'game_not_found' },
    { game: { ...koi, gameCode: 'constructor' }, code: 'game_not_found' },
    { game: serviced, code: 'game_in_maintenance' },
    { game: closed, code: 'game_in_maintenance' },
    { game: elsewhere, code: 'game_coming_soon' },
  ]
  for (const { game, code } of refused) {
    expect((await l.ask('launchGame', game, headers)).code, JSON.stringify(game)).toBe(code)
    expect((await l.ask('launchTrial', game)).code, JSON.stringify(game)).toBe(code)
  }
  for (const [{ vassalage, gameCode }, code] of [
    [{ ...koi, gameCode: 'none' }, 'game_not_found'],
    [serviced, 'game_in_maintenance'],
    [closed, 'game_in_maintenance'],
    [elsewhere, 'game_coming_soon'],
  ] as const)
    expect((await l.ask('gameRooms', { vassalage, gameCode }, headers)).code).toBe(code)
  expect(l.pg.asked).toEqual([])
  expect(await sessions()).toEqual([])
})

test('[PLAY-06] games of a blocked vendor start nowhere, from the moment that it is blocked', async () => {
  const { headers } = await l.w.signIn()
  expect((await l.ask('launchGame', koi, headers)).status).toBe(200)
  await l.w.set('vendors', { blocked: ['PG'] })
  expect((await l.ask('launchGame', koi, headers)).code).toBe('vendor_blocked')
  expect((await l.ask('launchTrial', koi)).code).toBe('vendor_blocked')
  expect((await l.ask('gameRooms', tables, headers)).code).toBe('vendor_blocked')
  expect(l.pg.asked).toHaveLength(1)
  await l.w.set('vendors', { blocked: [] })
  expect((await l.ask('launchGame', koi, headers)).status).toBe(200)
})

const faults = [
  { what: 'does not know the game', answer: saying(404, { error: 'unknown_game' }), code: 'game_coming_soon' },
  { what: 'is in maintenance', answer: saying(409, { error: 'maintenance' }), code: 'game_in_maintenance' },
  { what: 'has nothing there', answer: saying(404, 'Not found'), code: 'vendor_failed' },
  { what: 'refuses the signature', answer: saying(401, { error: 'bad_signature' }), code: 'vendor_failed' },
  { what: 'fails', answer: saying(500, { error: 'unknown_game' }), code: 'vendor_failed' },
  { what: 'answers a page', answer: saying(200, '<h1>Welcome</h1>'), code: 'vendor_failed' },
  { what: 'answers too much', answer: saying(200, `{"url":"${'a'.repeat(70_000)}"}`), code: 'vendor_failed' },
  { what: 'leads on', answer: leadingOn({ url: 'https://games.example.com/play', rooms: [] }), code: 'vendor_failed' },
]
test('[PLAY-06] whatever a vendor answers, the caller is told what it means', async () => {
  const { headers, accountId } = await l.w.signIn()
  for (const { what, answer, code } of faults) {
    l.pg.answer(answer)
    expect((await l.ask('launchGame', koi, headers)).code, what).toBe(code)
    expect((await l.ask('launchTrial', koi)).code, what).toBe(code)
    expect((await l.ask('gameRooms', tables, headers)).code, what).toBe(code)
    // What answers as it should is not given up.
    l.pg.answer(saying(200, { rooms: [] }))
    expect((await l.ask('gameRooms', tables, headers)).status, what).toBe(200)
  }
  expect(await recent(accountId)).toEqual([])
})

test('[PLAY-03] a table that the vendor does not know is named as the reason, to whoever asked for one', async () => {
  const { headers, accountId } = await l.w.signIn()
  l.pg.answer(saying(404, { error: 'unknown_room' }))
  const refused = await l.ask('launchGame', { ...koi, roomId: 'table-9' }, headers)
  expect(refused).toMatchObject({ status: 404, code: 'room_not_found' })
  expect((await l.ask('launchGame', koi, headers)).code).toBe('vendor_failed')
  expect((await l.ask('launchTrial', koi)).code).toBe('vendor_failed')
  expect((await l.ask('gameRooms', tables, headers)).code).toBe('vendor_failed')
  expect(await recent(accountId)).toEqual([])
})

test('[PLAY-06] a vendor that hangs up, or that nobody listens for, failed', async () => {
  const { headers } = await l.w.signIn()
  l.pg.answer((response) => void response.destroy())
  expect((await l.ask('launchGame', koi, headers)).code).toBe('vendor_failed')
  await l.pg[Symbol.asyncDispose]()
  expect((await l.ask('launchGame', koi, headers)).code).toBe('vendor_failed')
  expect(l.w.logs).toContainEqual(expect.objectContaining({ vendor: 'PG', reason: 'ECONNREFUSED' }))
})

const addresses: readonly (readonly [string, (origin: string) => unknown, boolean])[] = [
  ['the origin itself', (origin) => ({ url: `${origin}/play/2?a=b`, more: 1 }), true],
  ['another origin of the merchant', () => ({ url: 'https://games.example.com/b/play' }), true],
  ['no address', () => ({}), false],
  ['a number', () => ({ url: 1 }), false],
  ['an origin that begins alike', (origin) => ({ url: `${origin}0/play` }), false],
  ['a host that begins alike', () => ({ url: 'https://games.example.com.evil.example/play' }), false],
  ['credentials', () => ({ url: 'https://games.example.com@evil.example/' }), false],
  ['credentials at the right host', () => ({ url: 'https://a:b@games.example.com/' }), false],
  ['another port', () => ({ url: 'https://games.example.com:8443/play' }), false],
  ['http where https belongs', () => ({ url: 'http://games.example.com/play' }), false],
  ['a script', () => ({ url: 'javascript:alert(1)' }), false],
  ['a path', () => ({ url: '/play/2' }), false],
]
test('[PLAY-03] of an address the origin counts, and nothing that looks like it', async () => {
  const { headers } = await l.w.signIn()
  for (const [what, answer, isGood] of addresses) {
    l.pg.answer(saying(200, answer(l.pg.origin)))
    for (const given of [await l.ask('launchGame', koi, headers), await l.ask('launchTrial', koi)])
      expect(given.code ?? 'good', what).toBe(isGood ? 'good' : 'game_address_invalid')
  }
})

test('[PLAY-03] an address that only the settings still allow, or only the environment, is refused', async () => {
  l.pg.answer(saying(200, { url: 'https://games.example.com/play' }))
  const brand = l.w.settings.current('brand')
  await l.w.set('brand', { ...brand, launchGameCDNs: [l.pg.origin] })
  expect((await l.ask('launchTrial', koi)).code).toBe('game_address_invalid')
  await l.w.set('brand', { ...brand, launchGameCDNs: ['https://old.example.com'] })
  l.pg.answer(saying(200, { url: 'https://old.example.com/play' }))
  expect((await l.ask('launchTrial', koi)).code).toBe('game_address_invalid')
})

const tables = { vassalage: 'PG', gameCode: 'koi' } as const
const room = { roomId: 'table-1', name: 'Table 1', minBet: '10000', maxBet: '5000000.5', players: 3, isOpen: true }

test('[PLAY-03] the tables of a game are those of its vendor, in amounts of ours', async () => {
  const { headers } = await l.w.signIn()
  l.pg.answer(saying(200, { rooms: [{ ...room, dealer: 'Linh' }] }))
  const answer = await l.ask('gameRooms', tables, headers)
  expect(answer.value?.list).toEqual([{ ...room, minBet: '10000.00', maxBet: '5000000.50' }])
  const [asked] = l.pg.asked
  expectSigned(asked as Asked)
  expect(asked?.path).toBe('/api/v1/rooms')
  expect(Compile(roomsRequest).Check(JSON.parse(asked?.text ?? ''))).toBe(true)
  l.pg.answer(saying(200, { rooms: [] }))
  await l.ask('gameRooms', { ...tables, language: 'TY' }, headers)
  expect(JSON.parse(l.pg.asked.at(-1)?.text ?? '')).toEqual({ gameCode: 'koi', currency: 'VND', language: 'vi' })
  expect((await l.ask('gameRooms', tables, headers)).value?.list).toEqual([])
})

test('[PLAY-06] tables that the protocol does not know are a fault of the vendor', async () => {
  const { headers } = await l.w.signIn()
  const wrong = [undefined, Array(201).fill(room), [{ ...room, minBet: '1.005' }], [{ ...room, name: '' }]]
  for (const rooms of wrong) {
    l.pg.answer(saying(200, { rooms }))
    expect((await l.ask('gameRooms', tables, headers)).code, JSON.stringify(rooms)).toBe('vendor_failed')
  }
})

test('[PLAY-03] two starts at once are two sessions with a token each', async () => {
  const { headers, accountId } = await l.w.signIn()
  const answers = await Promise.all([l.ask('launchGame', koi, headers), l.ask('launchGame', koi, headers)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(new Set(l.pg.asked.map(({ text }) => JSON.parse(text).launchToken)).size).toBe(2)
  expect(await sessions()).toHaveLength(2)
  expect(await recent(accountId)).toEqual(['1'])
})

test('[PLAY-06] while a vendor does not answer nothing else waits: no transaction is held, and few wait for it', async () => {
  const { headers, accountId } = await l.w.signIn()
  const held: (() => void)[] = []
  const full = Promise.withResolvers<void>()
  const atMost = 32
  l.pg.answer((response) => {
    held.push(() => void saying(200, { url: `${l.pg.origin}/play/1` })(response, undefined as never))
    if (held.length === atMost) full.resolve()
  })
  const waiting = Array.from({ length: atMost }, () => l.ask('launchGame', koi, headers))
  await full.promise
  // The embedded database has one connection: a transaction that were open would keep these from being answered.
  expect((await l.ask('launchGame', koi, headers)).code).toBe('vendor_failed')
  const { path: url } = calls.favouriteIds
  expect((await l.w.app.portal.inject({ url, headers: { ...headers } })).statusCode).toBe(200)
  expect(await sessions()).toHaveLength(atMost)
  for (const release of held) release()
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(atMost).fill(200))
  expect(await recent(accountId)).toEqual(['1'])
})
