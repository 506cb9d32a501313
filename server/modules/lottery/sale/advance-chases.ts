import { inBook } from '#/ledger/in-book.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { decideDue, type HeldChase, type OpenChaseIssue } from '../deciding/decide-chase.ts'
import { betSource } from '../store/bets.ts'
import { openChaseIssues, takeDueChases } from '../store/chases.ts'
import { applyChaseActs, type ChaseWork } from './apply-chase-acts.ts'
import { cancelSecondsBeforeClose } from './cancel-bet.ts'
import type { FollowedTerms } from './followed-terms.ts'

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
  terms: Pick<FollowedTerms, 'current'>,
): Promise<boolean> {
  const rules = { settings: settings.current('lottery'), terms: await terms.current() }
  return await inBook(database, async (tx) => {
    const due = await takeDueChases(tx, chasesAtOnce)
    if (due.length === 0) return false
    const issues = await issuesToDecide(tx, due)
    const accounts = new Set<bigint>()
    const works = due.flatMap((chase): ChaseWork[] => {
      if (accounts.has(chase.accountId)) return []
      accounts.add(chase.accountId)
      const acts = decideDue(chase.stopOnWin, issues(chase.id))
      return [{ chase, acts, actor: betSource }]
    })
    const outcomes = await applyChaseActs(tx, works, rules)
    return outcomes.some((outcome) => outcome.issues.length > 0)
  })
}

/** The issues of chases that are due; of those that a win stops all that are left. */
async function issuesToDecide(tx: Tx, chases: readonly HeldChase[]): Promise<(chaseId: bigint) => OpenChaseIssue[]> {
  const cancelSeconds = cancelSecondsBeforeClose
  const due = await openChaseIssues(tx, chases, { cancelSeconds, which: 'due' })
  const won = chases.filter(({ id, stopOnWin }) => stopOnWin && due.get(id)?.some(({ hasWon }) => hasWon))
  const left = won.length > 0 ? await openChaseIssues(tx, won, { cancelSeconds, which: 'all' }) : undefined
  return (chaseId) => left?.get(chaseId) ?? due.get(chaseId) ?? []
}
