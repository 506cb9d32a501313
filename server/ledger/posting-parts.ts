import { type AccountRef, available, held } from './chart.ts'
import type { Leg, Posting } from './posting.ts'

/** Moves money of a member from what it can spend to what it has held. The entry's id is the hold's. */
export function beginHold(memberId: bigint, asset: string, amount: bigint): Pick<Posting, 'legs' | 'holds'> {
  return { legs: [{ debit: available(memberId, asset), credit: held(memberId, asset), amount }], holds: amount }
}

/** Money of a member that is held. */
export interface Hold {
  readonly id: bigint
  readonly memberId: bigint
  readonly asset: string
  /** In minor units. */
  readonly amount: bigint
}

/** Ends a hold: `captured`, from 0 to what is held, goes to an account, and the rest back to the member. */
export function endHold(
  { id, memberId, asset, amount }: Hold,
  captured: bigint,
  to: AccountRef,
): Pick<Posting, 'legs' | 'ends'> {
  if (captured < 0n || captured > amount) throw new Error(`${captured} of a hold of ${amount} can't be captured`)
  const from = held(memberId, asset)
  const released = amount - captured
  const legs: Leg[] = [
    { debit: from, credit: to, amount: captured },
    { debit: from, credit: available(memberId, asset), amount: released },
  ]
  return { legs: legs.filter((leg) => leg.amount > 0n), ends: { holdId: id, captured, released } }
}

/** What is done with a part of a hold, in minor units; the rest stays held. */
export interface PartOfHold {
  readonly captured: bigint
  /** Where the captured part goes. */
  readonly to: AccountRef
  readonly released: bigint
}

/**
 * Ends a hold in which something stays held: that begins a hold anew, whose id is the entry's. Its money does not move, so
 * the member's statement has a line for what is released alone.
 */
export function useHold(
  { id, memberId, asset, amount }: Hold,
  { captured, to, released }: PartOfHold,
): Pick<Posting, 'legs' | 'ends' | 'holds'> {
  const rest = amount - captured - released
  if (captured < 0n || released < 0n || rest < 0n)
    throw new Error(`${captured} and ${released} of a hold of ${amount} can't be used`)
  const from = held(memberId, asset)
  const legs: Leg[] = [
    { debit: from, credit: to, amount: captured },
    { debit: from, credit: available(memberId, asset), amount: released },
  ]
  return {
    legs: legs.filter((leg) => leg.amount > 0n),
    ends: { holdId: id, captured, released: amount - captured },
    ...(rest > 0n && { holds: rest }),
  }
}

/** Reverses an entry by the mirror image of the legs that moved. The entry itself stays as it is, and is reversed once. */
export function reverseEntry(entryId: bigint, legs: readonly Leg[]): Pick<Posting, 'legs' | 'reverses'> {
  const mirrored = legs.toReversed().map(({ debit, credit, amount }) => ({ debit: credit, credit: debit, amount }))
  return { legs: mirrored, reverses: entryId }
}
