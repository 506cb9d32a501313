import { contentCodeIn } from '@banyan/rules/cashier/transfer-content.ts'
import { merchantDay, settingMinor } from '#/modules/system/merchant.ts'
import { databaseNow } from '#/platform/db/clock.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import {
  type ApprovedAlone,
  approvedAloneSince,
  insertApprovedAlone,
  lockApprovedAlone,
} from '../store/approved-alone.ts'
import type { PaymentRow } from '../store/deposit-payments.ts'
import type { DepositRow } from '../store/deposits.ts'
import type { Channel } from './offered-channels.ts'

/** What operators credit without a second one, in minor units. */
export interface AloneLimits {
  /** With one order. */
  readonly perOrder: bigint
  /** By one operator in a day of the merchant. */
  readonly byOperator: bigint
  /** To one member in a day of the merchant. */
  readonly toMember: bigint
}

type Limits = Readonly<Record<'approvedAlone' | 'aloneByOperator' | 'aloneToMember', Channel['least']>>

/** The same as the settings have it. */
export const aloneLimits = ({ approvedAlone, aloneByOperator, aloneToMember }: Limits): AloneLimits => ({
  perOrder: settingMinor(approvedAlone),
  byOperator: settingMinor(aloneByOperator),
  toMember: settingMinor(aloneToMember),
})

interface Judged {
  readonly operator: string
  /** What providers reported for the order. */
  readonly paid: readonly PaymentRow[]
  /** In minor units. */
  readonly credited: bigint
  readonly limits: AloneLimits
}

/**
 * Counts an approval by one operator; second_operator_needed where it takes two. The sums are read under a lock, so of
 * two approvals at once the second reads the first one's.
 */
export async function approveAlone(tx: Tx, deposit: DepositRow, judged: Judged): Promise<void> {
  await lockApprovedAlone(tx)
  if (await needsSecond(tx, deposit, judged)) throw new Refusal('second_operator_needed')
  const { operator, credited: amount } = judged
  await insertApprovedAlone(tx, { depositId: deposit.id, accountId: deposit.account_id, operator, amount })
}

/** Whether two operators have to approve: above a limit of one, and where no provider reported this order's money. */
export async function needsSecond(
  db: Db,
  deposit: DepositRow,
  { operator, paid, credited, limits }: Judged,
): Promise<boolean> {
  if (!isProven(deposit, paid) || credited > limits.perOrder) return true
  const { begins } = merchantDay(await databaseNow(db))
  const sums: ApprovedAlone = await approvedAloneSince(db, begins, { operator, accountId: deposit.account_id })
  return sums.byOperator + credited > limits.byOperator || sums.toMember + credited > limits.toMember
}

/**
 * Whether a provider reported the money of this very order. Of a manual transfer an operator chose the payment, so it
 * proves something only with the order's own code, amount and account: else one operator alone could give a stranger's
 * transfer to an accomplice who ordered the same amount.
 */
function isProven(deposit: DepositRow, paid: readonly PaymentRow[]): boolean {
  const valid = paid.filter((one) => one.reversed_at === null)
  if (deposit.kind !== 'manual') return valid.length > 0
  const [only] = valid
  return (
    only !== undefined &&
    valid.length === 1 &&
    only.amount === deposit.amount &&
    only.receiving_account === deposit.account_number &&
    contentCodeIn(only.content ?? '') === deposit.content
  )
}
