import { answerPartly } from '@banyan/rules/cashier/leg-answers.ts'
import type { LegEvent } from '@banyan/rules/cashier/leg-states.ts'
import { inBook } from '#/ledger/in-book.ts'
import { attachUploads, type UploadOwner } from '#/modules/uploads/uploads.ts'
import type { Database } from '#/platform/db/database.ts'
import { Refusal } from '#/platform/refusal.ts'
import { lockWithdrawal, type WithdrawalRow } from '../store/withdrawals.ts'
import { changeLeg } from './change-leg.ts'
import { legAt } from './decide-withdrawal.ts'
import { exactMinor, wholeUnit } from './withdrawal-limits.ts'

export interface LegAnswer {
  readonly accountId: bigint
  readonly number: string
  readonly place: number
  readonly event: Extract<LegEvent, 'received' | 'partly' | 'denied'>
  /** What arrived, as the wire has it, of a payout of which a part did. */
  readonly arrived?: string
  /** Images that show it. */
  readonly proofs?: readonly string[]
}

/** What the images of an answer are attached to. */
export const legProofs = (number: string, place: number): UploadOwner => ({
  kind: 'withdrawal_leg',
  id: `${number}-${place}`,
})

/** Takes what a member says of a payout, once: whoever comes second, the member or the clock, finds it ended. */
export async function answerLeg(
  database: Database,
  { accountId, number, place, event, arrived, proofs = [] }: LegAnswer,
): Promise<WithdrawalRow> {
  return await inBook(database, async (tx) => {
    const withdrawal = await lockWithdrawal(tx, number)
    if (withdrawal?.account_id !== accountId) throw new Refusal('withdrawal_not_found')
    const leg = await legAt(tx, withdrawal, place)
    const partly = arrived === undefined ? undefined : arrivedOf(leg.amount, arrived)
    const changed = await changeLeg(tx, withdrawal, leg, event, {
      actor: `member:${accountId}`,
      ...(partly !== undefined && { partly }),
    })
    await attachUploads(tx, accountId, proofs, legProofs(number, place))
    return changed
  })
}

function arrivedOf(amount: bigint, arrived: string): bigint {
  const minor = exactMinor(arrived)
  const isPart = minor !== undefined && minor % wholeUnit === 0n && answerPartly(amount, minor).is === 'partial'
  if (!isPart) throw new Refusal('leg_amount_refused', { fields: [{ path: '/body/arrived', rule: 'limits' }] })
  return minor
}
