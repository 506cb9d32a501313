import { depositStateAfter, isDepositOver } from '@banyan/rules/cashier/deposit-states.ts'
import { contentCodeIn } from '@banyan/rules/cashier/transfer-content.ts'
import type { Random } from '#/platform/crypto/order-number.ts'
import type { Tx } from '#/platform/db/handles.ts'
import type { PaymentFact } from '../gateway/gateway-port.ts'
import { ordersOfTransfer } from '../store/deposit-guards.ts'
import { assignPayment, insertPayment, lockPayment, notePaidEntry, noteReversed } from '../store/deposit-payments.ts'
import type { ReviewReason } from '../store/deposit-tables.ts'
import { type DepositRow, depositById, lockDeposit, lockDepositOfContent } from '../store/deposits.ts'
import { changeDeposit } from './change-deposit.ts'
import { creditDeposit } from './credit-deposit.ts'
import { openAgain } from './open-again.ts'
import type { PayerNames } from './payer-names.ts'
import { reverseDeposit } from './reverse-deposit.ts'

/** What a provider's word led to; the console shows it beside the message. */
export type FactOutcome =
  | 'credited'
  | 'credited_late'
  | 'credited_again'
  | 'review'
  | 'unmatched'
  | 'duplicate'
  | 'amount_drifted'
  | 'failed'
  | 'reversed'
  | 'nothing'

export interface Taken {
  readonly outcome: FactOutcome
  readonly depositId: bigint | undefined
}

export interface FactParts {
  readonly names: PayerNames
  readonly random: Random
  /** Hears of what a person must look at: the same transaction with another amount. */
  readonly alarm: (event: { readonly provider: string; readonly transactionId: string }) => void
}

/**
 * Takes what a provider told of one of its transactions, whether it called, was asked, or wrote it into its day file.
 * A transaction counts once. Money that belongs to an order is credited even where the order is over; money that belongs
 * to none waits for an operator.
 */
export async function takeFact(tx: Tx, provider: string, fact: PaymentFact, parts: FactParts): Promise<Taken> {
  switch (fact.status) {
    case 'paid':
      return await takePayment(tx, provider, fact, parts)
    case 'failed':
      return await takeFailure(tx, provider, fact)
    case 'reversed':
      return await takeReversal(tx, provider, fact)
    case 'pending':
      return { outcome: 'nothing', depositId: undefined }
  }
}

/** A failure ends an order that can still be paid; after a payment it is old news. */
async function takeFailure(tx: Tx, provider: string, fact: PaymentFact): Promise<Taken> {
  const deposit = await lockOwn(tx, provider, fact)
  if (!deposit || depositStateAfter(deposit.state, 'failed') === undefined)
    return { outcome: 'nothing', depositId: deposit?.id }
  await changeDeposit(tx, deposit, 'failed', {
    actor: `provider:${provider}`,
    changes: { reason: fact.reason ?? null },
  })
  return { outcome: 'failed', depositId: deposit.id }
}

/**
 * A chargeback names the transaction that it takes back. If it comes before its payment, the payment is kept as reversed
 * and never credited.
 */
async function takeReversal(tx: Tx, provider: string, fact: PaymentFact): Promise<Taken> {
  const deposit = await lockOwn(tx, provider, fact)
  const payment = await lockPayment(tx, provider, fact.transactionId)
  if (!payment) {
    const id = await keepPayment(tx, provider, fact, undefined)
    if (id !== undefined) await noteReversed(tx, id)
    return { outcome: 'reversed', depositId: deposit?.id }
  }
  if (payment.reversed_at !== null) return { outcome: 'duplicate', depositId: payment.deposit_id ?? undefined }
  await noteReversed(tx, payment.id)
  const paid = payment.deposit_id === null ? undefined : await lockById(tx, payment.deposit_id)
  if (paid?.state === 'completed')
    await reverseDeposit(tx, paid, { actor: `provider:${provider}`, note: fact.reason ?? 'chargeback' })
  return { outcome: 'reversed', depositId: paid?.id }
}

async function takePayment(
  tx: Tx,
  provider: string,
  fact: PaymentFact,
  { names, alarm, random }: FactParts,
): Promise<Taken> {
  // The order is locked before the transaction's row, here and wherever both are.
  const deposit = (await lockOwn(tx, provider, fact)) ?? (await lockByAmount(tx, provider, fact, names))
  const known = await lockPayment(tx, provider, fact.transactionId)
  if (known) {
    const drifted = known.amount !== fact.amountMinor || known.asset !== fact.asset
    if (drifted) alarm({ provider, transactionId: fact.transactionId })
    return { outcome: drifted ? 'amount_drifted' : 'duplicate', depositId: known.deposit_id ?? undefined }
  }
  const paymentId = await keepPayment(tx, provider, fact, names)
  // Another transaction of ours kept it meanwhile.
  if (paymentId === undefined) return { outcome: 'duplicate', depositId: deposit?.id }
  if (!deposit) return { outcome: 'unmatched', depositId: undefined }
  const isAgain = depositStateAfter(deposit.state, 'paid') === undefined
  const order = isAgain ? await openAgain(tx, deposit, fact.amountMinor, random) : deposit
  await assignPayment(tx, paymentId, order.id)
  const review = await reviewReasonOf(tx, order, fact, names)
  if (review || (isAgain && deposit.state !== 'completed')) {
    await changeDeposit(tx, order, 'paidOtherwise', {
      actor: `provider:${provider}`,
      changes: { review: review ?? 'amount_differs', differs: fact.amountMinor !== order.amount },
    })
    return { outcome: 'review', depositId: order.id }
  }
  const isInTime = fact.at <= order.expires_at
  const isLate = isDepositOver(order.state) || !isInTime
  const credited = await creditDeposit(tx, order, {
    ...{ event: 'paid', amount: fact.amountMinor, isLate, actor: `provider:${provider}` },
    hasBonus: isInTime && !isAgain,
  })
  await notePaidEntry(tx, paymentId, credited.entryId)
  return { outcome: isAgain ? 'credited_again' : isLate ? 'credited_late' : 'credited', depositId: order.id }
}

/** Why a payment is not credited unseen; undefined where nothing speaks against it (domain section 5.3). */
async function reviewReasonOf(
  tx: Tx,
  order: DepositRow,
  { amountMinor, payerName }: PaymentFact,
  names: PayerNames,
): Promise<ReviewReason | undefined> {
  // A transfer or a card brings what it brings; a page was told what to take.
  if (order.kind === 'hosted' && amountMinor !== order.amount) return 'amount_differs'
  if (order.kind === 'bankQr' && payerName !== undefined && !(await names.isMembers(tx, order.account_id, payerName)))
    return 'name_differs'
  return undefined
}

/** The order that a fact is about, where it was opened with this provider in this currency. */
async function lockOwn(tx: Tx, provider: string, fact: PaymentFact): Promise<DepositRow | undefined> {
  const { orderNumber, content, receivingAccount, asset } = fact
  const code = content === undefined ? undefined : contentCodeIn(content)
  const deposit =
    orderNumber !== undefined
      ? await lockDeposit(tx, orderNumber)
      : code !== undefined
        ? await lockDepositOfContent(tx, code)
        : undefined
  if (!deposit || deposit.provider !== provider || deposit.asset !== asset) return undefined
  const isElsewhere = receivingAccount !== undefined && deposit.account_number !== receivingAccount
  return deposit.kind === 'bankQr' && isElsewhere ? undefined : deposit
}

/**
 * The order of a transfer that says none of our codes: the only open one of this amount on this account, if whoever paid
 * has the name that its member told (domain section 5.3, fallback match).
 */
async function lockByAmount(
  tx: Tx,
  provider: string,
  { orderNumber, content, receivingAccount, payerName, asset, amountMinor }: PaymentFact,
  names: PayerNames,
): Promise<DepositRow | undefined> {
  const isNamed = orderNumber !== undefined || (content !== undefined && contentCodeIn(content) !== undefined)
  if (isNamed || receivingAccount === undefined || payerName === undefined) return undefined
  const found = await ordersOfTransfer(tx, { provider, asset, amount: amountMinor, receivingAccount })
  const [only] = found
  if (!only || found.length > 1 || !(await names.isKnown(tx, only.account_id, payerName))) return undefined
  const deposit = await lockDeposit(tx, only.number)
  return deposit && !isDepositOver(deposit.state) ? deposit : undefined
}

/** Locked by its number, as everywhere. */
async function lockById(tx: Tx, id: bigint): Promise<DepositRow | undefined> {
  const found = await depositById(tx, id)
  return found && (await lockDeposit(tx, found.number))
}

async function keepPayment(
  tx: Tx,
  provider: string,
  fact: PaymentFact,
  names: PayerNames | undefined,
): Promise<bigint | undefined> {
  const { transactionId, asset, amountMinor, at, content, payerName, receivingAccount } = fact
  return await insertPayment(tx, {
    ...{ provider, transactionId, asset, amount: amountMinor, paidAt: at, content, receivingAccount },
    payer: payerName === undefined ? undefined : names?.mask(payerName),
    sealedPayer: payerName === undefined ? undefined : names?.seal(provider, transactionId, payerName),
    payerHash: payerName?.trim() ? names?.hash(payerName) : undefined,
  })
}
