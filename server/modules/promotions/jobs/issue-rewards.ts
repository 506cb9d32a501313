import { inBook } from '#/ledger/in-book.ts'
import { databaseNow } from '#/platform/db/clock.ts'
import type { Job } from '#/platform/jobs/job.ts'
import { Refusal } from '#/platform/refusal.ts'
import { dayAfter, dayOf } from '../kinds/days.ts'
import { kindOf } from '../kinds/kinds.ts'
import { playersOfDay } from '../store/facts.ts'
import { runningPromotions } from '../store/promotions.ts'
import type { ClaimParts } from '../use-cases/claim.ts'
import { issueDue } from '../use-cases/issue-due.ts'

/** Members that are read at a time. */
const atOnce = 500

/** Credits what is given without being claimed: each hour whoever has it due, once for each cycle. */
export function issueRewards(parts: ClaimParts): Job {
  return {
    name: 'issue-rewards',
    everyMinutes: 60,
    atMinute: 10,
    missed: 'last',
    async run() {
      const { db } = parts.database
      const issued = (await runningPromotions(db)).filter(({ kind }) => kindOf(kind).isIssued)
      if (issued.length === 0) return
      const yesterday = dayAfter(dayOf(await databaseNow(db)), -1)
      let after = 0n
      for (;;) {
        const players = await playersOfDay(db, yesterday, after, atOnce)
        for (const accountId of players) for (const { code } of issued) await issueAll(parts, { accountId, code })
        const last = players.at(-1)
        if (last === undefined || players.length < atOnce) return
        after = last
      }
    },
  }
}

/** Each cycle in a transaction of its own: where the budget has gone, nobody is there to be told, and nothing is kept of it. */
async function issueAll(parts: ClaimParts, due: { readonly accountId: bigint; readonly code: string }): Promise<void> {
  try {
    while (await inBook(parts.database, (tx) => issueDue(tx, parts, due)));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}
