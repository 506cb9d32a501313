import type { AskVendors } from '#/modules/vendor-wallets/vendor-transfers.ts'
import { accountsWithOpenTurnover } from '#/modules/wagering/turnover.ts'
import type { Job } from '#/platform/jobs/job.ts'
import { type ClearingParts, clearLostTurnover } from '../use-cases/clear-lost-turnover.ts'

const pageAtMost = 1_000
const pagesAtMost = 1_000

/**
 * Checks every account with open lots. The fold clears what is lost by a bet; this finds what a process that ended in
 * between left, money that went another way, and money lost at vendors that keep it.
 */
export function clearLostTurnoverEverywhere(parts: ClearingParts, askVendors: AskVendors): Job {
  return {
    name: 'clear-lost-turnover',
    everyMinutes: 15,
    atMinute: 4,
    missed: 'last',
    async run() {
      let after = 0n
      for (let page = 1; page <= pagesAtMost; page++) {
        const accounts = await accountsWithOpenTurnover(parts.database.db, after, pageAtMost)
        await clearLostTurnover(parts, accounts, askVendors)
        after = accounts.at(-1) ?? after
        if (accounts.length < pageAtMost) return
      }
    },
  }
}
