import { calls } from '@banyan/contract/calls.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type World, world } from '#/test-world/world.ts'
import { type CatalogueGame, importCatalogue } from '../import-catalogue.ts'
import { aClass, aGame, aVendor } from '../test-world/catalogue-builder.ts'

type Given = Partial<CatalogueGame>

async function worldWith(given: readonly Given[], classes: Parameters<typeof importCatalogue>[3] = []): Promise<World> {
  const w = await world()
  const games = given.map((fields, i) => aGame({ nodeId: BigInt(i + 1), ...fields }))
  const vendors = [...new Set(games.map((game) => game.vendorCode))].map(aVendor)
  await w.database.transaction((tx) => importCatalogue(tx, vendors, games, classes))
  return w
}

type Id = 'gameMenus' | 'gameList' | 'hotGames' | 'gameVendors' | 'vendorGameTypes'

async function ask(w: World, id: Id, query: Record<string, string> = {}, language = 'EN') {
  const answer = await w.app.portal.inject({ url: calls[id].path, query, headers: { language } })
  expect(answer.statusCode).toBe(200)
  return answer.json().value
}

const everyType = ['RNG', 'LIVE', 'FISH', 'SPORTS', 'PVP', 'ELOTT', 'LOTT', 'SC', 'VP', 'JP', 'TG', 'AC'] as const
const menuTypes = async (w: World, language = 'EN') =>
  (await ask(w, 'gameMenus', {}, language)).gameMenus.map((menu: { gameType: string }) => menu.gameType)

test('the menu has the types that have games, in its own order', async () => {
  await using w = await worldWith([
    ...everyType.toReversed().map((gameType) => ({ gameType })),
    { gameType: 'SPORTS', vendorCode: 'AV' },
    { gameType: 'SPORTS', vendorCode: 'SV3' },
    { gameClass: 'BG' },
  ])
  const order = 'RNG LIVE FISH SPORTS ESPORTS PVP BINGO COCKFIGHT ELOTT LOTT SC VP JP TG AC'.split(' ')
  expect(await menuTypes(w)).toEqual(order)
})

test('without TY among the languages there is no bingo, at once', async () => {
  await using w = await worldWith([{ gameClass: 'BG' }])
  expect(await menuTypes(w)).toEqual(['RNG', 'BINGO'])
  const { offered, followBrowser } = w.settings.current('languages')
  await w.set('languages', { offered: offered.filter(({ code }) => code !== 'TY'), followBrowser })
  expect(await menuTypes(w)).toEqual(['RNG'])
  expect((await ask(w, 'vendorGameTypes', { vassalage: 'PG' })).list).toHaveLength(1)
})

test.each([
  { vendor: 'SBO', group: 'SPORTS' },
  ...['AV', 'IMES', 'IA', 'AI', 'TF'].map((vendor) => ({ vendor, group: 'ESPORTS' })),
  ...['SV3', 'DS88', 'DIG', 'WGB', 'WS168'].map((vendor) => ({ vendor, group: 'COCKFIGHT' })),
])('[LOB-13] $vendor of the sports list stands under $group, in lists, menus and lanes', async ({ vendor, group }) => {
  await using w = await worldWith([{ gameType: 'SPORTS', vendorCode: vendor }])
  expect(await menuTypes(w)).toEqual([group])
  expect((await ask(w, 'gameVendors')).data.lanes.map((lane: { gameType: string }) => lane.gameType)).toEqual([group])
  for (const type of ['SPORTS', 'ESPORTS', 'COCKFIGHT']) {
    const all = await ask(w, 'gameList', { gameType: type })
    expect(all.totalCount).toBe(type === group ? 1 : 0)
    expect(all).toMatchObject(await ask(w, 'gameList', { gameType: type, vassalage: vendor }))
  }
})

test.each(['SPORTS', 'ESPORTS', 'COCKFIGHT'])(
  '[LOB-13] without a vendor the list of %s has all of its vendors',
  async (type) => {
    const vendors = ['SBO', 'AV', 'IMES', 'IA', 'AI', 'TF', 'CMD', 'SV3', 'DS88', 'DIG', 'WGB', 'WS168']
    await using w = await worldWith(vendors.map((vendorCode) => ({ gameType: 'SPORTS', vendorCode })))
    const [lane] = (await ask(w, 'gameVendors')).data.lanes.filter(
      (each: { gameType: string }) => each.gameType === type,
    )
    const ofLane = lane.vendors.map(({ vassalage }: { vassalage: string }) => vassalage)
    const listed = (await ask(w, 'gameList', { gameType: type })).games
    expect(listed.map(({ vassalage }: { vassalage: string }) => vassalage)).toEqual(ofLane)
    expect(ofLane).toHaveLength(type === 'SPORTS' ? 2 : 5)
  },
)

test.each<{ query: Record<string, string>; ids: string[] }>([
  { query: {}, ids: ['1', '2', '3', '4'] },
  { query: { gameClassify: 'BUY' }, ids: ['2', '4'] },
  { query: { minLineNum: '25' }, ids: ['2', '3'] },
  { query: { minBet: '1' }, ids: ['2', '4'] },
  { query: { minLineNum: '25', minBet: '1' }, ids: ['2'] },
  { query: { gameClassify: 'VIDEO', minBet: '1' }, ids: [] },
])('[LOB-12] slots by classification, lines and least bet in units of the currency: $query', async ({ query, ids }) => {
  await using w = await worldWith([
    { lineCount: 24, minBetMinor: 99n },
    { lineCount: 25, minBetMinor: 100n, gameClass: 'BUY' },
    { lineCount: 26, minBetMinor: 0n },
    { lineCount: 0, minBetMinor: 10_000n, gameClass: 'BUY' },
    { gameType: 'LIVE', lineCount: 30, minBetMinor: 10_000n, gameClass: 'BUY' },
  ])
  const { games } = await ask(w, 'gameList', { gameType: 'RNG', ...query })
  expect(games.map(({ nodeId }: { nodeId: string }) => nodeId)).toEqual(ids)
})

test.each<Record<string, string>>([
  { gameType: 'SPORTS', vassalage: 'AV' },
  { gameType: 'LIVE', gameClassify: 'VIDEO' },
  { gameType: 'FISH', minLineNum: '25' },
  { gameType: 'RNG', vassalage: 'NOBODY' },
  { gameType: 'RNG', minBet: '1000000000' },
  { vassalage: 'AV', gameName: 'Game 1' },
])('filters that contradict each other find nothing: %j', async (query) => {
  await using w = await worldWith([
    {},
    { gameType: 'SPORTS', vendorCode: 'AV' },
    { gameType: 'LIVE', gameClass: 'BACCARAT' },
    { gameType: 'FISH', lineCount: 0 },
  ])
  expect(await ask(w, 'gameList', query)).toMatchObject({ games: [], totalCount: 0, totalPages: 0 })
})

test('[LOB-20] the count of every type, classification and vendor is that of the filtered list', async () => {
  const game = fc.record({
    gameType: fc.constantFrom(...everyType),
    vendorCode: fc.constantFrom('PG', 'JDB', 'AV', 'SV3'),
    gameClass: fc.constantFrom('BG', 'VIDEO', 'BACCARAT'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(game, { minLength: 1, maxLength: 40 }), async (games) => {
      await using w = await worldWith(games)
      const total = async (query: Record<string, string>) => (await ask(w, 'gameList', query)).totalCount
      for (const menu of (await ask(w, 'gameMenus')).gameMenus) {
        const query: Record<string, string> =
          menu.gameType === 'BINGO' ? { gameType: 'RNG', gameClassify: 'BG' } : { gameType: menu.gameType }
        expect(await total(query)).toBe(menu.gameCount)
        for (const entry of menu.gameClassify) {
          expect(await total({ ...query, gameClassify: entry.key })).toBe(entry.gameCount)
        }
        for (const card of menu.cards) expect(await total({ ...query, vassalage: card.vassalage })).toBe(card.gameCount)
      }
      for (const { gameType, gameCount } of (await ask(w, 'vendorGameTypes', { vassalage: 'AV' })).list) {
        const query = gameType === 'BINGO' ? { gameType: 'RNG', gameClassify: 'BG' } : { gameType }
        expect(await total({ vassalage: 'AV', ...query })).toBe(gameCount)
      }
    }),
    { numRuns: 12 },
  )
})

test('classifications come in the order and the language of the merchant, with their vendors', async () => {
  const classes = [
    aClass({ key: 'ROULETTE', gameType: 'LIVE', names: { en: 'Roulette', vi: 'Ru lét' } }),
    aClass({ key: 'BACCARAT', gameType: 'LIVE', names: { en: 'Baccarat' } }),
    aClass({ key: 'SICBO', gameType: 'LIVE', names: { en: 'Sic bo' } }),
  ]
  await using w = await worldWith(
    [
      { gameType: 'LIVE', gameClass: 'BACCARAT' },
      { gameType: 'LIVE', gameClass: 'ROULETTE', vendorCode: 'JDB' },
      { gameType: 'LIVE', gameClass: 'ROULETTE' },
    ],
    classes,
  )
  const [live] = (await ask(w, 'gameMenus', {}, 'TY')).gameMenus
  expect(live).toMatchObject({
    title: 'Casino trực tuyến',
    gameClassify: [
      { key: 'ROULETTE', displayName: 'Ru lét', gameCount: 2, vendors: ['PG', 'JDB'] },
      { key: 'BACCARAT', displayName: 'Baccarat', gameCount: 1, vendors: ['PG'] },
    ],
  })
})

test.each([
  { vietnamese: false, electronic: false, mode: 'LOTT' },
  { vietnamese: false, electronic: true, mode: 'ELOTT' },
  { vietnamese: true, electronic: false, mode: 'ELOTT' },
  { vietnamese: true, electronic: true, mode: 'ELOTT' },
])('[LOB-15] with TCG_LOTTO_VN $vietnamese and LOTT under ELOTT $electronic the prize mode is $mode', async (row) => {
  await using w = await worldWith([
    { gameType: 'LOTT', vendorCode: 'LOTT' },
    { gameType: 'ELOTT', vendorCode: 'TCG_SEA' },
    ...(row.vietnamese ? [{ gameType: 'LOTT' as const, vendorCode: 'TCG_LOTTO_VN' }] : []),
    ...(row.electronic ? [{ gameType: 'ELOTT' as const, vendorCode: 'LOTT' }] : []),
  ])
  expect((await ask(w, 'gameVendors')).prizeMode).toBe(row.mode)
})

test('hot games come in the order of the merchant, all of them or of one type or vendor', async () => {
  await using w = await worldWith([
    { isHot: true },
    {},
    { isHot: true, gameType: 'FISH' },
    { isHot: true, vendorCode: 'JDB' },
  ])
  const ids = async (query: Record<string, string>) =>
    (await ask(w, 'hotGames', query)).list.map((game: { nodeId: string }) => game.nodeId)
  expect(await ids({})).toEqual(['1', '3', '4'])
  expect(await ids({ gameType: 'RNG' })).toEqual(['1', '4'])
  expect(await ids({ vassalage: 'JDB' })).toEqual(['4'])
  expect(await ids({ vassalage: 'JDB', gameType: 'FISH' })).toEqual([])
})

test.each([
  { own: null, vendors: null, until: null },
  { own: '2030-01-01T00:00:00.000Z', vendors: null, until: '2030-01-01T00:00:00.000Z' },
  { own: null, vendors: '2031-01-01T00:00:00.000Z', until: '2031-01-01T00:00:00.000Z' },
  { own: '2032-01-01T00:00:00.000Z', vendors: '2031-01-01T00:00:00.000Z', until: '2032-01-01T00:00:00.000Z' },
])('maintenance lasts until the later of $own and $vendors', async ({ own, vendors, until }) => {
  await using w = await world()
  const moment = (text: string | null) => (text === null ? null : new Date(text))
  await w.database.transaction((tx) =>
    importCatalogue(
      tx,
      [{ ...aVendor(), maintenanceUntil: moment(vendors) }],
      [aGame({ nodeId: 1n, maintenanceUntil: moment(own) })],
    ),
  )
  expect((await ask(w, 'gameList')).games[0].maintenanceUntil).toBe(until)
})

test('[LOB-21] games, vendors and categories have the field names of the specification', async () => {
  await using w = await worldWith([{ gameType: 'SPORTS' }])
  const [menu] = (await ask(w, 'gameMenus')).gameMenus
  expect(Object.keys(menu)).toEqual(expect.arrayContaining(['title', 'cards', 'gameClassify']))
  expect(Object.keys(menu.gameClassify[0])).toEqual(['displayName', 'key', 'gameCount', 'vendors'])
  const vendorFields = ['vassalage', 'displayName', 'lagerIcon', 'gameType', 'cards']
  expect(Object.keys(menu.cards[0])).toEqual(expect.arrayContaining(vendorFields))
  const gameFields =
    'nodeId nodeName gameName vassalage gameType isHot supportPlay showIcon iconUrl gameClassify gameCode minBet minLineNum isGame'
  expect(Object.keys(menu.cards[0].cards[0])).toEqual(expect.arrayContaining(gameFields.split(' ')))
})

const hostile = [
  '\u0000',
  '\u202e\u200f',
  '💰🎰',
  "'; drop table games; --",
  '%_\\',
  '.*(a+)+$',
  '[[[(((',
  '<script>alert(1)</script>',
  '$&$1',
  'a '.repeat(30),
  'ﷺ'.repeat(60),
  'x'.repeat(60),
  '\ud800',
]
test.each(hostile)('the term %j is answered without an error', async (gameName) => {
  await using w = await worldWith([{ names: { en: 'Dragon Treasure' } }])
  const answer = await w.app.portal.inject({ url: calls.gameList.path, query: { gameName } })
  expect(answer.statusCode).toBe(200)
})

test('a term of nothing but space is no term, and 10 kB of it are refused', async () => {
  await using w = await worldWith([{}, {}])
  expect((await ask(w, 'gameList', { gameName: ' \u3000\t' })).totalCount).toBe(2)
  expect((await ask(w, 'gameList', { gameName: '' })).totalCount).toBe(2)
  expect((await ask(w, 'gameList', { gameName: '\u200f' })).totalCount).toBe(0)
  for (const sign of ['x', '💰', '\u202e', '\u0000', '%', '(a+)+', 'ﷺ']) {
    const query = { gameName: sign.repeat(Math.ceil(10_000 / sign.length)) }
    const long = await w.app.portal.inject({ url: calls.gameList.path, query })
    expect(long.json()).toMatchObject({ code: 'invalid_input', value: { fields: [{ path: '/query/gameName' }] } })
  }
})
