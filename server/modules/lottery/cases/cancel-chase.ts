import type { Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import { decideCancel } from '../deciding/decide-chase.ts'
import { holdChase, openChaseIssues } from '../store/chases.ts'
import { applyChaseActs } from './apply-chase-acts.ts'
import { cancelSecondsBeforeClose } from './cancel-bet.ts'

interface Asked {
  readonly accountId: bigint
  readonly id: bigint
  /** Numbers of issues; undefined for whatever is left. */
  readonly numeros: readonly string[] | undefined
}

/**
 * Cancels issues of a chase, or the rest of it; chase_not_found, chase_not_cancellable. Answers what came back and the
 * balance, in minor units.
 */
export async function cancelChase(
  tx: Tx,
  { accountId, id, numeros }: Asked,
): Promise<{ readonly returned: bigint; readonly balance: bigint }> {
  const chase = await holdChase(tx, accountId, id)
  if (!chase) throw new Refusal('chase_not_found')
  const asked = { cancelSeconds: cancelSecondsBeforeClose, which: 'all' } as const
  const issues = (await openChaseIssues(tx, [chase], asked)).get(id) ?? []
  const acts = decideCancel(issues, numeros && new Set(numeros))
  if (!acts) throw new Refusal('chase_not_cancellable')
  const [outcome] = await applyChaseActs(tx, [{ chase, acts, actor: `member:${accountId}` }])
  const ended = acts.release.length + acts.takeBack.length
  // One closed just now: of named issues all are cancelled or none, and of the rest there must be something.
  if (!outcome || outcome.issues.length < (numeros ? ended : 1)) throw new Refusal('chase_not_cancellable')
  const back = outcome.back.reduce((sum, { stake }) => sum + stake, 0n)
  return { returned: outcome.released + back, balance: outcome.balance }
}
