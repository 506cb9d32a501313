import type { CallDefinition } from '@banyan/contract/call.ts'
import { calls } from '@banyan/contract/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type World, world } from '#/test-world/world.ts'
import { importCatalogue } from '../import-catalogue.ts'
import { aGame, aVendor } from '../test-world/catalogue-builder.ts'

let w: World
beforeAll(async () => {
  w = await world()
  await w.database.transaction(async (tx) => {
    await importCatalogue(tx, [aVendor()], [aGame({ nodeId: 1n, isHot: true, names: { en: 'Koi' } })])
  })
})
afterAll(() => w[Symbol.asyncDispose]())

const ask = (path: string, query: Record<string, string>) => w.app.portal.inject({ url: path, query })

/** Every parameter that the specification names, with a value that it takes, and where the list is in the value. */
const named = [
  { id: 'gameMenus', path: '/lgw/games/game_menus', query: {}, list: ['gameMenus'], fields: [] },
  {
    id: 'gameList',
    path: '/wps/relay/GCSGAME_gameList',
    query: {
      clientType: '3',
      platform: 'html5-desktop',
      channel: 'WEB',
      merchant: 'banyan',
      gameType: 'RNG',
      vassalage: 'PG',
      gameClassify: 'VIDEO',
      gameName: 'koi',
      minBet: '1',
      minLineNum: '25',
      nodeId: '1',
      pageNo: '1',
      pageSize: '18',
      language: 'EN',
    },
    list: ['games'],
    fields: ['totalPages'],
  },
  {
    id: 'hotGames',
    path: '/wps/relay/GCSGAME_hotGamesV2',
    query: {
      merchantCode: 'banyan',
      isPlatform: '2',
      gameType: 'RNG',
      vassalage: 'PG',
      platform: 'html5-desktop',
      language: 'EN',
    },
    list: ['list'],
    fields: [],
  },
  {
    id: 'vendorGameTypes',
    path: '/wps/relay/GCSGAME_getVassGameType',
    query: { vassalage: 'PG' },
    list: ['list'],
    fields: [],
  },
  {
    id: 'gameVendors',
    path: '/wps/relay/GCSGAME_newGameVendor',
    query: { platform: 'html5-desktop' },
    list: ['data', 'lanes'],
    fields: [],
  },
] as const

test.each(named)('[LOB-16] $id takes every parameter by its name and answers its value', async (row) => {
  const { method, path, query } = (calls as Record<string, CallDefinition>)[row.id] as CallDefinition
  expect({ method, path }).toEqual({ method: 'GET', path: row.path })
  expect(Object.keys(query.properties)).toEqual(Object.keys(row.query))
  const answer = await ask(row.path, row.query)
  expect(answer.statusCode).toBe(200)
  const { value } = answer.json()
  expect(row.list.reduce((part, name) => part?.[name], value)).toHaveProperty('length')
  expect(value).toEqual(expect.objectContaining(Object.fromEntries(row.fields.map((name) => [name, 1]))))
})

test.each([
  { path: '/wps/relay/GCSGAME_gameList', query: { platform: 'flash' } },
  { path: '/wps/relay/GCSGAME_hotGamesV2', query: { platform: 'flash' } },
  { path: '/wps/relay/GCSGAME_newGameVendor', query: { platform: 'flash' } },
])('$path takes $query', async ({ path, query }) => {
  expect((await ask(path, query)).statusCode).toBe(200)
})

test.each([
  { path: '/wps/relay/GCSGAME_gameList', query: { clientType: '2' } },
  { path: '/wps/relay/GCSGAME_gameList', query: { platform: 'W' } },
  { path: '/wps/relay/GCSGAME_gameList', query: { platform: 'HTML5-DESKTOP' } },
  { path: '/wps/relay/GCSGAME_hotGamesV2', query: { isPlatform: '1' } },
  { path: '/wps/relay/GCSGAME_hotGamesV2', query: { platform: 'html5-mobile' } },
  { path: '/wps/relay/GCSGAME_newGameVendor', query: { platform: '' } },
])('$path refuses $query with a declared error', async ({ path, query }) => {
  const answer = await ask(path, query as Record<string, string>)
  expect(answer.statusCode).toBe(422)
  const [name] = Object.keys(query)
  expect(answer.json()).toMatchObject({ code: 'invalid_input', value: { fields: [{ path: `/query/${name}` }] } })
})
