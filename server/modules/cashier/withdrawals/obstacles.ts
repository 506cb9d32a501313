import { type Obstacle, type WithdrawalLine, withdrawalLines } from '@banyan/contract/wallet/obstacle.ts'
import type { DayLimits, Hooks } from '#/hooks.ts'
import { moneyOf } from '#/ledger/balance.ts'
import { heldUntil } from '#/modules/accounts/holds.ts'
import { listedMembers } from '#/modules/accounts/members.ts'
import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import {
  acceptedAmount,
  amountOf,
  cashierStep,
  merchantCurrency,
  merchantDay,
  settingMinor,
} from '#/modules/system/merchant.ts'
import { turnoverLeft } from '#/modules/wagering/turnover.ts'
import { databaseNow } from '#/platform/db/clock.ts'
import type { Db } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import { paymentPasswordOf } from '../store/payment-passwords.ts'
import { type PayoutAccountRow, payoutAccountsOf } from '../store/payout-accounts.ts'
import { type Asked, askedSince, openWithdrawalOf } from '../store/withdrawal-guards.ts'
import type { WithdrawalSettings } from './withdrawal-limits.ts'

/** What somebody wants to withdraw; without an amount or an account, whether any would do. */
export interface Wish {
  readonly accountId: bigint
  /** As the wire has it. */
  readonly amount?: string | undefined
  /** Public id of a payout account. */
  readonly payoutAccount?: string | undefined
}

/** What the lines look at. */
export interface Situation {
  readonly wish: Wish
  readonly settings: WithdrawalSettings
  /** What the member may withdraw in a day. */
  readonly limits: DayLimits
  readonly isOffered: boolean
  readonly member: { readonly state: string; readonly createdAt: Date; readonly hasMobile: boolean }
  readonly heldUntil: Date | undefined
  readonly accounts: readonly (PayoutAccountRow & { readonly isBankOff: boolean })[]
  readonly password: { readonly lockedUntil: Date | null } | undefined
  /** In minor units; undefined where none is named, or none that is accepted. */
  readonly amount: bigint | undefined
  readonly now: Date
  readonly day: { readonly begins: Date; readonly ends: Date }
  readonly askedToday: Asked
  readonly open: string | undefined
  readonly turnoverLeft: bigint
  /** What may go out, in minor units: what the member has without what it owes. */
  readonly available: bigint
  /** What could come back from vendors, in minor units, as they said last. */
  readonly atVendors: bigint
}

export interface SituationParts {
  readonly settings: WithdrawalSettings
  /** Codes of the providers that pay out. */
  readonly payers: ReadonlySet<string>
  /** Whether a bank is paid out to now. */
  isPayoutBank(bin: string): boolean
  readonly personal: PersonalSecrets
  /** What a member may withdraw in a day, where that is not as the settings say. */
  readonly dayLimitsOf: Hooks['withdrawalLimitsOf']
  /** What a member could bring back from vendors, in minor units. */
  moneyAtVendors(db: Db, accountId: bigint): Promise<bigint>
}

/** Reads what all lines look at. Within the transaction that has locked the member's account it stays true. */
export async function situationOf(
  db: Db,
  { settings, payers, isPayoutBank, personal, dayLimitsOf, moneyAtVendors }: SituationParts,
  wish: Wish,
): Promise<Situation> {
  const { accountId } = wish
  const asset = merchantCurrency.code
  const now = await databaseNow(db)
  const day = merchantDay(now)
  const member = (await listedMembers(db, personal, [accountId])).get(accountId)
  if (!member) throw new Refusal('account_suspended')
  const money = await moneyOf(db, accountId, asset)
  const rows = await payoutAccountsOf(db, accountId)
  return {
    ...{ wish, settings, now, day, isOffered: payers.has(settings.provider) },
    limits: (await dayLimitsOf(db, accountId)) ?? limitsOfAll(settings),
    member: { state: member.state, createdAt: member.createdAt, hasMobile: member.mobile !== null },
    heldUntil: await heldUntil(db, accountId, 'money_out'),
    accounts: rows.map((row) => ({ ...row, isBankOff: !isPayoutBank(row.bin) })),
    password: await paymentPasswordOf(db, accountId),
    amount: wish.amount === undefined ? undefined : acceptedAmount(wish.amount, settings),
    askedToday: await askedSince(db, accountId, day.begins),
    open: await openWithdrawalOf(db, accountId),
    turnoverLeft: await turnoverLeft(db, accountId, asset),
    available: money.available.balance - money.owedMinor,
    atVendors: await moneyAtVendors(db, accountId),
  }
}

const limitsOfAll = ({ countPerDay, sumPerDay }: WithdrawalSettings): DayLimits => ({
  ...{ countPerDay, sumPerDay: settingMinor(sumPerDay) },
})

type Found = Omit<Obstacle, 'line'>

/** What each line finds, in the order of domain section 5.5. The page's list and the command follow from this alone. */
const finders: Readonly<Record<WithdrawalLine, (situation: Situation) => Found | undefined>> = {
  offered: ({ isOffered }) => (isOffered ? undefined : { code: 'withdrawals_closed' }),
  account: ({ member }) => (member.state === 'active' ? undefined : { code: 'account_suspended' }),
  hold: ({ heldUntil: until }) => until && { code: 'money_held', until: until.toISOString() },
  mobile: ({ settings, member }) => (settings.needsMobile && !member.hasMobile ? { code: 'mobile_needed' } : undefined),
  payoutAccount: payoutAccountObstacle,
  password({ password }) {
    if (!password) return { code: 'payment_password_needed' }
    const { lockedUntil } = password
    return lockedUntil === null ? undefined : { code: 'payment_password_locked', until: lockedUntil.toISOString() }
  },
  amount({ wish, amount, settings: { least, most } }) {
    if (wish.amount === undefined || amount !== undefined) return undefined
    return { code: 'withdrawal_amount_refused', least, most, step: amountOf(cashierStep) }
  },
  dayCount({ limits: { countPerDay: atMost }, askedToday, day }) {
    if (atMost === undefined || askedToday.count < atMost) return undefined
    return { code: 'withdrawal_day_count', atMost, until: day.ends.toISOString() }
  },
  daySum({ settings, limits, askedToday, day, amount }) {
    const left = leftToday({ limits, askedToday })
    if ((amount ?? settingMinor(settings.least)) <= left) return undefined
    return { code: 'withdrawal_day_sum', left: amountOf(left), until: day.ends.toISOString() }
  },
  open: ({ open: number }) => (number === undefined ? undefined : { code: 'withdrawal_open', number }),
  turnover: ({ turnoverLeft: left }) => (left > 0n ? { code: 'turnover_not_met', left: amountOf(left) } : undefined),
  balance({ available, atVendors, amount, settings }) {
    if (available >= (amount ?? settingMinor(settings.least))) return undefined
    const left = amountOf(available > 0n ? available : 0n)
    // What vendors keep is brought back first, whether it is enough or not.
    return atVendors > 0n
      ? { code: 'money_at_vendors', left, atVendors: amountOf(atVendors) }
      : { code: 'insufficient_funds', left }
  },
}

function payoutAccountObstacle({ accounts, wish }: Situation): Found | undefined {
  const wanted = wish.payoutAccount
  const named = accounts.filter(({ publicId }) => wanted === undefined || publicId === wanted)
  const usable = named.filter(({ isBankOff }) => !isBankOff)
  if (usable.length === 0) return { code: 'payout_account_needed' }
  if (usable.some(({ isHeld }) => !isHeld)) return undefined
  const soonest = Math.min(...usable.map(({ usableFrom }) => usableFrom.getTime()))
  return { code: 'payout_account_held', until: new Date(soonest).toISOString() }
}

/** What may still be asked for today, in minor units. */
export function leftToday({ limits, askedToday }: Pick<Situation, 'limits' | 'askedToday'>): bigint {
  const left = limits.sumPerDay - askedToday.sum
  return left > 0n ? left : 0n
}

/** Every line with what stands in its way. */
export function allLines(
  situation: Situation,
): { readonly line: WithdrawalLine; readonly obstacle: Obstacle | null }[] {
  return withdrawalLines.map((line) => ({ line, obstacle: obstacleAt(situation, line) ?? null }))
}

function obstacleAt(situation: Situation, line: WithdrawalLine): Obstacle | undefined {
  const found = finders[line](situation)
  return found && { line, ...found }
}

/** Refuses with the first line of these that is not met. */
export function refuseAtFirst(situation: Situation, lines: readonly WithdrawalLine[]): void {
  for (const line of lines) {
    const obstacle = obstacleAt(situation, line)
    if (obstacle) throw new Refusal(obstacle.code, { obstacle })
  }
}

const passwordAt = withdrawalLines.indexOf('password')
/** What is looked at before the payment password is tried, so that nobody uses up tries in vain. */
export const linesBeforePassword = withdrawalLines.slice(0, passwordAt)
