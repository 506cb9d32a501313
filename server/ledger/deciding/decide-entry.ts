import { type AccountRef, debt } from '../chart.ts'
import {
  amountAtMost,
  fingerprintOf,
  insufficientFunds,
  type Leg,
  type Posting,
  type VersionedBalance,
} from '../posting.ts'
import type { AccountsAtHand, Side } from './accounts-at-hand.ts'

/** Money from one account to another, with the balances that it leaves. */
export interface Transfer {
  readonly asset: string
  readonly amount: bigint
  readonly debit: Side
  readonly credit: Side
}

/** A posting that was decided: what is written of it. */
export interface Entry {
  readonly posting: Posting
  /** Hash of the posting's parameters. */
  readonly fingerprint: Buffer
  /** Code of the refusal; then there are no transfers. */
  readonly refusal: string | undefined
  /** What it belongs to and what it names, as it was decided. */
  readonly about: bigint | undefined
  readonly refersTo: string | undefined
  readonly transfers: readonly Transfer[]
  /** The subject's account as the entry leaves it. */
  readonly subject: (VersionedBalance & { readonly id: bigint }) | undefined
}

/** Decides a posting by the current balances. The next posting sees what this one moves. */
export function decideEntry(posting: Posting, accounts: AccountsAtHand): Entry {
  const refusal = posting.refusal ?? refuseBelowLeast(posting, accounts)
  const transfers = refusal === undefined ? moveAll(posting, accounts) : undefined
  if (transfers) accounts.keep()
  else accounts.forget()
  const { about, refersTo } = transfers ? posting : (posting.ifRefused ?? posting)
  return {
    ...{ posting, about, refersTo },
    fingerprint: fingerprintOf(posting.parameters),
    refusal: transfers ? undefined : (refusal ?? insufficientFunds),
    transfers: transfers ?? [],
    subject: subjectOf(posting.subject, accounts),
  }
}

function refuseBelowLeast({ subject, atLeast }: Posting, accounts: AccountsAtHand): string | undefined {
  if (!subject || atLeast === undefined) return undefined
  return (accounts.standing(subject)?.balance ?? 0n) < atLeast ? insufficientFunds : undefined
}

/** Undefined where an account has too little. */
function moveAll({ legs, shortfall }: Posting, accounts: AccountsAtHand): Transfer[] | undefined {
  const transfers: Transfer[] = []
  for (const leg of legs) {
    checkLeg(leg)
    const room = accounts.room(leg.debit)
    if (room === undefined || room >= leg.amount) transfers.push(move(leg, accounts))
    else if (shortfall !== 'owed' || leg.debit.kind !== 'available') return undefined
    else transfers.push(...moveOwing(leg, room, accounts))
  }
  return transfers
}

/** Takes what the member has, and the rest from its debt. */
function moveOwing(leg: Leg, room: bigint, accounts: AccountsAtHand): Transfer[] {
  const { holder, asset } = leg.debit
  const owed = { ...leg, debit: debt(BigInt(holder), asset), amount: leg.amount - room }
  return room === 0n ? [move(owed, accounts)] : [move({ ...leg, amount: room }, accounts), move(owed, accounts)]
}

function move({ debit, credit, amount }: Leg, accounts: AccountsAtHand): Transfer {
  return { asset: debit.asset, amount, debit: accounts.move(debit, -amount), credit: accounts.move(credit, amount) }
}

/** A leg that breaks these rules is a defect of ours, not an answer to a caller. */
function checkLeg({ debit, credit, amount }: Leg): void {
  if (amount < 1n || amount > amountAtMost) throw new Error(`an amount of ${amount} can't be transferred`)
  if (debit.asset !== credit.asset) throw new Error(`${debit.asset} can't be turned into ${credit.asset} by a transfer`)
}

function subjectOf(subject: AccountRef | undefined, accounts: AccountsAtHand): Entry['subject'] {
  const standing = subject && accounts.standing(subject)
  return standing && { id: accounts.id(subject), ...standing }
}
