import type { Tx } from '#/platform/db/handles.ts'
import { decideCancel } from '../deciding/decide-chase.ts'
import { holdChasesWithMoney, openChaseIssues } from '../store/chases.ts'
import { applyChaseActs } from './apply-chase-acts.ts'
import { cancelSecondsBeforeClose } from './cancel-bet.ts'

/** Chases that one call ends; each takes some ten statements. */
const chasesAtMost = 50

/**
 * Cancels chases of an account, the oldest first, until they gave back `wanted` minor units. Bets whose sale closes stay
 * bets.
 */
export async function takeBackChases(
  tx: Tx,
  { accountId, wanted, actor }: { readonly accountId: bigint; readonly wanted: bigint; readonly actor: string },
): Promise<void> {
  const chases = await holdChasesWithMoney(tx, accountId, chasesAtMost)
  const issues = await openChaseIssues(tx, chases, { cancelSeconds: cancelSecondsBeforeClose, which: 'all' })
  let missing = wanted
  for (const chase of chases) {
    if (missing <= 0n) return
    const acts = decideCancel(issues.get(chase.id) ?? [], undefined)
    if (!acts) continue
    // Each in its own turn: an account has one chase in a piece of work.
    const [outcome] = await applyChaseActs(tx, [{ chase, acts, actor }])
    if (!outcome) continue
    missing -= outcome.back.reduce((sum, { stake }) => sum + stake, outcome.released)
  }
}
