import { calls } from '@banyan/contract/calls.ts'
import { expect, test, vi } from 'vitest'
import { onPostgres } from '#/test-world/test-database.ts'
import { type World, world } from '#/test-world/world.ts'
import { importCatalogue } from '../import-catalogue.ts'
import { noteStartedGame } from '../note-started-game.ts'
import { aGame, aVendor } from '../test-world/catalogue-builder.ts'

const firstOfCatalogue = 2_000

/** A world whose catalogue has 30 games. */
async function worldWithGames(): Promise<World> {
  const w = await world({ engine: 'postgres' })
  const games = Array.from({ length: 30 }, (_, i) => aGame({ nodeId: BigInt(firstOfCatalogue + i) }))
  await w.database.transaction((tx) => importCatalogue(tx, [aVendor()], games))
  // The process hears of the catalogue a moment later.
  const { headers } = await w.signIn()
  await vi.waitFor(async () => expect(await add(w, headers, 0)).toBe('added'), { timeout: 20_000 })
  return w
}

const add = async (w: World, headers: object, number: number) => {
  const { method, path: url } = calls.addFavourite
  const payload = { nodeId: String(firstOfCatalogue + number), vendor: 'PG', gameType: 'RNG' }
  const answer = await w.app.portal.inject({ method, url, headers: { ...headers }, payload })
  return answer.statusCode === 200 ? 'added' : answer.json().code
}

async function keptBy(w: World, table: 'favourite_games' | 'recent_games', accountId: bigint): Promise<number> {
  const rows = await w.database.db.selectFrom(table).select('node_id').where('account_id', '=', accountId).execute()
  return rows.length
}

onPostgres("an account's own games under contention", () => {
  test('[LOB-18] of 30 favourites added at once around the limit as many stay as there is room for', async () => {
    await using w = await worldWithGames()
    for (const before of [980, 998, 999]) {
      const { headers, accountId } = await w.signIn()
      const rows = Array.from({ length: before }, (_, i) => ({ account_id: accountId, node_id: BigInt(i + 1) }))
      await w.database.transaction((tx) => tx.insertInto('favourite_games').values(rows).execute())
      const answers = await Promise.all(Array.from({ length: 30 }, (_, i) => add(w, headers, i)))
      expect(answers.filter((answer) => answer === 'added')).toHaveLength(999 - before)
      expect(answers.filter((answer) => answer === 'too_many_favourites')).toHaveLength(30 - (999 - before))
      expect(await keptBy(w, 'favourite_games', accountId)).toBe(999)
    }
  })

  test('[LOB-18] one favourite added 30 times at once is there once, and every time answered alike', async () => {
    await using w = await worldWithGames()
    const { headers, accountId } = await w.signIn()
    const answers = await Promise.all(Array.from({ length: 30 }, () => add(w, headers, 0)))
    expect(answers).toEqual(Array(30).fill('added'))
    expect(await keptBy(w, 'favourite_games', accountId)).toBe(1)
  })

  test('[LOB-19] games started at once leave 200 at most', async () => {
    await using w = await worldWithGames()
    const { accountId } = await w.signIn()
    const rows = Array.from({ length: 190 }, (_, i) => ({ account_id: accountId, node_id: BigInt(i + 1) }))
    await w.database.transaction((tx) => tx.insertInto('recent_games').values(rows).execute())
    const starts = Array.from({ length: 30 }, (_, i) => String(firstOfCatalogue + i))
    await Promise.all(starts.map((id) => w.database.transaction((tx) => noteStartedGame(tx, accountId, id))))
    expect(await keptBy(w, 'recent_games', accountId)).toBe(200)
  })
})
