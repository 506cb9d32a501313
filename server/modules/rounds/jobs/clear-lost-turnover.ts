import { accountsWithOpenTurnover } from '#/modules/wallet/turnover.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Job } from '#/platform/jobs/job.ts'
import { clearLostTurnover, type HasStakes } from '../cases/clear-lost-turnover.ts'

const pageAtMost = 1_000
const pagesAtMost = 1_000

/**
 * Looks at everybody who has turnover to do. The fold clears what is lost by a bet; this finds what a process that ended
 * in between left, and money that went another way.
 */
export function clearLostTurnoverEverywhere(parts: {
  readonly database: Database
  readonly clearBelow: () => bigint
  readonly hasOtherStakes: HasStakes
}): Job {
  return {
    name: 'clear-lost-turnover',
    everyMinutes: 15,
    atMinute: 4,
    missed: 'last',
    async run() {
      let after = 0n
      for (let page = 1; page <= pagesAtMost; page++) {
        const accounts = await accountsWithOpenTurnover(parts.database.db, after, pageAtMost)
        await clearLostTurnover(parts, accounts)
        after = accounts.at(-1) ?? after
        if (accounts.length < pageAtMost) return
      }
    },
  }
}
