import { createQueryClient } from '@banyan/client/query-client.ts'
import { nameSender } from '@banyan/client/sender.ts'
import type { Game } from '@banyan/contract/games/game.ts'
import type { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerFrom, type FakeCatalogue, fakeCatalogue, game, gamesOf } from '#/src/test-world/catalogue.ts'
import { favouriteIdsQuery } from './favourites/favourite-ids-query.ts'
import { ownGamesQuery } from './favourites/own-games-query.ts'
import { toggleFavourite } from './toggle-favourite.ts'

const fresh = game(9, { gameType: 'LIVE' })
let catalogue: FakeCatalogue
let client: QueryClient
let now = 0

beforeEach(async () => {
  catalogue = fakeCatalogue({ favourites: gamesOf(3), hot: [fresh] })
  vi.stubGlobal('fetch', answerFrom(catalogue))
  nameSender({ merchant: 'banyan', language: 'EN' })
  now += 10_000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  client = createQueryClient()
  await Promise.all([
    client.prefetchQuery(favouriteIdsQuery),
    ...Object.values(lists).map((list) => client.prefetchQuery(list())),
  ])
})

afterEach(() => {
  client.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const lists = {
  all: () => ownGamesQuery('favourites', {}, 18),
  live: () => ownGamesQuery('favourites', { gameType: 'LIVE' }, 18),
  slots: () => ownGamesQuery('favourites', { gameType: 'RNG' }, 18),
  later: () => ownGamesQuery('favourites', { pageNo: 2 }, 18),
}
const ids = () => client.getQueryData(favouriteIdsQuery.queryKey)?.ids
const shown = (list: keyof typeof lists) =>
  client.getQueryData(lists[list]().queryKey)?.games.map(({ nodeId }: Game) => nodeId)

/** What is shown while the server still thinks, and at the end. */
async function during(atOnce: boolean, toggled: Game, then = () => {}) {
  const server = answerFrom(catalogue)
  let letGo = () => {}
  const sent = new Promise<void>((reached) => {
    vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
      await new Promise<void>((resolve) => {
        letGo = resolve
        reached()
      })
      return server(...asked)
    })
  })
  const done = toggleFavourite(client, toggled, atOnce)
  await sent
  const meanwhile = { ids: ids(), all: shown('all'), live: shown('live'), slots: shown('slots'), later: shown('later') }
  then()
  letGo()
  await done
  return meanwhile
}

test('[LOB-18] an addition at once stands first in the lists it belongs to', async () => {
  expect(await during(true, fresh)).toEqual({
    ids: ['9', '1', '2', '3'],
    all: ['9', '1', '2', '3'],
    live: ['9'],
    slots: ['1', '2', '3'],
    later: [],
  })
  expect(ids()).toEqual(['9', '1', '2', '3'])
})

test('[LOB-18] a present id is not added twice', async () => {
  // Another tab has taken it away and back: the ids of this one lack what its list has.
  client.setQueryData(favouriteIdsQuery.queryKey, { ids: ['1', '3'], version: 0 })
  const meanwhile = await during(true, game(2))
  expect(meanwhile.all).toEqual(['1', '2', '3'])
  expect(ids()).toEqual(['2', '1', '3'])
})

test('[LOB-18] an addition that fails is put back', async () => {
  catalogue.refusal = 'game_not_found'
  expect((await during(true, fresh)).all).toEqual(['9', '1', '2', '3'])
  expect([ids(), shown('all'), shown('live')]).toEqual([['1', '2', '3'], ['1', '2', '3'], []])
})

test('[LOB-18] a removal at once leaves the ids and every list', async () => {
  const { ids: left, all, slots } = await during(true, game(2))
  expect([left, all, slots]).toEqual([
    ['1', '3'],
    ['1', '3'],
    ['1', '3'],
  ])
})

test('[LOB-18] elsewhere nothing changes before the call has succeeded', async () => {
  const { ids: left, all } = await during(false, game(2))
  expect([left, all]).toEqual([
    ['1', '2', '3'],
    ['1', '2', '3'],
  ])
  expect([ids(), shown('all')]).toEqual([
    ['1', '3'],
    ['1', '3'],
  ])
})

test('[LOB-18] a failure puts nothing back for an account that has left meanwhile', async () => {
  catalogue.refusal = 'unknown_error'
  await during(true, game(2), () => client.removeQueries())
  expect([ids(), shown('all')]).toEqual([undefined, undefined])
})
