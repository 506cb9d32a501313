import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasGames } from '#/modules/games/catalogue.ts'
import type { Database } from '#/platform/db/database.ts'
import { serverFolder } from '#/platform/server-folder.ts'
import { prepareSettings } from './prepare-settings.ts'

/**
 * Where the demo's prebuilt database is kept, so that a later first start begins from it. Its name holds
 * the migrations and the code that fills the demo: another version has another folder.
 */
export function snapshotFolder(cacheFolder: string): string {
  const hash = createHash('sha256')
  for (const folder of [
    'migrations',
    'demo',
    'modules/games',
    'modules/rounds',
    'modules/messages',
    'modules/promotions',
    '../art',
  ]) {
    const files = readdirSync(new URL(folder, serverFolder), { recursive: true, encoding: 'utf8' }).sort()
    for (const file of files.filter((name) => /\.(sql|ts|json)$/.test(name) && !name.includes('.test.'))) {
      hash.update(file).update(readFileSync(new URL(`${folder}/${file}`, serverFolder)))
    }
  }
  return join(cacheFolder, `demo-${hash.digest('hex').slice(0, 16)}`)
}

/** Fills an embedded database that has no catalogue yet, and keeps what it became for the next first start. */
export async function prepareDemo(database: Database, snapshot: () => string): Promise<boolean> {
  // Asked before anything of the demo is loaded, because nearly every start finds it there.
  const isFilled = await hasGames(database.db)
  if (!isFilled) {
    const { seedDemo } = await import('./seed-demo.ts')
    await seedDemo(database, new Date())
  }
  await prepareSettings(database)
  if (!isFilled) await database.keepSnapshot?.(snapshot())
  return !isFilled
}
