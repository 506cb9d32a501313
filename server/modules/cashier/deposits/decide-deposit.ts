import { minorOf } from '@banyan/rules/money/amount.ts'
import { cashierStep, merchantCurrency } from '#/modules/system/merchant.ts'
import { drawNumber, type Random } from '#/platform/crypto/order-number.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import { assignPayment, lockUnmatched, notePaidEntry, paymentsOf } from '../store/deposit-payments.ts'
import { type DepositRow, insertDeposit, lockDeposit, setProvider, wasTakenBy } from '../store/deposits.ts'
import { type AloneLimits, approveAlone } from './approve-alone.ts'
import { changeDeposit } from './change-deposit.ts'
import { creditDeposit } from './credit-deposit.ts'
import { drawContent } from './draw-content.ts'
import { reverseDeposit } from './reverse-deposit.ts'

interface Decision {
  readonly number: string
  readonly actor: string
  readonly note: string
}

interface Approval extends Decision {
  /** A decimal string of the wire, where another amount is credited than came or was ordered. */
  readonly amount: string | undefined
  /** A reported payment that belongs to no order, which the operator names as the money of a manual transfer. */
  readonly paymentId: bigint | undefined
  /** What one operator approves; undefined for two. */
  readonly alone: AloneLimits | undefined
}

/**
 * Credits a deposit that is reviewed. What a provider reported is credited as it came; of a manual transfer the operator
 * names the reported payment, or says what arrived. The same decision of one operator again changes nothing.
 */
export async function approve(tx: Tx, approval: Approval): Promise<DepositRow> {
  const { number, actor, note, amount, paymentId, alone } = approval
  const locked = await lockOrRefuse(tx, number)
  if (alone && (await isRepeated(tx, locked, approval))) return locked
  if (locked.state !== 'review') throw new Refusal('deposit_over')
  const deposit = paymentId === undefined ? locked : await namePayment(tx, locked, paymentId)
  const paid = await paymentsOf(tx, deposit.id)
  const arrived = paid.filter((one) => one.reversed_at === null).reduce((sum, one) => sum + one.amount, 0n)
  const credited = amount === undefined ? (paid.length > 0 ? arrived : deposit.amount) : wholeAmount(amount)
  if (credited <= 0n || (paid.length > 0 && credited !== arrived)) throw new Refusal('deposit_amount_refused')
  if (alone) await approveAlone(tx, deposit, { operator: actor, paid, credited, limits: alone })
  // What came after the order's time earns no bonus, whoever looks at it.
  const isInTime = paid.every(({ paid_at: paidAt }) => paidAt <= deposit.expires_at)
  const done = await creditDeposit(tx, deposit, {
    ...{ event: 'approved', amount: credited, isLate: !isInTime, hasBonus: isInTime, actor, note },
  })
  for (const { id } of paid) await notePaidEntry(tx, id, done.entryId)
  return done.deposit
}

/** What one operator approves is what came, so an amount that is named again is compared with that. */
async function isRepeated(tx: Tx, { id }: DepositRow, { actor, note, amount, paymentId }: Approval): Promise<boolean> {
  if (!(await wasTakenBy(tx, id, { event: 'approved', actor, note }))) return false
  const paid = await paymentsOf(tx, id)
  const arrived = paid.reduce((sum, one) => sum + one.amount, 0n)
  if (amount !== undefined && wholeAmount(amount) !== arrived) return false
  return paymentId === undefined || paid.some((one) => one.id === paymentId)
}

/** Makes a reported payment that belongs to no order the money of a manual transfer; its provider owes what is credited. */
async function namePayment(tx: Tx, deposit: DepositRow, paymentId: bigint): Promise<DepositRow> {
  if (deposit.kind !== 'manual') throw new Refusal('payment_not_found')
  const payment = await lockUnmatched(tx, paymentId)
  if (payment?.asset !== deposit.asset) throw new Refusal('payment_not_found')
  await assignPayment(tx, payment.id, deposit.id)
  return await setProvider(tx, deposit.id, payment.provider)
}

/** Refuses a deposit that is reviewed; its member reads why. A repetition changes nothing. */
export async function reject(tx: Tx, { number, actor, note }: Decision): Promise<DepositRow> {
  const deposit = await lockOrRefuse(tx, number)
  if (await wasTakenBy(tx, deposit.id, { event: 'rejected', actor, note })) return deposit
  return await changeDeposit(tx, deposit, 'rejected', { actor, note, changes: { reason: note } })
}

/** Takes a credited deposit back. */
export async function reverse(tx: Tx, { number, actor, note }: Decision): Promise<DepositRow> {
  const deposit = await lockOrRefuse(tx, number)
  if (deposit.state !== 'completed') throw new Refusal('deposit_over')
  return await reverseDeposit(tx, deposit, { actor, note })
}

interface Binding {
  readonly paymentId: bigint
  readonly accountId: bigint
  readonly actor: string
  readonly note: string
  readonly random: Random
}

/** An order made for a transfer is paid at once. */
const minutes = 5

/** Gives a member the money of a transfer that belongs to no order, through an order of its own without a bonus. */
export async function bindToMember(
  tx: Tx,
  { paymentId, accountId, actor, note, random }: Binding,
): Promise<DepositRow> {
  const payment = await lockUnmatched(tx, paymentId)
  if (!payment) throw new Refusal('payment_not_found')
  const { provider, asset, amount } = payment
  const number = drawNumber(random)
  const order = await insertDeposit(tx, {
    ...{ number, accountId, requestId: `bound ${number}`, fingerprint: Buffer.from(number), channel: 'BOUND' },
    ...{ kind: 'bankQr', provider, asset, amount, feePpm: 0, bonusPpm: 0, state: 'created', minutes, actor },
    ...{ content: drawContent(random), payTo: undefined, review: undefined, askAfterSeconds: undefined },
  })
  await assignPayment(tx, payment.id, order.id)
  const done = await creditDeposit(tx, order, {
    ...{ event: 'paid', amount, isLate: false, hasBonus: false, actor, note },
  })
  await notePaidEntry(tx, payment.id, done.entryId)
  return done.deposit
}

async function lockOrRefuse(tx: Tx, number: string): Promise<DepositRow> {
  const deposit = await lockDeposit(tx, number)
  if (!deposit) throw new Refusal('deposit_not_found')
  return deposit
}

/** What an operator typed, in minor units: whole thousands, as everything at the cashier. */
function wholeAmount(amount: string): bigint {
  const minor = minorOf(amount, merchantCurrency.exponent)
  const hasMore = /[1-9]/.test((amount.split('.')[1] ?? '').slice(merchantCurrency.exponent))
  if (hasMore || minor % cashierStep !== 0n) throw new Refusal('deposit_amount_refused')
  return minor
}
