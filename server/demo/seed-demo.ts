import { importCatalogue } from '#/modules/games/import-catalogue.ts'
import type { Database } from '#/platform/db/database.ts'
import { demoGames, demoVendors } from './demo-catalogue.ts'

/** Fills a database that was just created with the demo merchant's catalogue; answers how many games. */
export async function seedDemo(database: Database): Promise<number> {
  const games = demoGames()
  await database.transaction((tx) => importCatalogue(tx, demoVendors, games))
  return games.length
}
