import { calls } from '@banyan/contract/calls.ts'
import { socketPath } from '@banyan/contract/events.ts'
import { favouritesChanged } from '@banyan/contract/games/favourites-event.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectSocket, type SocketClient } from '#/platform/realtime/test-world/socket-client.ts'
import type { SignedInClient } from '#/test-world/sign-in.ts'
import { type World, world } from '#/test-world/world.ts'
import { type CatalogueGame, importCatalogue } from '../import-catalogue.ts'
import { aGame, aVendor } from '../test-world/catalogue-builder.ts'

let w: World
let address: string
beforeAll(async () => {
  w = await world()
  address = await w.app.portal.listen({ host: '127.0.0.1', port: 0 })
  await offer(catalogue)
})
afterAll(() => w[Symbol.asyncDispose]())

const names = { en: 'Dragon', vi: 'Rồng' }
const catalogue = [
  ...[1n, 2n, 3n, 4n].map((nodeId) => aGame({ nodeId, names })),
  aGame({ nodeId: 5n, vendorCode: 'JDB', gameType: 'FISH' }),
  // Listed as esports, because of its vendor.
  aGame({ nodeId: 6n, vendorCode: 'AV', gameType: 'SPORTS' }),
]

async function offer(games: CatalogueGame[]): Promise<void> {
  const vendors = [...new Set(games.map(({ vendorCode }) => vendorCode))].map(aVendor)
  await w.database.transaction((tx) => importCatalogue(tx, vendors, games))
}

const slot = (nodeId: string) => ({ nodeId, vendor: 'PG', gameType: 'RNG' })

async function toggle(who: SignedInClient, id: 'addFavourite' | 'removeFavourite', payload: object): Promise<unknown> {
  const { method, path: url } = calls[id]
  const answer = await w.app.portal.inject({ method, url, headers: who.headers, payload })
  return answer.statusCode === 200 ? answer.json().value : answer.json().code
}

/** Adds slots one second after the other. */
async function addInTurn(who: SignedInClient, nodeIds: readonly string[]): Promise<void> {
  for (const [second, nodeId] of nodeIds.entries()) {
    await w.moveClock(second)
    expect(await toggle(who, 'addFavourite', slot(nodeId))).toEqual({})
  }
}

async function read(who: SignedInClient, id: 'favouriteIds' | 'favouriteGames', query: Record<string, string> = {}) {
  const answer = await w.app.portal.inject({ url: calls[id].path, headers: who.headers, query })
  expect(answer.statusCode).toBe(200)
  return answer.json().value
}

/** A tab of the account with its websocket open, which has seen this version of the favourites. */
async function openTab(who: SignedInClient, seen?: number): Promise<SocketClient> {
  const { method, path: url } = calls.socketTicket
  const { ticket } = (await w.app.portal.inject({ method, url, headers: who.headers })).json().value
  const headers = { origin: 'http://localhost:3000', cookie: who.headers.cookie }
  const tab = await connectSocket(address + socketPath, { headers })
  tab.say({ kind: 'hello', ticket, versions: seen === undefined ? {} : { [favouritesChanged]: seen } })
  await tab.told(({ event }) => event === 'socket.opened')
  return tab
}

const heard = ({ events }: SocketClient) =>
  events.filter(({ event }) => event === favouritesChanged).map(({ version, value }) => [version, value])

const idsOf = async (who: SignedInClient) => (await read(who, 'favouriteIds')).ids
const listed = (content: { readonly nodeId: string }[]) => content.map(({ nodeId }) => nodeId)

/** Puts so many favourites into the table that no game of the catalogue stands for. */
async function withFavourites(count: number): Promise<SignedInClient> {
  const who = await w.signIn()
  const rows = Array.from({ length: count }, (_, i) => ({ account_id: who.accountId, node_id: BigInt(1_000 + i) }))
  await w.database.transaction((tx) => tx.insertInto('favourite_games').values(rows).execute())
  return who
}

test('[LOB-18] ids are texts, the latest first, and every account has its own', async () => {
  const [own, other] = [await w.signIn(), await w.signIn()]
  await addInTurn(own, ['2', '1', '3'])
  expect(await idsOf(own)).toEqual(['3', '1', '2'])
  expect(await idsOf(other)).toEqual([])
})

test('[LOB-18] a present id is not added twice and keeps its place', async () => {
  const own = await w.signIn()
  await addInTurn(own, ['1', '2', '1'])
  expect(await idsOf(own)).toEqual(['2', '1'])
})

test('[LOB-18] removing takes one away; what is not there, or never was offered, is gone already', async () => {
  const own = await w.signIn()
  await addInTurn(own, ['1', '2'])
  for (const nodeId of ['1', '1', '999999999999999999']) {
    expect(await toggle(own, 'removeFavourite', slot(nodeId))).toEqual({})
  }
  expect(await idsOf(own)).toEqual(['2'])
})

test('[LOB-18] removing touches nobody else', async () => {
  const [own, other] = [await w.signIn(), await w.signIn()]
  for (const who of [own, other]) await addInTurn(who, ['1'])
  await toggle(own, 'removeFavourite', slot('1'))
  expect(await idsOf(other)).toEqual(['1'])
})

test('[LOB-18] [MSG-05] every tab of the account is told of a change, and of nothing that changes none', async () => {
  const [own, other] = [await w.signIn(), await w.signIn()]
  const tabs = [await openTab(own), await openTab(own)]
  const foreign = await openTab(other)
  const told = (version: number) =>
    Promise.all(tabs.map((tab) => tab.told((event) => event.event === favouritesChanged && event.version === version)))
  expect((await read(own, 'favouriteIds')).version).toBe(0)
  await toggle(own, 'addFavourite', slot('1'))
  await told(1)
  expect(await read(own, 'favouriteIds')).toEqual({ ids: ['1'], version: 1 })
  // What is there already, or gone already, or refused, is no change.
  await toggle(own, 'addFavourite', slot('1'))
  await toggle(own, 'removeFavourite', slot('2'))
  await toggle(own, 'addFavourite', slot('7'))
  await toggle(own, 'removeFavourite', slot('1'))
  await told(2)
  expect(await read(own, 'favouriteIds')).toEqual({ ids: [], version: 2 })
  for (const tab of tabs)
    expect(heard(tab)).toEqual([
      [1, { version: 1 }],
      [2, { version: 2 }],
    ])
  // The other account's first change comes after all of these.
  await toggle(other, 'addFavourite', slot('1'))
  await foreign.told(({ event }) => event === favouritesChanged)
  expect(heard(foreign)).toEqual([[1, { version: 1 }]])
})

test('[LOB-18] [MSG-05] a tab that comes back is told what it missed, and nothing when it missed nothing', async () => {
  const own = await w.signIn()
  await addInTurn(own, ['1', '2'])
  const [behind, upToDate] = [await openTab(own, 1), await openTab(own, 2)]
  await behind.told(({ event }) => event === favouritesChanged)
  await toggle(own, 'removeFavourite', slot('1'))
  await upToDate.told(({ event }) => event === favouritesChanged)
  expect(heard(behind)[0]).toEqual([2, { version: 2 }])
  expect(heard(upToDate)).toEqual([[3, { version: 3 }]])
})

test.each([
  { what: 'an unknown id', given: slot('7') },
  { what: 'another vendor', given: { ...slot('1'), vendor: 'JDB' } },
  { what: 'a vendor that is not offered', given: { ...slot('1'), vendor: 'NONE' } },
  { what: 'another type', given: { ...slot('1'), gameType: 'FISH' } },
  {
    what: 'the type it was imported under, not the listed one',
    given: { ...slot('6'), vendor: 'AV', gameType: 'SPORTS' },
  },
])('[LOB-18] $what is no game of the catalogue', async ({ given }) => {
  const own = await w.signIn()
  expect(await toggle(own, 'addFavourite', given)).toBe('game_not_found')
  expect(await idsOf(own)).toEqual([])
})

test('[LOB-13] a favourite is added under the type that lists show', async () => {
  const own = await w.signIn()
  expect(await toggle(own, 'addFavourite', { nodeId: '6', vendor: 'AV', gameType: 'ESPORTS' })).toEqual({})
  expect(listed((await read(own, 'favouriteGames', { gameType: 'ESPORTS' })).content)).toEqual(['6'])
})

test.each([
  { nodeId: '0' },
  { nodeId: '01' },
  { nodeId: '-1' },
  { nodeId: '1.5' },
  { nodeId: '1000000000000000000' },
  { nodeId: 1 },
  { vendor: 'pg' },
  { gameType: 'CHESS' },
  { extra: 1 },
])('%j is refused', async (wrong) => {
  const own = await w.signIn()
  for (const id of ['addFavourite', 'removeFavourite'] as const) {
    expect(await toggle(own, id, { ...slot('1'), ...wrong })).toBe('invalid_input')
  }
})

test('[LOB-18] the 999th favourite is taken, the 1,000th refused; present ones stay welcome', async () => {
  const own = await withFavourites(998)
  expect(await toggle(own, 'addFavourite', slot('1'))).toEqual({})
  expect(await toggle(own, 'addFavourite', slot('2'))).toBe('too_many_favourites')
  expect(await toggle(own, 'addFavourite', slot('1'))).toEqual({})
  const ids = await idsOf(own)
  expect(ids).toHaveLength(999)
  expect(ids).not.toContain('2')
  expect(await toggle(own, 'removeFavourite', slot('1000'))).toEqual({})
  expect(await toggle(own, 'addFavourite', slot('2'))).toEqual({})
})

test('[LOB-18] the list shows a game as the game list does, in the asked language', async () => {
  const own = await w.signIn()
  await addInTurn(own, ['1'])
  for (const language of ['TY', 'EN']) {
    const query = { language, gameType: 'RNG', platform: 'html5-desktop', clientType: '3' }
    const list = await w.app.portal.inject({ url: calls.gameList.path, query })
    const [first] = list.json().value.games
    expect(await read(own, 'favouriteGames', query)).toEqual({ content: [first], pageNum: 1, totalPages: 1 })
  }
})

test.each<{ query: Record<string, string>; ids: string[]; totalPages: number }>([
  { query: {}, ids: ['5', '4', '3', '2', '1'], totalPages: 1 },
  { query: { pageSize: '999' }, ids: ['5', '4', '3', '2', '1'], totalPages: 1 },
  { query: { pageSize: '2' }, ids: ['5', '4'], totalPages: 3 },
  { query: { pageSize: '2', pageNo: '3' }, ids: ['1'], totalPages: 3 },
  { query: { pageSize: '2', pageNo: '1000' }, ids: [], totalPages: 3 },
  { query: { gameType: 'FISH' }, ids: ['5'], totalPages: 1 },
  { query: { vassalage: 'PG', pageSize: '3' }, ids: ['4', '3', '2'], totalPages: 2 },
  { query: { vassalage: 'JDB', gameType: 'RNG' }, ids: [], totalPages: 0 },
  { query: { vassalage: 'NONE' }, ids: [], totalPages: 0 },
])('[LOB-08] [LOB-18] $query lists $ids of $totalPages pages', async ({ query, ids, totalPages }) => {
  const own = await w.signIn()
  await addInTurn(own, ['1', '2', '3', '4'])
  await w.moveClock(10)
  await toggle(own, 'addFavourite', { nodeId: '5', vendor: 'JDB', gameType: 'FISH' })
  const value = await read(own, 'favouriteGames', query)
  expect({ ids: listed(value.content), totalPages: value.totalPages, pageNum: value.pageNum }).toEqual({
    ids,
    totalPages,
    pageNum: Number(query.pageNo ?? 1),
  })
})

test.each([{ pageSize: '0' }, { pageSize: '1000' }, { pageNo: '0' }, { pageNo: '1001' }, { gameType: 'BINGO' }])(
  '%j is no page of favourites',
  async (query) => {
    const { headers } = await w.signIn()
    const answer = await w.app.portal.inject({ url: calls.favouriteGames.path, headers, query: query as never })
    expect(answer.json().code).toBe('invalid_input')
  },
)

test('[LOB-18] a game that leaves the catalogue leaves the list, stays among the ids, can be removed, and comes back', async () => {
  const own = await w.signIn()
  await addInTurn(own, ['1', '2', '3'])
  await offer(catalogue.filter(({ nodeId }) => nodeId !== 2n && nodeId !== 3n))
  expect(listed((await read(own, 'favouriteGames')).content)).toEqual(['1'])
  expect(await idsOf(own)).toEqual(['3', '2', '1'])
  expect(await toggle(own, 'removeFavourite', slot('3'))).toEqual({})
  await offer(catalogue)
  expect(listed((await read(own, 'favouriteGames')).content)).toEqual(['2', '1'])
})

test.each(['favouriteIds', 'favouriteGames', 'addFavourite', 'removeFavourite', 'recentGames'] as const)(
  '[LOB-18] a visitor is told to sign in by %s',
  async (id) => {
    const { method, path: url, body } = calls[id]
    const answer = await w.app.portal.inject({ method, url, ...(body && { payload: slot('1') }) })
    expect(answer.json()).toMatchObject({ code: 'not_logged_in' })
  },
)

test('no cache keeps what belongs to one account', async () => {
  const { headers } = await w.signIn()
  for (const id of ['favouriteIds', 'favouriteGames', 'recentGames'] as const) {
    const answer = await w.app.portal.inject({ url: calls[id].path, headers })
    expect(answer.headers['cache-control']).toBe('no-store')
  }
})
