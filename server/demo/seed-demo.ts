import { importLines } from '#/modules/games/import-lines.ts'
import { replaceAnnouncements } from '#/modules/messages/announcements.ts'
import { writeIllustrativeWinners } from '#/modules/rounds/illustrative-winners.ts'
import { setCampaign } from '#/modules/rounds/vendor-gifts.ts'
import type { Database } from '#/platform/db/database.ts'
import { demoAnnouncements } from './announcements.ts'
import { demoCatalogue } from './demo-catalogue.ts'
import { startDemoPromotions } from './promotions.ts'
import { demoWinners } from './winners.ts'

/** Fills an empty database with the demo merchant's catalogue and what the lobby shows beside it, dated from `now`. */
export async function seedDemo(database: Database, now: Date): Promise<void> {
  const catalogue = demoCatalogue(now)
  await database.transaction(async (tx) => {
    await importLines(tx, catalogue, [])
    await writeIllustrativeWinners(tx, demoWinners(catalogue))
    await replaceAnnouncements(tx, {
      version: 0,
      items: demoAnnouncements(now),
      author: 'demo',
      mayLinkTo: () => false,
    })
    await startDemoPromotions(tx, now)
    for (const line of catalogue) if (line.kind === 'vendor') await setCampaign(tx, demoCampaign(line.code, now))
  })
}

const yearMs = 365 * 86_400_000

/** What the sandbox's vendors can be told to give: 1,000 ₫ with each round, 10,000,000 ₫ in all. */
const demoCampaign = (vendorCode: string, now: Date) => ({
  ...{ vendorCode, campaignId: 'sandbox-rounds', name: 'Sandbox rounds', budget: 1_000_000_000n },
  ...{ beginsAt: now, endsAt: new Date(now.getTime() + yearMs) },
})
