import { calls } from '@banyan/contract/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedInClient } from '#/test-world/sign-in.ts'
import { type World, world } from '#/test-world/world.ts'
import { importCatalogue } from '../import-catalogue.ts'
import { noteStartedGame } from '../note-started-game.ts'
import { aGame, aVendor } from '../test-world/catalogue-builder.ts'

let w: World
beforeAll(async () => {
  w = await world()
  const slots = Array.from({ length: 210 }, (_, i) =>
    aGame({ nodeId: BigInt(i + 1), names: { en: 'Koi', vi: 'Chép' } }),
  )
  const games = [...slots, aGame({ nodeId: 500n, vendorCode: 'JDB', gameType: 'FISH' })]
  await w.database.transaction((tx) => importCatalogue(tx, [aVendor('PG'), aVendor('JDB')], games))
})
afterAll(() => w[Symbol.asyncDispose]())

const day = 86_400

/** Starts games one second after the other, beginning `from` seconds from now. */
async function start(who: SignedInClient, nodeIds: readonly string[], from = 0): Promise<void> {
  for (const [second, nodeId] of nodeIds.entries()) {
    await w.moveClock(from + second)
    await w.database.transaction((tx) => noteStartedGame(tx, who.accountId, nodeId))
  }
}

async function recent({ accountId }: SignedInClient, query: Record<string, string> = {}) {
  // Time that passes here ends sessions.
  const { headers } = await w.signIn(accountId)
  const answer = await w.app.portal.inject({ url: calls.recentGames.path, headers, query })
  expect(answer.statusCode).toBe(200)
  return answer.json().value
}

const ids = ({ list }: { readonly list: { readonly nodeId: string }[] }) => list.map(({ nodeId }) => nodeId)

test('[LOB-19] a started game comes first, each stands once, and every account has its own', async () => {
  const [own, other] = [await w.signIn(), await w.signIn()]
  await start(other, ['4'])
  await start(own, ['1', '2', '3', '1'])
  expect(ids(await recent(own))).toEqual(['1', '3', '2'])
  expect(ids(await recent(other))).toEqual(['4'])
  expect(await recent(await w.signIn())).toEqual({ list: [], totalPages: 0 })
})

test('[LOB-19] what was started 30 days ago is recent no more', async () => {
  const own = await w.signIn()
  await start(own, ['1', '2'])
  await w.moveClock(30 * day)
  expect(ids(await recent(own))).toEqual(['2'])
  await w.moveClock(30 * day + 1)
  expect(ids(await recent(own))).toEqual([])
})

test('[LOB-19] an account keeps its 200 latest games', async () => {
  const own = await w.signIn()
  const started = Array.from({ length: 201 }, (_, i) => String(i + 1))
  await start(own, started)
  const kept = await w.database.db
    .selectFrom('recent_games')
    .select('node_id')
    .where('account_id', '=', own.accountId)
    .execute()
  expect(kept).toHaveLength(200)
  const pages = [await recent(own, { pageSize: '100' }), await recent(own, { pageSize: '100', page: '2' })]
  expect(pages.flatMap(ids)).toEqual(started.slice(1).reverse())
})

test('[LOB-19] a start clears away what is too old to be shown', async () => {
  const own = await w.signIn()
  await start(own, ['1'])
  await start(own, ['2'], 31 * day)
  const kept = await w.database.db
    .selectFrom('recent_games')
    .select('node_id')
    .where('account_id', '=', own.accountId)
    .execute()
  expect(kept).toEqual([{ node_id: 2n }])
})

test('[LOB-19] the list shows a game as the game list does, in the asked language, and no game that is not offered', async () => {
  const own = await w.signIn()
  await start(own, ['1', '99999'])
  for (const language of ['TY', 'EN']) {
    const game = await w.app.portal.inject({ url: calls.gameList.path, query: { language, pageSize: '1' } })
    expect(await recent(own, { language })).toEqual({ list: game.json().value.games, totalPages: 1 })
  }
})

test.each<{ query: Record<string, string>; found: string[]; totalPages: number }>([
  { query: {}, found: ['500', '3', '2', '1'], totalPages: 1 },
  { query: { pageSize: '3' }, found: ['500', '3', '2'], totalPages: 2 },
  { query: { pageSize: '3', page: '2' }, found: ['1'], totalPages: 2 },
  { query: { pageSize: '3', page: '1000' }, found: [], totalPages: 2 },
  { query: { gameType: 'FISH', clientType: '3' }, found: ['500'], totalPages: 1 },
  { query: { vassalage: 'PG', pageSize: '2' }, found: ['3', '2'], totalPages: 2 },
])('[LOB-19] $query lists $found of $totalPages pages', async ({ query, found, totalPages }) => {
  const own = await w.signIn()
  await start(own, ['1', '2', '3', '500'])
  const value = await recent(own, query)
  expect({ found: ids(value), totalPages: value.totalPages }).toEqual({ found, totalPages })
})

test.each([{ pageSize: '0' }, { pageSize: '101' }, { page: '0' }, { page: '1001' }, { vassalage: 'x' }])(
  '%j is no page of recent games',
  async (query) => {
    const { headers } = await w.signIn()
    const answer = await w.app.portal.inject({ url: calls.recentGames.path, headers, query: query as never })
    expect(answer.json().code).toBe('invalid_input')
  },
)
