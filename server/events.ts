import type { Tx } from '#/platform/db/handles.ts'
import type { Statement } from '#/platform/db/turns.ts'
import { putEvents, puttingEvents } from '#/platform/outbox/put-events.ts'
import type { Consumer } from '#/platform/outbox/relay.ts'

/** Every domain event with what it tells. Texts only: a payload is kept as JSON. */
export interface DomainEvents {
  /** A vendor's payment reached the floor of the winner board (requirements PLAY-08). */
  'round.won': { readonly vendorCode: string; readonly transactionId: string }
  /**
   * A lottery bet won the floor of the winner board or more, or a correction changed what it won. `amount` is what it won by
   * now, in minor units; 0 for nothing.
   */
  'lottery.won': {
    readonly bet: string
    readonly accountId: string
    readonly vendorCode: string
    readonly gameCode: string
    readonly amount: string
  }
  /** A payment provider's message was kept (requirements WAL-06). */
  'payment.reported': { readonly eventId: string }
  /** A deposit was credited and has been taken back, as its provider did. */
  'deposit.reversed': { readonly accountId: string; readonly number: string }
  /** A payment provider's message about a payout was kept (requirements WAL-07). */
  'payout.reported': { readonly eventId: string }
}

/** Who must know of each event, by names that stay: an event waits for its consumer under its name. */
const consumersOf = {
  'round.won': ['winner-board'],
  'lottery.won': ['lottery-winner-board'],
  'payment.reported': ['deposits'],
  'deposit.reversed': ['promotions'],
  'payout.reported': ['withdrawals'],
} as const satisfies { readonly [Name in keyof DomainEvents]: readonly string[] }

/** One event: its name, what it tells, and the aggregate whose events keep their order. */
export type DomainEvent = {
  readonly [Name in keyof DomainEvents]: {
    readonly name: Name
    /** What the transaction holds the lock of, such as `member:7`. */
    readonly aggregate: string
    readonly payload: DomainEvents[Name]
  }
}[keyof DomainEvents]

/** Tells these events to everybody who must know, when and if `tx` commits; one statement. */
export async function emit(tx: Tx, events: readonly DomainEvent[]): Promise<void> {
  await putEvents(tx, outgoing(events))
}

/** The same as statements that are not sent yet; none without events. */
export function emitting(events: readonly DomainEvent[]): Statement[] {
  return events.length === 0 ? [] : [puttingEvents(outgoing(events))]
}

function outgoing(events: readonly DomainEvent[]) {
  return events.flatMap(({ name, aggregate, payload }) =>
    consumersOf[name].map((consumer) => ({ aggregate, event: name, consumer, payload })),
  )
}

/** Someone who must know of an event. */
export function consumerOf<Name extends keyof DomainEvents>(
  _event: Name,
  name: (typeof consumersOf)[Name][number],
  consume: (tx: Tx, payload: DomainEvents[Name]) => Promise<void>,
): Consumer {
  return { name, consume }
}
