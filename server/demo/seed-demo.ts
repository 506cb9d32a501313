import { importLines } from '#/modules/games/import-lines.ts'
import { replaceAnnouncements } from '#/modules/messages/announcements.ts'
import { writeIllustrativeWinners } from '#/modules/rounds/illustrative-winners.ts'
import type { Database } from '#/platform/db/database.ts'
import { demoAnnouncements } from './announcements.ts'
import { demoCatalogue } from './demo-catalogue.ts'
import { demoWinners } from './winners.ts'

/** Fills an empty database with the demo merchant's catalogue and what the lobby shows beside it, dated from `now`. */
export async function seedDemo(database: Database, now: Date): Promise<void> {
  const catalogue = demoCatalogue(now)
  await database.transaction(async (tx) => {
    await importLines(tx, catalogue, [])
    await writeIllustrativeWinners(tx, demoWinners(catalogue))
    await replaceAnnouncements(tx, 0, demoAnnouncements(now), 'demo')
  })
}
