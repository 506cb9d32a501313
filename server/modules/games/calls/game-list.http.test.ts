import { gameList } from '@banyan/contract/games/game-list.ts'
import { expect, test } from 'vitest'
import { type World, world } from '#/test-world/world.ts'
import { type CatalogueGame, importCatalogue } from '../import-catalogue.ts'
import { aGame, aVendor } from '../test-world/catalogue-builder.ts'

async function worldWith(games: CatalogueGame[]): Promise<World> {
  const w = await world()
  await w.database.transaction((tx) => importCatalogue(tx, [aVendor()], games))
  return w
}

async function get(w: World, query: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await w.app.portal.inject({ method: 'GET', url: gameList.path, query, headers })
  return { status: answer.statusCode, body: answer.json() }
}

test('a visitor reads a page of the catalogue', async () => {
  await using w = await worldWith(Array.from({ length: 5 }, (_, i) => aGame({ nodeId: BigInt(i + 1) })))
  const { status, body } = await get(w, { gameType: 'RNG', pageNo: '2', pageSize: '2' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ success: true, value: { totalPages: 3, totalCount: 5 } })
  expect(body.value.games.map((game: { nodeId: string }) => game.nodeId)).toEqual(['3', '4'])
})

test('a game carries the field names of the specification', async () => {
  await using w = await worldWith([
    aGame({
      nodeId: 7n,
      isHot: true,
      hasFreeTrial: true,
      minBetMinor: 150_050n,
      lineCount: 20,
      names: { en: 'Koi', vi: 'Cá Chép' },
    }),
  ])
  const { body } = await get(w, { language: 'TY' })
  expect(body.value.games[0]).toEqual({
    nodeId: '7',
    nodeName: 'Cá Chép',
    gameName: 'Cá Chép',
    vassalage: 'PG',
    gameType: 'RNG',
    isHot: 1,
    supportPlay: 0,
    showIcon: 1,
    iconUrl: expect.stringMatching(/^\/art\/[a-z]+\..+\.svg$/),
    gameClassify: 'VIDEO',
    gameCode: 'game-7',
    minBet: '1500.50',
    minLineNum: 20,
    isGame: 'GAME',
    maintenanceUntil: null,
    lettering: { voice: expect.any(String), colour: expect.stringMatching(/^#/) },
  })
})

test.each([
  { query: { language: 'EN' }, headers: {}, name: 'Dragon' },
  { query: { language: 'AR' }, headers: {}, name: 'التنين' },
  { query: { language: 'CN' }, headers: {}, name: '神龙' },
  { query: {}, headers: { language: 'CN' }, name: '神龙' },
  { query: { language: 'EN' }, headers: { language: 'CN' }, name: 'Dragon' },
  { query: {}, headers: {}, name: 'Rồng' },
  { query: { language: 'XX' }, headers: {}, name: 'Dragon' },
])('the name comes in the language of $query $headers', async ({ query, headers, name }) => {
  const names = { en: 'Dragon', vi: 'Rồng', ar: 'التنين', 'zh-Hans': '神龙' }
  await using w = await worldWith([aGame({ nodeId: 1n, names })])
  const { body } = await get(w, query as Record<string, string>, headers as Record<string, string>)
  expect(body.value.games[0].gameName).toBe(name)
})

test('[LOB-08] without a page the first 42 games are answered', async () => {
  await using w = await worldWith(Array.from({ length: 43 }, (_, i) => aGame({ nodeId: BigInt(i + 1) })))
  const { body } = await get(w, {})
  expect(body.value.games).toHaveLength(42)
  expect(body.value.totalPages).toBe(2)
})

test('a page past the last is empty and still says how many there are', async () => {
  await using w = await worldWith([aGame({ nodeId: 1n })])
  const { status, body } = await get(w, { pageNo: '100000' })
  expect(status).toBe(200)
  expect(body.value).toEqual({ games: [], totalPages: 1, totalCount: 1, version: 1 })
})

test.each([
  { name: 'rong', language: 'TY', found: true },
  { name: 'RỒNG  Vàng', language: 'TY', found: true },
  { name: 'golden', language: 'TY', found: true },
  { name: 'تنين', language: 'AR', found: true },
  { name: '神龙', language: 'CN', found: true },
  { name: '神龙', language: 'TY', found: false },
  { name: 'phoenix', language: 'TY', found: false },
])('a part of the name finds the game in the language of the visitor and in English: $name', async (row) => {
  const { name, language, found } = row
  const names = { en: 'Golden Dragon', vi: 'Rồng Vàng', ar: 'التنين الذهبي', 'zh-Hans': '黄金神龙' }
  await using w = await worldWith([aGame({ nodeId: 1n, names })])
  const { body } = await get(w, { gameName: name, language })
  expect(body.value.totalCount).toBe(found ? 1 : 0)
})

test.each([
  { query: { nodeId: '2' }, found: ['2'] },
  { query: { nodeId: '2', gameType: 'RNG', gameName: 'koi' }, found: ['2'] },
  { query: { nodeId: '2', gameType: 'LIVE' }, found: [] },
  { query: { nodeId: '2', gameName: 'phoenix' }, found: [] },
  { query: { nodeId: '9' }, found: [] },
])('[LOB-16] a game is found by its id, within the other filters: $query', async ({ query, found }) => {
  await using w = await worldWith([1n, 2n, 3n].map((nodeId) => aGame({ nodeId, names: { en: `Koi ${nodeId}` } })))
  const { body } = await get(w, query as Record<string, string>)
  expect(body.value.games.map((game: { nodeId: string }) => game.nodeId)).toEqual(found)
  expect(body.value.totalCount).toBe(found.length)
})

test.each<{ query: Record<string, string>; path: string; rule: string }>([
  { query: { pageNo: '0' }, path: '/query/pageNo', rule: 'minimum' },
  { query: { pageNo: '-1' }, path: '/query/pageNo', rule: 'minimum' },
  { query: { pageNo: '100001' }, path: '/query/pageNo', rule: 'maximum' },
  { query: { pageNo: '1e3' }, path: '/query/pageNo', rule: 'type' },
  { query: { pageNo: '1.5' }, path: '/query/pageNo', rule: 'type' },
  { query: { pageNo: '' }, path: '/query/pageNo', rule: 'type' },
  { query: { pageNo: '９' }, path: '/query/pageNo', rule: 'type' },
  { query: { pageNo: '99999999999999999999' }, path: '/query/pageNo', rule: 'type' },
  { query: { pageSize: '0' }, path: '/query/pageSize', rule: 'minimum' },
  { query: { pageSize: '101' }, path: '/query/pageSize', rule: 'maximum' },
  { query: { clientType: '4' }, path: '/query/clientType', rule: 'const' },
  { query: { platform: 'ios' }, path: '/query/platform', rule: 'enum' },
  { query: { channel: 'FAX' }, path: '/query/channel', rule: 'enum' },
  { query: { gameType: 'CHESS' }, path: '/query/gameType', rule: 'enum' },
  { query: { vassalage: 'pg; drop table' }, path: '/query/vassalage', rule: 'pattern' },
  { query: { gameName: 'x'.repeat(61) }, path: '/query/gameName', rule: 'maxLength' },
  { query: { minBet: '-1' }, path: '/query/minBet', rule: 'minimum' },
  { query: { minLineNum: 'many' }, path: '/query/minLineNum', rule: 'type' },
  { query: { nodeId: '1 or 1' }, path: '/query/nodeId', rule: 'pattern' },
  { query: { language: '../etc' }, path: '/query/language', rule: 'pattern' },
  { query: { sortBy: 'name' }, path: '/query/sortBy', rule: 'additionalProperties' },
  { query: { __proto__x: '1' }, path: '/query/__proto__x', rule: 'additionalProperties' },
])('$query is refused at $path', async ({ query, path, rule }) => {
  await using w = await world()
  const { status, body } = await get(w, query)
  expect(status).toBe(422)
  expect(body).toMatchObject({ success: false, code: 'invalid_input', value: { fields: [{ path, rule }] } })
})

test('a repeated field is refused, not guessed', async () => {
  await using w = await world()
  const answer = await w.app.portal.inject(`${gameList.path}?pageNo=1&pageNo=2`)
  expect(answer.statusCode).toBe(422)
  expect(answer.json().value.fields).toEqual([{ path: '/query/pageNo', rule: 'type' }])
})

test('the art of a listed game can be loaded, for good', async () => {
  await using w = await worldWith([aGame({ nodeId: 1n })])
  const { body } = await get(w, {})
  const art = await w.app.portal.inject(body.value.games[0].iconUrl)
  expect(art.statusCode).toBe(200)
  expect(art.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': expect.stringContaining('immutable'),
  })
  expect(art.body).toMatch(/^<svg /)
})

test.each(['/art/', '/art/nothing.svg', '/art/..%2F..%2Fpackage.json', `/art/${'x'.repeat(5000)}.svg`, '/art/a/b.svg'])(
  'art that means nothing is not found: %s',
  async (url) => {
    await using w = await world()
    const answer = await w.app.portal.inject(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ success: false, code: 'call_not_found' })
  },
)
