import type { SettingsSections } from '@banyan/contract/system/settings.ts'
import type { Obstacle } from '@banyan/contract/wallet/obstacle.ts'
import { moneyOf } from '#/ledger/balance.ts'
import { accountTypes, isAgentType } from '#/modules/accounts/account-types.ts'
import { heldUntil } from '#/modules/accounts/holds.ts'
import { parentOf, type TreeMember } from '#/modules/accounts/members.ts'
import { openWithdrawalOf } from '#/modules/cashier/withdrawals.ts'
import { acceptedAmount, amountOf, merchantCurrency, merchantDay, settingMinor } from '#/modules/system/merchant.ts'
import { turnoverLeft } from '#/modules/wagering/turnover.ts'
import { databaseNow } from '#/platform/db/clock.ts'
import type { Db } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import { sentSince } from '../store/tree-transfers.ts'

export type TransferSettings = SettingsSections['treeTransfers']

/** Between two transfers of an account, so that a press too many sends nothing (domain section 3.5, cooldown). */
const cooldownSeconds = 10

/** What the rules of a transfer look at. */
export interface SenderSituation {
  readonly settings: TransferSettings
  readonly parent: TreeMember | undefined
  readonly day: { readonly begins: Date; readonly ends: Date }
  readonly sentToday: bigint
  readonly isTooSoon: boolean
  readonly heldUntil: Date | undefined
  readonly openWithdrawal: string | undefined
  readonly turnoverLeft: bigint
  /** What may leave the account, in minor units: what it has without what it owes. */
  readonly available: bigint
}

export async function senderSituation(db: Db, accountId: bigint, settings: TransferSettings): Promise<SenderSituation> {
  const asset = merchantCurrency.code
  const day = merchantDay(await databaseNow(db))
  const sent = await sentSince(db, accountId, day.begins, cooldownSeconds)
  const { available, owedMinor } = await moneyOf(db, accountId, asset)
  return {
    ...{ settings, day, sentToday: sent.sum, isTooSoon: sent.isRecent },
    parent: await parentOf(db, accountId),
    heldUntil: await heldUntil(db, accountId, 'money_out'),
    openWithdrawal: await openWithdrawalOf(db, accountId),
    turnoverLeft: await turnoverLeft(db, accountId, asset),
    available: available.balance - owedMinor,
  }
}

/** Whether the merchant offers this way to this account at all. */
export function isOffered(direction: 'up' | 'down', type: number, { settings, parent }: SenderSituation): boolean {
  if (type === accountTypes.trial) return false
  return direction === 'up' ? settings.upline && parent !== undefined : settings.downline !== 'off' && isAgentType(type)
}

export function leftToday({ settings, sentToday }: Pick<SenderSituation, 'settings' | 'sentToday'>): bigint {
  const left = settingMinor(settings.sumPerDay) - sentToday
  return left > 0n ? left : 0n
}

/** The amount in minor units, where nothing speaks against sending it; else the first rule refuses, with what is missing. */
export function sendableAmount(wire: string, situation: SenderSituation): bigint {
  const { settings, available } = situation
  const left = (minor: bigint) => ({ left: amountOf(minor > 0n ? minor : 0n) })
  if (situation.heldUntil) refuse({ line: 'hold', code: 'money_held', until: situation.heldUntil.toISOString() })
  const amount = acceptedAmount(wire, settings)
  const limits = { fields: [{ path: '/body/amount', rule: 'limits' }] }
  if (amount === undefined) throw new Refusal('transfer_amount_refused', limits)
  if (amount > leftToday(situation)) throw new Refusal('transfer_day_sum', limits)
  if (situation.isTooSoon) throw new Refusal('transfer_too_soon', { retryAfterSeconds: cooldownSeconds })
  const { openWithdrawal: number, turnoverLeft: missing } = situation
  if (number !== undefined) refuse({ line: 'open', code: 'withdrawal_open', number })
  if (missing > 0n) refuse({ line: 'turnover', code: 'turnover_not_met', ...left(missing) })
  if (amount > available) refuse({ line: 'balance', code: 'insufficient_funds', ...left(available) })
  return amount
}

function refuse(obstacle: Obstacle): never {
  throw new Refusal(obstacle.code, { obstacle })
}
