import { inBook } from '#/ledger/in-book.ts'
import { lotsOverTime } from '#/modules/wallet/turnover.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Job } from '#/platform/jobs/job.ts'
import { Refusal } from '#/platform/refusal.ts'
import { giveUpBonus } from '../cases/give-up-bonus.ts'

/** Bonuses that one run ends; the next one, minutes later, ends more. */
const atOnce = 500

/** Takes back bonuses that were not betted in their time. */
export function expireBonuses(database: Database): Job {
  return {
    name: 'expire-bonuses',
    everyMinutes: 5,
    atMinute: 3,
    missed: 'last',
    async run() {
      for (const { id: lotId, account_id: accountId } of await lotsOverTime(database.db, atOnce))
        await inBook(database, (tx) => giveUpBonus(tx, { accountId, lotId, as: 'expired', actor: 'clock' })).catch(over)
    },
  }
}

/** The last bet, or its member, was faster. */
function over(error: unknown): void {
  if (!(error instanceof Refusal)) throw error
}
