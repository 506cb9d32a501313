/** Where a withdrawal can stand (domain section 5.5). Code, tests and the console's drawing follow from this file. */
export const withdrawalStates = [
  /** The money is held; the automatic checks decide in the same moment. */
  'checking',
  /** An operator decides. */
  'review',
  /** An operator waits for something before it decides. */
  'onHold',
  /** Ready to be paid. */
  'approved',
  /** The provider was asked for at least one of its legs. */
  'paying',
  /** All of it arrived. */
  'paid',
  /** Some of it arrived, the rest is back in the balance. */
  'partlyPaid',
  /** An operator refused it; all of it is back. */
  'rejected',
  /** The member took it back before it was approved. */
  'cancelled',
  /** Nothing arrived; all of it is back. */
  'failed',
  /** The bank sent all of it back after it had counted as received; all of it is back. */
  'returned',
] as const
export type WithdrawalState = (typeof withdrawalStates)[number]

/** What can happen to a withdrawal. */
export const withdrawalEvents = [
  /** The automatic checks found nothing. */
  'passed',
  /** They found something that an operator has to look at. */
  'flagged',
  'approved',
  'rejected',
  'held',
  'resumed',
  'cancelled',
  /** The provider is asked for the first leg. */
  'sent',
  /** The last leg ended: everything, something or nothing arrived. */
  'paid',
  'partlyPaid',
  'failed',
  /** An operator gave back what the bank had sent back later: all of it, or a part. */
  'returned',
  'partlyReturned',
] as const
export type WithdrawalEvent = (typeof withdrawalEvents)[number]

/** Every transition; what is not here is forbidden. Once it is approved, a withdrawal is stopped by nobody. */
export const withdrawalTransitions: Readonly<
  Record<WithdrawalState, Readonly<Partial<Record<WithdrawalEvent, WithdrawalState>>>>
> = {
  checking: { passed: 'approved', flagged: 'review', cancelled: 'cancelled' },
  review: { approved: 'approved', rejected: 'rejected', held: 'onHold', cancelled: 'cancelled' },
  onHold: { resumed: 'review', rejected: 'rejected', cancelled: 'cancelled' },
  approved: { sent: 'paying' },
  paying: { paid: 'paid', partlyPaid: 'partlyPaid', failed: 'failed' },
  paid: { returned: 'returned', partlyReturned: 'partlyPaid' },
  partlyPaid: { returned: 'returned', partlyReturned: 'partlyPaid' },
  rejected: {},
  cancelled: {},
  failed: {},
  returned: {},
}

/** The state after an event; undefined where the event is forbidden. */
export function withdrawalStateAfter(state: WithdrawalState, event: WithdrawalEvent): WithdrawalState | undefined {
  return withdrawalTransitions[state][event]
}

/** States in which the money is held or on its way; a member has one such withdrawal at most. */
export const openWithdrawalStates = [
  'checking',
  'review',
  'onHold',
  'approved',
  'paying',
] as const satisfies readonly WithdrawalState[]

/** States of withdrawals that count towards the limits of a day: what came back counts no more. */
export const countedWithdrawalStates = [
  ...openWithdrawalStates,
  'paid',
  'partlyPaid',
] as const satisfies readonly WithdrawalState[]

export function isWithdrawalOver(state: WithdrawalState): boolean {
  return !(openWithdrawalStates as readonly WithdrawalState[]).includes(state)
}

/** The event that ends a withdrawal by what arrived of it, in minor units. */
export function endOfWithdrawal(net: bigint, received: bigint): 'paid' | 'partlyPaid' | 'failed' {
  if (received === 0n) return 'failed'
  return received === net ? 'paid' : 'partlyPaid'
}
