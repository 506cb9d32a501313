import { expect, test } from 'vitest'
import type { Database } from '#/platform/db/database.ts'
import { emptyDatabase, onEachEngine } from '#/test-world/test-database.ts'
import { aGame, aVendor } from '../catalogue-builder.ts'
import { type CatalogueGame, importCatalogue } from '../import-catalogue.ts'
import { type GameFilter, gameCount, gamePage } from './game-page.ts'

async function nodeIds(database: Database, filter: GameFilter): Promise<bigint[]> {
  return (await gamePage(database.db, filter, 0, 100)).map((row) => row.nodeId)
}

onEachEngine('the catalogue', (engine) => {
  async function catalogue(games: CatalogueGame[]): Promise<Database> {
    const database = await emptyDatabase(engine)
    const vendors = [...new Set(games.map((game) => game.vendorCode))].map(aVendor)
    await database.transaction((tx) => importCatalogue(tx, vendors, games))
    return database
  }

  test('comes back as it was written, amounts as bigint', async () => {
    const written = aGame({
      nodeId: 9_007_199_254_740_993n,
      vendorCode: 'TCG_SEA',
      gameCode: 'koi-1',
      names: { en: 'Koi Garden', vi: 'Khu Vườn Cá Chép' },
      isHot: true,
      hasFreeTrial: false,
      minBetMinor: 9_007_199_254_740_993n,
      lineCount: 243,
      isVendorLobby: true,
    })
    const database = await catalogue([written])
    const [row] = await gamePage(database.db, {}, 0, 10)
    expect(row).toMatchObject({ ...written, names: { en: 'Koi Garden', vi: 'Khu Vườn Cá Chép' } })
    expect(row?.art).toMatch(/^[a-z]+\./)
  })

  test('keeps the order given, over pages that neither overlap nor skip', async () => {
    const games = Array.from({ length: 25 }, (_, i) => aGame({ nodeId: BigInt(1000 - i) }))
    const { db } = await catalogue(games)
    const pages = [await gamePage(db, {}, 0, 10), await gamePage(db, {}, 10, 10), await gamePage(db, {}, 20, 10)]
    expect(pages.flat().map((row) => row.nodeId)).toEqual(games.map((game) => game.nodeId))
    expect(await gameCount(db, {})).toBe(25)
  })

  test.each<{ filter: GameFilter; found: bigint[] }>([
    { filter: {}, found: [1n, 2n, 3n, 4n] },
    { filter: { gameType: 'RNG' }, found: [1n, 2n, 4n] },
    { filter: { gameType: 'FISH' }, found: [3n] },
    { filter: { vendorCode: 'JDB' }, found: [2n, 3n] },
    { filter: { gameClass: 'JACKPOT' }, found: [4n] },
    { filter: { minBetMinor: 100n }, found: [2n, 3n, 4n] },
    { filter: { minBetMinor: 101n }, found: [3n] },
    { filter: { minLineCount: 25 }, found: [2n, 4n] },
    { filter: { namePart: 'rong' }, found: [2n] },
    { filter: { namePart: '50%' }, found: [4n] },
    { filter: { namePart: '%' }, found: [4n] },
    { filter: { namePart: '_' }, found: [] },
    { filter: { namePart: "'; drop table games; --" }, found: [] },
    { filter: { gameType: 'RNG', vendorCode: 'JDB', minLineCount: 25 }, found: [2n] },
    { filter: { gameType: 'LIVE', vendorCode: 'PG' }, found: [] },
  ])('$filter finds $found', async ({ filter, found }) => {
    const database = await catalogue([
      aGame({ nodeId: 1n, minBetMinor: 99n, lineCount: 5, names: { en: 'Koi Garden' } }),
      aGame({ nodeId: 2n, minBetMinor: 100n, lineCount: 25, vendorCode: 'JDB', names: { en: 'Dragon', vi: 'Rồng' } }),
      aGame({ nodeId: 3n, minBetMinor: 200n, lineCount: 0, vendorCode: 'JDB', gameType: 'FISH' }),
      aGame({ nodeId: 4n, minBetMinor: 100n, lineCount: 50, gameClass: 'JACKPOT', names: { en: '50% More' } }),
    ])
    expect(await nodeIds(database, filter)).toEqual(found)
    expect(await gameCount(database.db, filter)).toBe(found.length)
  })

  test('a second import of a game changes it in place', async () => {
    const database = await catalogue([aGame({ nodeId: 1n })])
    await database.transaction((tx) => importCatalogue(tx, [], [aGame({ nodeId: 1n, names: { en: 'Renamed' } })]))
    expect((await gamePage(database.db, {}, 0, 10)).map((row) => row.names.en)).toEqual(['Renamed'])
  })

  test.each([
    {
      why: 'a vendor that names a game twice',
      game: aGame({ nodeId: 2n, gameCode: 'game-1' }),
      rule: 'a_vendor_names_a_game_once',
    },
    { why: 'a negative bet', game: aGame({ nodeId: 2n, minBetMinor: -1n }), rule: 'min_bet_is_not_negative' },
    { why: 'a node id of zero', game: aGame({ nodeId: 0n }), rule: 'node_id_is_positive' },
    { why: 'no English name', game: aGame({ nodeId: 2n, names: { en: '' } }), rule: 'game_has_an_english_name' },
  ])('refuses $why, and nothing of that import stays', async ({ game, rule }) => {
    const database = await catalogue([aGame({ nodeId: 1n })])
    const attempt = database.transaction((tx) => importCatalogue(tx, [], [aGame({ nodeId: 9n }), game]))
    await expect(attempt).rejects.toMatchObject({ constraint: rule })
    expect(await nodeIds(database, {})).toEqual([1n])
  })
})
