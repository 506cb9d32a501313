import { lockAccounts } from '#/modules/accounts/accounts.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import { type EnrolmentRow, keepStanding, lockEnrolment } from '../store/enrolments.ts'
import { tellRewards } from './rewards-topic.ts'

/**
 * Moves a credited reward from issued to claimed once its member has seen it; the money came before. A second press changes
 * nothing.
 */
export async function acknowledgeReward(
  tx: Tx,
  { accountId, enrolmentId }: { readonly accountId: bigint; readonly enrolmentId: bigint },
): Promise<EnrolmentRow> {
  await lockAccounts(tx, [accountId])
  const found = await lockEnrolment(tx, enrolmentId)
  if (found?.account_id !== accountId) throw new Refusal('reward_not_found')
  if (found.status === 'claimed') return found
  if (found.status !== 'issued') throw new Refusal('reward_not_ready')
  const { promotion_id: promotionId, cycle, version, reasons, amount } = found
  const row = await keepStanding(
    tx,
    { accountId, promotionId, cycle },
    // The moment of the payment stays the first one.
    { status: 'claimed', version, reasons, amount: amount ?? 0n, isPaid: true },
    { before: 'issued', actor: `member:${accountId}` },
  )
  await tellRewards(tx, [accountId])
  return row
}
