import { lockAccounts } from '#/modules/accounts/accounts.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import { dayOf } from '../kinds/days.ts'
import { rainSlot } from '../kinds/red-packet.ts'
import { prizeSlot } from '../kinds/wheel.ts'
import { type EnrolmentRow, enrolmentOwner, keepStanding, lockEnrolment, wasDecidedBy } from '../store/enrolments.ts'
import { giveBack, promotionById, versionOf } from '../store/promotions.ts'
import { payReward } from './pay-reward.ts'
import { tellRewards } from './rewards-topic.ts'

export interface Decision {
  readonly enrolmentId: bigint
  readonly isApproved: boolean
  /** What the member is told where it is refused. */
  readonly note?: string | undefined
  /** The operator's name. */
  readonly by: string
}

/**
 * Pays what waits for an operator, or refuses it with a reason; what was kept for it of the budget is free again. The same
 * decision of the same operator again changes nothing.
 */
export async function decideReview(tx: Tx, { enrolmentId, isApproved, note, by }: Decision): Promise<EnrolmentRow> {
  // Accounts before what they have, as everywhere: read first whose it is.
  const found = await lockedInOrder(tx, enrolmentId)
  const actor = `operator:${by}`
  const decided = { status: isApproved ? 'issued' : 'rejected', actor, note: isApproved ? undefined : note } as const
  if (await wasDecidedBy(tx, enrolmentId, decided)) return found
  if (found.status !== 'applying') throw new Refusal('review_over')
  const { account_id: accountId, promotion_id: promotionId, cycle, version } = found
  const promotion = await promotionById(tx, promotionId)
  const { rule } = await versionOf(tx, promotionId, version)
  const standing = isApproved
    ? ({ status: 'issued', version, amount: found.amount ?? 0n, isPaid: true } as const)
    : ({ status: 'rejected', version, note } as const)
  const row = await keepStanding(
    tx,
    { accountId, promotionId, cycle },
    { ...standing, reasons: found.reasons },
    { before: 'applying', actor },
  )
  if (isApproved) await payReward(tx, { enrolment: row, kind: promotion.kind, rule, actor })
  else await giveBack(tx, promotionId, slotsOf(found), found.amount ?? 0n)
  await tellRewards(tx, [accountId])
  return row
}

/** What a claim was taken from besides the whole: its day, and the prize's stock or the rain's pool where chance decided. */
function slotsOf({ changed_at: askedAt, prize, cycle }: EnrolmentRow): string[] {
  return [`day:${dayOf(askedAt)}`, ...(prize === null ? [] : [prizeSlot(prize), rainSlot(cycle)])]
}

async function lockedInOrder(tx: Tx, enrolmentId: bigint): Promise<EnrolmentRow> {
  const whose = await enrolmentOwner(tx, enrolmentId)
  if (whose === undefined) throw new Refusal('reward_not_found')
  await lockAccounts(tx, [whose])
  const row = await lockEnrolment(tx, enrolmentId)
  if (!row) throw new Refusal('reward_not_found')
  return row
}
