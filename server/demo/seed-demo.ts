import { hasGames, importCatalogue } from '#/modules/games/import-catalogue.ts'
import type { Database } from '#/platform/db/database.ts'
import { demoGames, demoVendors } from './demo-catalogue.ts'

/** Fills a database without games with the demo merchant's catalogue; false when there are some already. */
export async function seedDemo(database: Database): Promise<boolean> {
  // Asked before, because nearly every start finds the demo there.
  if (await hasGames(database.db)) return false
  await database.transaction((tx) => importCatalogue(tx, demoVendors, demoGames()))
  return true
}
