import { moneyOf } from '#/ledger/balance.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import { decideCancel, type HeldChase } from '../deciding/decide-chase.ts'
import { holdChase, keepCancelledBack, openChaseIssues, stakesCancelled } from '../store/chases.ts'
import { applyChaseActs } from './apply-chase-acts.ts'
import { cancelSecondsBeforeClose } from './cancel-bet.ts'

interface Asked {
  readonly accountId: bigint
  readonly id: bigint
  /** Numbers of issues; undefined for whatever is left. */
  readonly numeros: readonly string[] | undefined
}

/** In minor units. */
interface Cancelled {
  readonly returned: bigint
  readonly balance: bigint
}

/**
 * Cancels issues of a chase, or the rest of it; chase_not_found, chase_not_cancellable. Answers what came back and the
 * balance, in minor units. The same request again moves nothing and answers what its first one returned.
 */
export async function cancelChase(tx: Tx, { accountId, id, numeros }: Asked): Promise<Cancelled> {
  const chase = await holdChase(tx, accountId, id)
  if (!chase) throw new Refusal('chase_not_found')
  const returnedBefore = numeros ? await stakesCancelled(tx, id, numeros) : chase.cancelledBack
  if (returnedBefore !== null && returnedBefore !== undefined) return await repeated(tx, chase, returnedBefore)
  const asked = { cancelSeconds: cancelSecondsBeforeClose, which: 'all' } as const
  const issues = (await openChaseIssues(tx, [chase], asked)).get(id) ?? []
  const acts = decideCancel(issues, numeros && new Set(numeros))
  if (!acts) throw new Refusal('chase_not_cancellable')
  const [outcome] = await applyChaseActs(tx, [{ chase, acts, actor: `member:${accountId}` }])
  const ended = acts.release.length + acts.takeBack.length
  // One closed just now: of named issues all are cancelled or none, and of the rest there must be something.
  if (!outcome || outcome.issues.length < (numeros ? ended : 1)) throw new Refusal('chase_not_cancellable')
  const back = outcome.back.reduce((sum, { stake }) => sum + stake, 0n)
  const returned = outcome.released + back
  if (acts.becomes === 'cancelled') await keepCancelledBack(tx, id, returned)
  return { returned, balance: outcome.balance }
}

async function repeated(tx: Tx, { accountId }: HeldChase, returned: bigint): Promise<Cancelled> {
  const { available } = await moneyOf(tx, accountId, merchantCurrency.code)
  return { returned, balance: available.balance }
}
