/**
 * Where one payout of a withdrawal, its leg, can stand (domain section 5.5). Code, tests and the console's drawing follow
 * from this file.
 */
export const legStates = [
  /** The provider was not asked yet. */
  'queued',
  /** The provider is being asked, or did not answer: it may have paid. It is asked again under the same id, never anew. */
  'unknown',
  /** The provider took the order. */
  'sending',
  /** The provider says that it has paid: the member is to say whether it arrived. */
  'sent',
  /** Less arrived; the rest is in dispute. */
  'partial',
  /** The member says that nothing arrived. */
  'disputed',
  /** The member says that it arrived. */
  'received',
  /** The member said nothing in time. */
  'autoReceived',
  /** An operator says that it arrived, for good. */
  'forcedReceived',
  /** It was not paid; the money is back. */
  'failed',
  /** What was in dispute is back in the balance. */
  'refunded',
  /** What was in dispute is paid again by another leg. */
  'replaced',
  /** The bank sent it back after it had counted as received: an operator decides. */
  'bounced',
  /** It counted as received, and is back in the balance: the bank had sent it back. */
  'returned',
] as const
export type LegState = (typeof legStates)[number]

/** What can happen to a leg. */
export const legEvents = [
  /** The provider is asked to pay. */
  'asked',
  /** It took the order. */
  'accepted',
  /** It refuses, could not pay, or the bank sent the money back. */
  'refused',
  /** It says that it has paid. */
  'paid',
  /** It says that it has paid less. */
  'paidOtherwise',
  /** The member's answers. */
  'received',
  'partly',
  'denied',
  /** The time for the member's answer is over. */
  'lapsed',
  /** An operator's decisions. */
  'forced',
  'refunded',
  'replaced',
  /** The provider says that the bank sent the money back, after it had counted as received. */
  'bounced',
  /** An operator gives back what the bank had sent back. */
  'returned',
] as const
export type LegEvent = (typeof legEvents)[number]

const decisions = { forced: 'forcedReceived', refunded: 'refunded', replaced: 'replaced' } as const
const returns = { bounced: 'bounced', returned: 'returned' } as const

/**
 * Every transition; what is not here is forbidden. The database forbids to leave a state that ends a leg, except by money
 * that the bank sent back. Receipt that an operator forced is final.
 */
export const legTransitions: Readonly<Record<LegState, Readonly<Partial<Record<LegEvent, LegState>>>>> = {
  queued: { asked: 'unknown' },
  unknown: { accepted: 'sending', refused: 'failed', paid: 'sent', paidOtherwise: 'partial' },
  sending: { refused: 'failed', paid: 'sent', paidOtherwise: 'partial' },
  sent: {
    received: 'received',
    partly: 'partial',
    denied: 'disputed',
    lapsed: 'autoReceived',
    forced: 'forcedReceived',
    refused: 'failed',
  },
  partial: decisions,
  disputed: { ...decisions, refused: 'failed' },
  received: returns,
  autoReceived: returns,
  forcedReceived: {},
  failed: {},
  refunded: {},
  replaced: {},
  bounced: { forced: 'forcedReceived', returned: 'returned' },
  returned: {},
}

/** The state after an event; undefined where the event is forbidden. */
export function legStateAfter(state: LegState, event: LegEvent): LegState | undefined {
  return legTransitions[state][event]
}

/** States in which a leg has ended. */
export const endedLegStates = [
  'received',
  'autoReceived',
  'forcedReceived',
  'failed',
  'refunded',
  'replaced',
  'bounced',
  'returned',
] as const satisfies readonly LegState[]

export function isLegOver(state: LegState): boolean {
  return (endedLegStates as readonly LegState[]).includes(state)
}

/** Where the money of a leg is, in minor units. */
export interface LegMoney {
  readonly amount: bigint
  /** What arrived at the member's bank. */
  readonly received: bigint
}

/**
 * What an event does with the money of a leg: what arrives, what goes back to the balance, and what another leg pays.
 * `partly` is what the member or the provider says has arrived.
 */
export function moneyOfEvent({ amount, received }: LegMoney, event: LegEvent, partly = 0n) {
  const rest = amount - received
  const nothing = { received: 0n, refunded: 0n, replaced: 0n }
  switch (event) {
    case 'received':
    case 'lapsed':
    case 'forced':
      return { ...nothing, received: rest }
    case 'partly':
    case 'paidOtherwise':
      return { ...nothing, received: partly }
    case 'refused':
    case 'refunded':
      return { ...nothing, refunded: rest }
    case 'returned':
      return { ...nothing, received: -received, refunded: received }
    case 'replaced':
      return { ...nothing, replaced: rest }
    default:
      return nothing
  }
}
