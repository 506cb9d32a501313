import { hasGames, importCatalogue } from '#/modules/games/import-catalogue.ts'
import type { Database } from '#/platform/db/database.ts'
import { demoGames, demoVendors } from './demo-catalogue.ts'

/** Fills a database without games with the demo merchant's catalogue; false when there are some already. */
export async function seedDemo(database: Database): Promise<boolean> {
  return await database.transaction(async (tx) => {
    if (await hasGames(tx)) return false
    await importCatalogue(tx, demoVendors, demoGames())
    return true
  })
}
