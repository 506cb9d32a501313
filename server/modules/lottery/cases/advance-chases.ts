import { inBook } from '#/ledger/in-book.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { Database } from '#/platform/db/database.ts'
import { decideDue } from '../deciding/decide-chase.ts'
import { betSource } from '../store/bets.ts'
import { openChaseIssues, takeDueChases } from '../store/chases.ts'
import { applyChaseActs, type ChaseWork } from './apply-chase-acts.ts'
import { cancelSecondsBeforeClose } from './cancel-bet.ts'

/** Chases of one transaction. */
const chasesAtOnce = 50

/**
 * Does what is due of chases: bets issues whose sale has opened, gives up those that closed, and stops at a win. Answers
 * whether anything was done. An issue that closes between the settlement of the win and this is one that closed meanwhile:
 * its bet stands.
 */
export async function advanceChases(
  database: Pick<Database, 'transaction'>,
  settings: Pick<MerchantSettings, 'current'>,
): Promise<boolean> {
  return await inBook(database, async (tx) => {
    const due = await takeDueChases(tx, chasesAtOnce)
    if (due.length === 0) return false
    const issues = await openChaseIssues(tx, due, cancelSecondsBeforeClose)
    const accounts = new Set<bigint>()
    const works = due.flatMap((chase): ChaseWork[] => {
      if (accounts.has(chase.accountId)) return []
      accounts.add(chase.accountId)
      const acts = decideDue(chase.stopOnWin, issues.get(chase.id) ?? [])
      return [{ chase, acts, actor: betSource }]
    })
    const outcomes = await applyChaseActs(tx, works, settings.current('lottery'))
    return outcomes.some((outcome) => outcome.issues.length > 0)
  })
}
