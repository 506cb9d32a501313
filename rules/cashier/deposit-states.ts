/** Where a deposit can stand (domain section 5.3). Code, tests and the console's drawing follow from this file. */
export const depositStates = [
  /** The provider was asked for a payment page and did not answer; it is asked again with the same number. */
  'unknown',
  /** The member can pay. */
  'created',
  /** The member says that it has paid; nothing follows from that. */
  'submitted',
  /** An operator decides. */
  'review',
  /** The money is credited. */
  'completed',
  'expired',
  'cancelled',
  /** The provider says that nothing will be paid, or declines to open a page. */
  'failed',
  /** An operator refused it. */
  'rejected',
  /** The money was called back after it had been credited. */
  'reversed',
] as const
export type DepositState = (typeof depositStates)[number]

/**
 * How an order is paid: by a transfer that the bank's QR fills in and its feed reports, by a transfer with a proof that
 * an operator looks at, on the provider's own page, or by a telephone company's scratch card.
 */
export const depositKinds = ['bankQr', 'manual', 'hosted', 'scratchCard'] as const
export type DepositKind = (typeof depositKinds)[number]

/** What can happen to a deposit. */
export const depositEvents = [
  /** The provider's page is there. */
  'opened',
  /** The member says that it has paid. */
  'submitted',
  /** The member hands in what an operator has to look at: a manual transfer with its proof. */
  'handedIn',
  /** Money came that may be credited as it is. */
  'paid',
  /** Money came in another amount than ordered, on a channel where that is not credited unseen. */
  'paidOtherwise',
  /** The provider gave up or declined. */
  'failed',
  'cancelled',
  'expired',
  'approved',
  'rejected',
  'reversed',
] as const
export type DepositEvent = (typeof depositEvents)[number]

/** Money that comes for an order which is over is credited all the same: it is the member's. */
const late = { paid: 'completed', paidOtherwise: 'review' } as const

/** Every transition; what is not here is forbidden. */
export const depositTransitions: Readonly<Record<DepositState, Readonly<Partial<Record<DepositEvent, DepositState>>>>> =
  {
    unknown: { opened: 'created', paid: 'completed', paidOtherwise: 'review', failed: 'failed', expired: 'expired' },
    created: {
      submitted: 'submitted',
      handedIn: 'review',
      paid: 'completed',
      paidOtherwise: 'review',
      failed: 'failed',
      cancelled: 'cancelled',
      expired: 'expired',
    },
    submitted: { paid: 'completed', paidOtherwise: 'review', failed: 'failed', expired: 'expired' },
    review: { approved: 'completed', rejected: 'rejected' },
    completed: { reversed: 'reversed' },
    expired: late,
    cancelled: late,
    // A page on which the first card was declined and the second one paid.
    failed: late,
    rejected: {},
    reversed: {},
  }

/** The state after an event; undefined where the event is forbidden. */
export function depositStateAfter(state: DepositState, event: DepositEvent): DepositState | undefined {
  return depositTransitions[state][event]
}

/** States in which the member can still pay, so that the order counts as open. */
export const openDepositStates = ['unknown', 'created', 'submitted'] as const satisfies readonly DepositState[]

/** Whether a deposit has come to an end, unless money comes late or is called back. */
export function isDepositOver(state: DepositState): boolean {
  return state !== 'review' && !(openDepositStates as readonly DepositState[]).includes(state)
}
