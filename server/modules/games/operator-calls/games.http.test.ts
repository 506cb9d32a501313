import { calls } from '@banyan/contract/calls.ts'
import { maintenanceDaysAtMost } from '@banyan/rules/games/maintenance-days.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type World, world } from '#/test-world/world.ts'
import { importCatalogue } from '../import-catalogue.ts'
import { aClass, aGame, aVendor } from '../test-world/catalogue-builder.ts'

const { listGames, setGameMaintenance, listVendors, setVendorMaintenance } = calls
const dayMs = 86_400_000
const hostile = '<b onmouseover=alert(1)>Koi</b> 100%_"\\'

let w: World
beforeEach(async () => {
  w = await world()
  await offer([
    aGame({ nodeId: 5n, names: { en: 'Koi Lagoon', vi: 'Hồ Cá Chép' } }),
    aGame({ nodeId: 4n, vendorCode: 'JDB', gameType: 'FISH', gameClass: 'REEF', names: { en: 'Reef' } }),
    aGame({ nodeId: 1n, names: { en: hostile } }),
    aGame({ nodeId: 9n, names: { en: 'Gone' } }),
  ])
  await offer([
    aGame({ nodeId: 5n, names: { en: 'Koi Lagoon', vi: 'Hồ Cá Chép' } }),
    aGame({ nodeId: 4n, vendorCode: 'JDB', gameType: 'FISH', gameClass: 'REEF', names: { en: 'Reef' } }),
    aGame({ nodeId: 1n, names: { en: hostile } }),
  ])
})
afterEach(() => w[Symbol.asyncDispose]())

async function offer(games: ReturnType<typeof aGame>[]): Promise<void> {
  const classes = [aClass({ key: 'VIDEO' }), aClass({ key: 'REEF', gameType: 'FISH' })]
  await w.database.transaction((tx) => importCatalogue(tx, [aVendor('PG'), aVendor('JDB')], games, classes))
}

async function ask(call: { path: string }, query: Record<string, string> = {}, language = 'EN') {
  const url = `${call.path}?${new URLSearchParams(query)}`
  const answer = await w.app.operator.inject({ url, headers: { ...w.operatorHeaders, language } })
  return answer.json()
}

async function tell(call: { path: string }, payload: object) {
  const sent = { method: 'POST', url: call.path, headers: w.operatorHeaders, payload } as const
  return (await w.app.operator.inject(sent)).json()
}

async function found(query: Record<string, string> = {}, language = 'EN'): Promise<string[]> {
  const { value } = await ask(listGames, query, language)
  return value.rows.map(({ nodeId }: { nodeId: string }) => nodeId)
}

const ahead = (days: number) => new Date(Date.now() + days * dayMs).toISOString()

async function tileOf(nodeId: string) {
  const { value } = (await w.app.portal.inject(`${calls.gameList.path}?gameType=RNG&pageNo=1&pageSize=40`)).json()
  return value.games.find((game: { nodeId: string }) => game.nodeId === nodeId)
}

test('[OPS-05] games are found by part of a name in any language, by code and by id, in the merchant’s order', async () => {
  expect(await found()).toEqual(['5', '4', '1', '9'])
  expect(await found({ q: 'cá chép' })).toEqual(['5'])
  expect(await found({ q: ' KOI ' })).toEqual(['5', '1'])
  expect(await found({ q: 'game-4' })).toEqual(['4'])
  expect(await found({ q: '9' })).toEqual(['9'])
  // Keys and marks of the stored JSON are no names, and signs of patterns stand for themselves.
  for (const none of ['vi', '"en"', '%', '_', '{', '8'].filter((text) => !hostile.includes(text)))
    expect([none, await found({ q: none })]).toEqual([none, []])
  expect(await found({ q: '100%_"\\' })).toEqual(['1'])
  expect((await ask(listGames, { q: 'a\0b' })).value.fields).toEqual([{ path: '/query/q', rule: 'characters' }])
  expect((await ask(listGames, { q: '5' }, 'TY')).value.rows[0].name).toBe('Hồ Cá Chép')
})

test('[OPS-05] games are narrowed by vendor, kind and state, and paged by keys', async () => {
  expect(await found({ vendor: 'JDB' })).toEqual(['4'])
  expect(await found({ gameType: 'RNG' })).toEqual(['5', '1', '9'])
  expect(await found({ state: 'withdrawn' })).toEqual(['9'])
  expect(await found({ state: 'open', vendor: 'PG' })).toEqual(['5', '1'])
  expect(await found({ vendor: 'NONE' })).toEqual([])
  await offer(Array.from({ length: 25 }, (_, i) => aGame({ nodeId: BigInt(i + 100) })))
  const first = await ask(listGames, { size: '10', state: 'open' })
  const second = await ask(listGames, { size: '10', state: 'open', after: first.value.next })
  const third = await ask(listGames, { size: '10', state: 'open', after: second.value.next })
  const ids = [first, second, third].flatMap(({ value }) => value.rows.map(({ nodeId }: { nodeId: string }) => nodeId))
  expect(ids).toEqual(Array.from({ length: 25 }, (_, i) => String(i + 100)))
  expect(third.value.next).toBeNull()
})

test('[OPS-05] a game goes into maintenance until a moment, which the portal shows at once and which ends by itself', async () => {
  const until = ahead(1)
  const { value } = await tell(setGameMaintenance, { nodeId: '5', until, reason: 'the vendor asked' })
  expect(value).toMatchObject({ maintenanceUntil: until })
  expect(await found({ state: 'maintenance' })).toEqual(['5'])
  await expect.poll(async () => (await tileOf('5')).maintenanceUntil).toBe(until)
  const record = await w.database.db
    .selectFrom('operator_actions')
    .select(['object', 'before', 'after', 'reason'])
    .where('call', '=', 'setGameMaintenance')
    .execute()
  expect(record).toEqual([
    {
      ...{ object: 'game 5', reason: 'the vendor asked' },
      ...{ before: { maintenanceUntil: null }, after: { maintenanceUntil: until } },
    },
  ])
  await w.moveClock(86_401)
  expect(await found({ state: 'maintenance' })).toEqual([])
  expect(await found({ state: 'open' })).toEqual(['5', '4', '1'])
})

test('[OPS-05] a maintenance is ended before its time, and one of the vendor holds all its games', async () => {
  const until = ahead(2)
  await tell(setVendorMaintenance, { code: 'PG', until, reason: 'new version' })
  expect(await found({ state: 'maintenance' })).toEqual(['5', '1'])
  const [vendor] = (await ask(listVendors)).value.vendors
  expect(vendor).toEqual({ code: 'PG', name: 'PG', games: 2, isOn: true, maintenanceUntil: until })
  expect((await tell(setVendorMaintenance, { code: 'PG', until, reason: 'again' })).code).toBe('nothing_to_change')
  const ended = await tell(setVendorMaintenance, { code: 'PG', until: null, reason: 'done early' })
  expect(ended.value.maintenanceUntil).toBeNull()
  expect(await found({ state: 'open' })).toEqual(['5', '4', '1'])
  expect((await tell(setGameMaintenance, { nodeId: '5', until: null, reason: 'again' })).code).toBe('nothing_to_change')
})

test('[OPS-05] vendors say whether the settings let their games be played', async () => {
  await w.set('vendors', { blocked: ['JDB'] })
  const { vendors } = (await ask(listVendors)).value
  expect(vendors.map(({ code, isOn, games }: Record<string, unknown>) => [code, games, isOn])).toEqual([
    ['PG', 2, true],
    ['JDB', 1, false],
  ])
})

test.each([
  { why: 'in the past', until: () => ahead(-0.01), rule: 'past' },
  { why: 'beyond the bound', until: () => ahead(maintenanceDaysAtMost + 1), rule: 'too_far' },
  { why: 'at no such hour', until: () => '2030-13-45T99:99Z', rule: 'moment' },
  { why: 'at no moment at all', until: () => 'tomorrow', rule: 'type' },
])('a maintenance that ends $why is refused, of games and of vendors', async ({ until, rule }) => {
  for (const [call, named] of [
    [setGameMaintenance, { nodeId: '5' }],
    [setVendorMaintenance, { code: 'PG' }],
  ] as const) {
    const { code, value } = await tell(call, { ...named, until: until(), reason: 'a test' })
    expect([code, value.fields]).toEqual(['invalid_input', [{ path: '/body/until', rule }]])
  }
  expect(await found({ state: 'maintenance' })).toEqual([])
})

test('an unknown game, a withdrawn one and an unknown vendor have no maintenance', async () => {
  for (const nodeId of ['777', '9', '0', '999999999999999999'])
    expect((await tell(setGameMaintenance, { nodeId, until: ahead(1), reason: 'a test' })).code).toBe('game_not_found')
  expect((await tell(setVendorMaintenance, { code: 'NONE', until: ahead(1), reason: 'a test' })).code).toBe(
    'vendor_not_found',
  )
  expect((await tell(setGameMaintenance, { nodeId: '5', until: ahead(1) })).value.fields).toEqual([
    expect.objectContaining({ rule: 'required' }),
  ])
})
