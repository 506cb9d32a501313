import { inBook } from '#/ledger/in-book.ts'
import type { AskVendors } from '#/modules/vendor-wallets/vendor-transfers.ts'
import { type ExpiredLot, expiredLots } from '#/modules/wagering/turnover.ts'
import { databaseNow } from '#/platform/db/clock.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Job } from '#/platform/jobs/job.ts'
import { Refusal } from '#/platform/refusal.ts'
import { giveUpBonus } from '../use-cases/give-up-bonus.ts'

const pageAtMost = 500
const pagesAtMost = 200

/**
 * A bonus expires with its open bets settled and its money back from vendors, or else after this time, leaving a debt.
 * Until then its wagering is unmet, and no bet placed after it expired counts.
 */
const waitsMs = 7 * 24 * 3_600_000

/** Takes back bonuses whose wagering was not met in time. */
export function expireBonuses(database: Database, askVendors: AskVendors): Job {
  const expire = async ({ id: lotId, account_id: accountId, expires_at: at }: ExpiredLot, now: Date) => {
    await askVendors(accountId)
    const outOfReach = now.getTime() - at.getTime() < waitsMs ? 'refuse' : 'owed'
    const end = { accountId, lotId, as: 'expired', actor: 'clock', outOfReach } as const
    await inBook(database, (tx) => giveUpBonus(tx, end)).catch(ignoreRefusal)
  }
  return {
    name: 'expire-bonuses',
    everyMinutes: 5,
    atMinute: 3,
    missed: 'last',
    async run() {
      const now = await databaseNow(database.db)
      let after: ExpiredLot | undefined
      for (let page = 1; page <= pagesAtMost; page++) {
        const lots = await expiredLots(database.db, { after, atMost: pageAtMost })
        for (const lot of lots) await expire(lot, now)
        after = lots.at(-1)
        if (lots.length < pageAtMost) return
      }
    },
  }
}

/** The last bet or its member was faster, or its money is still in play. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof Refusal)) throw error
}
