import { othersAtSamePlaces } from '#/modules/sign-in/known-places.ts'
import type { Tx } from '#/platform/db/handles.ts'
import type { CommonRule } from '../deciding/rule.ts'
import { otherClaimants } from '../store/enrolments.ts'

interface Claimant {
  readonly accountId: bigint
  readonly promotionId: bigint
  readonly review: CommonRule['review']
}

/**
 * Why a claim waits for an operator; none where it may be paid. Others who share a place count only where they had the
 * same promotion: families and offices are no fraud by themselves (requirements PRO-10).
 */
export async function reasonsToReview(tx: Tx, { accountId, promotionId, review }: Claimant): Promise<string[]> {
  if (review === 'never') return []
  if (review === 'always') return ['always']
  const { devices, networks } = await othersAtSamePlaces(tx, accountId)
  const others = new Set(await otherClaimants(tx, promotionId, [...new Set([...devices, ...networks])]))
  return [
    ...(devices.some((id) => others.has(id)) ? ['device'] : []),
    ...(networks.some((id) => others.has(id)) ? ['network'] : []),
  ]
}
