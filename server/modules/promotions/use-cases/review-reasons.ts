import { othersOfSamePayers } from '#/modules/cashier/member-facts.ts'
import { othersAtSamePlaces } from '#/modules/sign-in/known-places.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import type { CommonRule } from '../deciding/rule.ts'
import { otherClaimants } from '../store/enrolments.ts'

interface Claimant {
  readonly accountId: bigint
  readonly promotionId: bigint
}

/**
 * Why a claim waits for an operator; none where it may be paid. Others who share a device, a network or a payer count only
 * where they had the same promotion: families and offices are no fraud by themselves (requirements PRO-10).
 */
export async function reasonsToReview(
  tx: Tx,
  { review, ...claimant }: Claimant & Pick<CommonRule, 'review'>,
): Promise<string[]> {
  if (review === 'never') return []
  if (review === 'always') return ['always']
  return Object.entries(await sharersBy(tx, claimant))
    .filter(([, others]) => others.length > 0)
    .map(([reason]) => reason)
}

/** Other members who had the same promotion and share something with this one. */
export async function sharersOf(db: Db, claimant: Claimant): Promise<bigint[]> {
  return [...new Set(Object.values(await sharersBy(db, claimant)).flat())]
}

/** By the reason that each gives to look at a claim. */
async function sharersBy(db: Db, { accountId, promotionId }: Claimant) {
  const { devices, networks } = await othersAtSamePlaces(db, accountId)
  const payers = await othersOfSamePayers(db, accountId)
  const had = new Set(await otherClaimants(db, promotionId, [...new Set([...devices, ...networks, ...payers])]))
  const whoHad = (others: readonly bigint[]) => others.filter((id) => had.has(id))
  return { device: whoHad(devices), network: whoHad(networks), payer: whoHad(payers) }
}
