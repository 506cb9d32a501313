import type { DepositEvent } from '@banyan/rules/cashier/deposit-states.ts'
import { depositTerms } from '@banyan/rules/cashier/deposit-terms.ts'
import { type AccountRef, available, debt, depositBonuses, depositFees, providerAccount } from '#/ledger/chart.ts'
import { Draft } from '#/ledger/draft.ts'
import type { Leg, Posting } from '#/ledger/posting.ts'
import { endLots, openLot } from '#/modules/wagering/turnover.ts'
import type { Tx } from '#/platform/db/handles.ts'
import type { DepositRow } from '../store/deposits.ts'
import { changeDeposit } from './change-deposit.ts'

/** Money that is credited for an order. */
export interface Credit {
  readonly event: Extract<DepositEvent, 'paid' | 'approved'>
  /** What was paid, in minor units. */
  readonly amount: bigint
  /** Whether the order was over, or its time was up. */
  readonly isLate: boolean
  /** Whether it was paid in time, which is what the bonus is for. */
  readonly hasBonus: boolean
  readonly actor: string
  readonly note?: string | undefined
}

/** Fee and bonus of a payment on an order's terms, in minor units. */
export function termsOf(
  paid: bigint,
  { fee_ppm: feePpm, bonus_ppm: bonusPpm }: Pick<DepositRow, 'fee_ppm' | 'bonus_ppm'>,
) {
  return depositTerms(paid, { feePpm, bonusPpm })
}

/**
 * Credits a locked deposit, once: the money from the provider's account, the fee from it, the bonus to it, and of what
 * remains first of all what the member owes. Each line is an entry of its own under the order's number.
 */
export async function creditDeposit(
  tx: Tx,
  deposit: DepositRow,
  { event, amount, isLate, hasBonus, actor, note }: Credit,
): Promise<{ readonly deposit: DepositRow; readonly entryId: bigint }> {
  const { account_id: member, asset } = deposit
  const terms = termsOf(amount, deposit)
  const fee = terms.fee
  const bonus = hasBonus ? terms.bonus : 0n
  const moved = await changeDeposit(tx, deposit, event, {
    ...{ actor, note },
    changes: { fee, bonus, credited: amount - fee + bonus, is_late: isLate, differs: amount !== deposit.amount },
  })
  const own = available(member, asset)
  const source = providerAccount(deposit.provider, asset)
  const [fees, bonuses, owing] = [depositFees(asset), depositBonuses(asset), debt(member, asset)]
  const draft = await Draft.lock(tx, [own, owing, source, fees, bonuses])
  const add = (kind: string, debit: AccountRef, credit: AccountRef, minor: bigint) => {
    if (minor > 0n) draft.add(postingOf(deposit, { kind, actor, own, leg: { debit, credit, amount: minor } }))
  }
  add(entryKind(deposit, isLate), source, own, amount)
  add('deposit_fee', own, fees, fee)
  add('deposit_bonus', bonuses, own, bonus)
  const owed = -draft.balanceOf(owing)
  const net = amount - fee + bonus
  add('debt_repaid', own, owing, owed < net ? owed : net)
  await draft.write(tx)
  const [entryId = 0n] = await draft.ids(tx)
  await openLots(tx, moved, amount)
  return { deposit: moved, entryId }
}

/** What was paid must be betted before it goes out, and so must what was given on top of it (domain section 4.3). */
async function openLots(tx: Tx, deposit: DepositRow, paid: bigint): Promise<void> {
  const { account_id: accountId, asset, number: reference, turnover: factor, bonus } = deposit
  await openLot(tx, { accountId, asset, source: 'deposit', reference, amount: paid, factor })
  await openLot(tx, { accountId, asset, source: 'bonus', reference, amount: bonus, factor })
}

function entryKind({ kind }: DepositRow, isLate: boolean): string {
  if (kind === 'manual') return 'deposit_manual'
  return isLate ? 'deposit_late' : 'deposit'
}

/**
 * Takes a credited deposit back, as its provider did: fee and bonus too. What the member no longer has is owed, which
 * the next money that is paid in covers first. Nothing needs to be betted for it any more.
 */
export async function reverseCredit(
  tx: Tx,
  deposit: DepositRow,
  { actor, note }: { readonly actor: string; readonly note: string },
): Promise<{ readonly deposit: DepositRow; readonly owed: bigint }> {
  const { account_id: member, asset, fee, bonus, credited } = deposit
  const moved = await changeDeposit(tx, deposit, 'reversed', { actor, note, changes: { reason: note } })
  if (credited === null) throw new Error(`the deposit ${deposit.number} was not credited`)
  const amount = credited + fee - bonus
  const own = available(member, asset)
  const source = providerAccount(deposit.provider, asset)
  const [fees, bonuses, owing] = [depositFees(asset), depositBonuses(asset), debt(member, asset)]
  const draft = await Draft.lock(tx, [own, owing, source, fees, bonuses])
  const before = draft.balanceOf(owing)
  const legs: Leg[] = [
    { debit: fees, credit: own, amount: fee },
    { debit: own, credit: bonuses, amount: bonus },
    { debit: own, credit: source, amount },
  ]
  draft.add({
    key: { source: `provider:${deposit.provider}`, kind: 'deposit_reversal', externalId: deposit.number },
    parameters: { number: deposit.number, amount: String(amount) },
    actor,
    legs: legs.filter((leg) => leg.amount > 0n),
    subject: own,
    shortfall: 'owed',
  })
  const owed = before - draft.balanceOf(owing)
  await draft.write(tx)
  await endLots(tx, ['deposit', 'bonus'], deposit.number)
  return { deposit: moved, owed }
}

interface Line {
  readonly kind: string
  readonly actor: string
  readonly own: AccountRef
  readonly leg: Leg
}

function postingOf({ number, provider }: DepositRow, { kind, actor, own, leg }: Line): Posting {
  return {
    key: { source: `provider:${provider}`, kind, externalId: number },
    parameters: { number, amount: String(leg.amount) },
    actor,
    legs: [leg],
    subject: own,
  }
}
