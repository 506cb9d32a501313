import { answerPartly } from '@banyan/rules/cashier/leg-answers.ts'
import type { LegEvent } from '@banyan/rules/cashier/leg-states.ts'
import { inBook } from '#/ledger/in-book.ts'
import { exactMinor, wholeUnit } from '#/modules/system/merchant.ts'
import { attachUploads, type UploadOwner, uploadsOf } from '#/modules/uploads/uploads.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import type { LegRow } from '../store/withdrawal-legs.ts'
import { lockWithdrawal, type WithdrawalRow, wasTakenBy } from '../store/withdrawals.ts'
import { changeLeg } from './change-leg.ts'
import { legAt } from './decide-withdrawal.ts'

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

/**
 * Takes what a member says of a payout, once: whoever comes second, the member or the clock, finds it ended. The same answer
 * again, with the same part and images, changes nothing.
 */
export async function answerLeg(
  database: Database,
  { accountId, number, place, event, arrived, proofs = [] }: LegAnswer,
): Promise<WithdrawalRow> {
  return await inBook(database, async (tx) => {
    const withdrawal = await lockWithdrawal(tx, number)
    if (withdrawal?.account_id !== accountId) throw new Refusal('withdrawal_not_found')
    const leg = await legAt(tx, withdrawal, place)
    const partly = arrived === undefined ? undefined : arrivedOf(leg.amount, arrived)
    if (await isRepeated(tx, withdrawal, leg, { accountId, number, place, event, proofs, partly })) return withdrawal
    const changed = await changeLeg(tx, withdrawal, leg, event, {
      actor: `member:${accountId}`,
      ...(partly !== undefined && { partly }),
    })
    await attachUploads(tx, accountId, proofs, legProofs(number, place))
    return changed
  })
}

interface Repeated extends Required<Pick<LegAnswer, 'accountId' | 'number' | 'place' | 'event' | 'proofs'>> {
  readonly partly: bigint | undefined
}

/** A part that an operator made a whole since is not compared any more: such an answer is over. */
async function isRepeated(
  tx: Tx,
  { id }: WithdrawalRow,
  { received }: LegRow,
  { accountId, number, place, event, proofs, partly }: Repeated,
): Promise<boolean> {
  if (!(await wasTakenBy(tx, id, { event, actor: `member:${accountId}`, place }))) return false
  if (partly !== undefined && partly !== received) return false
  const attached = new Set((await uploadsOf(tx, legProofs(number, place))).map((upload) => upload.id))
  return attached.size === proofs.length && proofs.every((proof) => attached.has(proof))
}

function arrivedOf(amount: bigint, arrived: string): bigint {
  const minor = exactMinor(arrived)
  const isPart = minor !== undefined && minor % wholeUnit === 0n && answerPartly(amount, minor).is === 'partial'
  if (!isPart) throw new Refusal('leg_amount_refused', { fields: [{ path: '/body/arrived', rule: 'limits' }] })
  return minor
}
