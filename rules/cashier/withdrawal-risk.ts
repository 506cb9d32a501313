/** What the automatic checks look at before a withdrawal is paid (domain section 5.5). */
export const withdrawalChecks = [
  /** The turnover was reached when the money was asked for. */
  'turnover',
  /** The browser has not withdrawn for this account before. */
  'newDevice',
  /** The account is young. */
  'newAccount',
  /** The payout account became usable lately. */
  'newPayoutAccount',
  /** The last payout to it came back. */
  'failedPayoutAccount',
  /** Nothing was ever paid out to the member. */
  'firstWithdrawal',
  /** The browser withdraws for other accounts too. */
  'sharedDevice',
  /** Other accounts withdraw from the same network. */
  'sharedNetwork',
  /** Many withdrawals, or much money, within 24 hours. */
  'velocity',
  /** More than is approved automatically. */
  'limits',
] as const
export type WithdrawalCheck = (typeof withdrawalChecks)[number]

/** What is known of a withdrawal when it is asked for. */
export interface WithdrawalFacts {
  readonly amount: bigint
  readonly turnoverLeft: bigint
  readonly isDeviceNew: boolean
  readonly accountDays: number
  readonly payoutAccountHours: number
  readonly hasPayoutFailed: boolean
  readonly hasBeenPaid: boolean
  readonly othersOnDevice: number
  readonly othersInNetwork: number
  /** Orders and money of the last 24 hours, this one included. */
  readonly ordersOfDay: number
  readonly sumOfDay: bigint
}

export interface WithdrawalBounds {
  /** Up to this amount, in minor units, nobody has to look. */
  readonly approvedAutomatically: bigint
  readonly newAccountDays: number
  readonly velocityOrders: number
  /** In minor units. */
  readonly velocitySum: bigint
}

/** A check with the points that it adds to the score; 0 where it found nothing. */
export interface CheckedWithdrawal {
  readonly check: WithdrawalCheck
  readonly points: number
}

/** A network has many members behind one address of a mobile operator. */
const othersInNetworkAtMost = 3
const newPayoutAccountHours = 72

type Others = Pick<WithdrawalFacts, 'othersOnDevice' | 'othersInNetwork'>

/** Points for what a withdrawal shares with those of other accounts. */
const sharedPoints = ({ othersOnDevice, othersInNetwork }: Others) => ({
  sharedDevice: othersOnDevice > 0 ? 50 : 0,
  sharedNetwork: othersInNetwork > othersInNetworkAtMost ? 10 : 0,
})

/** The same checks once more accounts have withdrawn from the device or the network; points never fall. */
export function withOthers(checks: readonly CheckedWithdrawal[], others: Others): CheckedWithdrawal[] {
  const shared: Partial<Record<WithdrawalCheck, number>> = sharedPoints(others)
  return checks.map(({ check, points }) => ({ check, points: Math.max(points, shared[check] ?? 0) }))
}

/** Each check with its points, in their order; the score is their sum. */
export function checkWithdrawal(facts: WithdrawalFacts, bounds: WithdrawalBounds): CheckedWithdrawal[] {
  const points: Readonly<Record<WithdrawalCheck, number>> = {
    turnover: facts.turnoverLeft > 0n ? 100 : 0,
    newDevice: facts.isDeviceNew && facts.hasBeenPaid ? 20 : 0,
    newAccount: facts.accountDays < bounds.newAccountDays ? 20 : 0,
    newPayoutAccount: facts.payoutAccountHours < newPayoutAccountHours ? 10 : 0,
    failedPayoutAccount: facts.hasPayoutFailed ? 30 : 0,
    firstWithdrawal: facts.hasBeenPaid ? 0 : 10,
    ...sharedPoints(facts),
    velocity: facts.ordersOfDay > bounds.velocityOrders || facts.sumOfDay > bounds.velocitySum ? 40 : 0,
    limits: facts.amount > bounds.approvedAutomatically ? 100 : 0,
  }
  return withdrawalChecks.map((check) => ({ check, points: points[check] }))
}

export function scoreOf(checks: readonly CheckedWithdrawal[]): number {
  return checks.reduce((sum, { points }) => sum + points, 0)
}
