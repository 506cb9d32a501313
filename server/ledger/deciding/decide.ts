import { type AccountRef, debt } from '../chart.ts'
import { amountAtMost, insufficientFunds, type Leg, type Posting, type VersionedBalance } from '../posting.ts'
import type { AccountsAtHand, Side } from './accounts-at-hand.ts'

/** One row to be: money from one account to another, with what it left of members' accounts. */
export interface Transfer {
  readonly asset: string
  readonly amount: bigint
  readonly debit: Side
  readonly credit: Side
}

/** What is written of a posting. */
export interface Decision {
  readonly posting: Posting
  readonly refusal: string | undefined
  readonly transfers: readonly Transfer[]
  readonly subject: (VersionedBalance & { readonly id: bigint }) | undefined
}

/** Decides a posting by what the accounts hold now; what it moves is seen by the next one. */
export function decide(posting: Posting, accounts: AccountsAtHand): Decision {
  const refusal = posting.refusal ?? shortOf(posting, accounts)
  const transfers = refusal === undefined ? moveAll(posting, accounts) : undefined
  if (transfers) accounts.keep()
  else accounts.forget()
  return {
    posting,
    refusal: transfers ? undefined : (refusal ?? insufficientFunds),
    transfers: transfers ?? [],
    subject: subjectOf(posting.subject, accounts),
  }
}

function shortOf({ subject, atLeast }: Posting, accounts: AccountsAtHand): string | undefined {
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

/** Takes what is there, and the rest from what the member owes from now on. */
function moveOwing(leg: Leg, room: bigint, accounts: AccountsAtHand): Transfer[] {
  const { holder, asset } = leg.debit
  const owed = { ...leg, debit: debt(BigInt(holder), asset), amount: leg.amount - room }
  return room === 0n ? [move(owed, accounts)] : [move({ ...leg, amount: room }, accounts), move(owed, accounts)]
}

function move({ debit, credit, amount }: Leg, accounts: AccountsAtHand): Transfer {
  return { asset: debit.asset, amount, debit: accounts.move(debit, -amount), credit: accounts.move(credit, amount) }
}

/** A leg that breaks these is a mistake of ours, and no answer to anybody. */
function checkLeg({ debit, credit, amount }: Leg): void {
  if (amount < 1n || amount > amountAtMost) throw new Error(`an amount of ${amount} can't be transferred`)
  if (debit.asset !== credit.asset) throw new Error(`${debit.asset} can't be turned into ${credit.asset} by a transfer`)
}

function subjectOf(subject: AccountRef | undefined, accounts: AccountsAtHand): Decision['subject'] {
  const standing = subject && accounts.standing(subject)
  return standing && { id: accounts.id(subject), ...standing }
}
