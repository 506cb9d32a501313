import {
  isLegOver,
  type LegEvent,
  type LegState,
  legStateAfter,
  moneyOfEvent,
} from '@banyan/rules/cashier/leg-states.ts'
import { endOfWithdrawal, isWithdrawalOver } from '@banyan/rules/cashier/withdrawal-states.ts'
import { providerAccount, withdrawalFees } from '#/ledger/chart.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import { insertLegs, type LegChanges, type LegRow, legsOf, moveLeg } from '../store/withdrawal-legs.ts'
import { noteLegStep, type WithdrawalRow } from '../store/withdrawals.ts'
import { changeWithdrawal, tellWithdrawal } from './change-withdrawal.ts'
import { moveHeld, returnPaid } from './move-held.ts'

export interface LegChange {
  /** As in the audit. */
  readonly actor: string
  readonly note?: string | undefined
  /** What arrived of it, where that is a part. */
  readonly partly?: bigint
  readonly changes?: Pick<LegChanges, 'reference' | 'reason'>
  /** Minutes that the member has for its answer, where the provider has paid. */
  readonly receiptMinutes?: number
}

/** A provider is asked first after a minute what became of a payout. */
const firstInquirySeconds = 60
/** States in which the provider has something to say that we may have to ask for. */
const askedAbout: ReadonlySet<LegState> = new Set(['unknown', 'sending'])

/**
 * The one place where a leg changes its state, by the table of transitions, and its money moves; leg_over where the table
 * forbids it. The withdrawal is locked, and ends with its last leg.
 */
export async function changeLeg(
  tx: Tx,
  withdrawal: WithdrawalRow,
  leg: LegRow,
  event: LegEvent,
  change: LegChange,
): Promise<WithdrawalRow> {
  const state = legStateAfter(leg.state, event)
  if (state === undefined) throw new Refusal('leg_over')
  const { actor, note, partly, receiptMinutes } = change
  const moved = moneyOfEvent(leg, event, partly)
  const key = entryKey(withdrawal, leg, event)
  const provider = providerAccount(leg.provider, withdrawal.asset)
  if (event === 'returned') await returnPaid(tx, withdrawal, { key, from: provider, amount: moved.refunded, actor })
  const held =
    event === 'returned'
      ? {}
      : await moveHeld(tx, withdrawal, { key, captured: moved.received, to: provider, released: moved.refunded, actor })
  await moveLeg(tx, leg.id, {
    state,
    isOver: isLegOver(state),
    changes: {
      ...change.changes,
      received: leg.received + moved.received,
      refunded: leg.refunded + moved.refunded,
      replaced: leg.replaced + moved.replaced,
    },
    askInSeconds: askedAbout.has(state) ? firstInquirySeconds : null,
    ...(state === 'sent' && receiptMinutes !== undefined && { answerInMinutes: receiptMinutes }),
  })
  const noted = await noteLegStep(tx, withdrawal.id, {
    ...{ event, place: leg.place, legState: state, actor, note },
    changes: {
      ...held,
      received: withdrawal.received + moved.received,
      refunded: withdrawal.refunded + moved.refunded,
    },
  })
  await tellWithdrawal(tx, noted)
  if (moved.replaced > 0n) await payAgain(tx, noted, leg, moved.replaced)
  if (!isLegOver(state)) return noted
  if (!isWithdrawalOver(noted.state)) return await endWithLastLeg(tx, noted, actor)
  return event === 'returned' ? await returnOfEnded(tx, noted, { actor, note }) : noted
}

/** A leg has two entries of money at most that arrived: a part, and the rest. */
function entryKey({ number }: WithdrawalRow, { place }: LegRow, event: LegEvent) {
  if (event === 'returned') return { source: `withdrawal:${place}`, kind: 'withdrawal_return', externalId: number }
  const isPart = event === 'partly' || event === 'paidOtherwise'
  const isBack = event === 'refused' || event === 'refunded'
  const kind = isPart ? 'withdrawal_paid_part' : isBack ? 'withdrawal_refund' : 'withdrawal_paid'
  return { source: `withdrawal:${place}`, kind, externalId: number }
}

/** The name of a leg to its provider. */
export const payoutIdOf = ({ number }: Pick<WithdrawalRow, 'number'>, place: number): string => `${number}-${place}`

/** Another leg for what is in dispute of one. */
async function payAgain(tx: Tx, withdrawal: WithdrawalRow, { provider }: LegRow, amount: bigint): Promise<void> {
  const place = (await legsOf(tx, [withdrawal.id])).length + 1
  const { id: withdrawalId } = withdrawal
  await insertLegs(tx, [{ withdrawalId, place, amount, payoutId: payoutIdOf(withdrawal, place), provider }])
}

/** Ends a withdrawal none of whose legs is open: its fee is taken if anything arrived, and given back if nothing did. */
async function endWithLastLeg(tx: Tx, withdrawal: WithdrawalRow, actor: string): Promise<WithdrawalRow> {
  const legs = await legsOf(tx, [withdrawal.id])
  if (legs.some(({ state }) => !isLegOver(state))) return withdrawal
  const { number, amount, fee, asset, received, refunded } = withdrawal
  const event = endOfWithdrawal(amount - fee, received)
  const isPaid = event !== 'failed'
  const held = await moveHeld(tx, withdrawal, {
    key: { source: 'withdrawal', kind: isPaid ? 'withdrawal_fee' : 'withdrawal_refund', externalId: number },
    to: withdrawalFees(asset),
    ...(isPaid ? { captured: fee } : { released: fee }),
    actor,
  })
  const changes = isPaid ? held : { ...held, fee: 0n, refunded: refunded + fee }
  return await changeWithdrawal(tx, withdrawal, event, { actor, changes })
}

/** Money of an ended withdrawal came back: where nothing is left that arrived, so does its fee, as if it had failed. */
async function returnOfEnded(
  tx: Tx,
  withdrawal: WithdrawalRow,
  { actor, note }: Pick<LegChange, 'actor' | 'note'>,
): Promise<WithdrawalRow> {
  const { number, fee, asset, received, refunded } = withdrawal
  if (received > 0n) return await changeWithdrawal(tx, withdrawal, 'partlyReturned', { actor, note })
  const key = { source: 'withdrawal', kind: 'withdrawal_return', externalId: number }
  await returnPaid(tx, withdrawal, { key, from: withdrawalFees(asset), amount: fee, actor })
  return await changeWithdrawal(tx, withdrawal, 'returned', {
    actor,
    note,
    changes: { fee: 0n, refunded: refunded + fee },
  })
}
