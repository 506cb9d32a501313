import type { ValueOf } from '@banyan/contract/call.ts'
import type {
  ListedDeposit,
  operatorDepositCalls,
  ReportedPayment,
} from '@banyan/contract/wallet/operator-deposit-calls.ts'
import { toAmount } from '@banyan/rules/money/amount.ts'
import { namesOf } from '#/modules/accounts/members.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import { numberBehind, pageFrom } from '#/platform/calls/cursor.ts'
import type { Db } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import { aloneLimits, needsSecond as depositNeedsSecond } from '../deposits/approve-alone.ts'
import { presentedDeposit } from '../deposits.ts'
import {
  type DepositFilter,
  listedDeposits,
  providerFigures,
  totalOf,
  waitingDeposits,
} from '../store/deposit-lists.ts'
import { type PaymentRow, paymentsOf, paymentsThatMayPay, unmatchedPayments } from '../store/deposit-payments.ts'
import { type DepositRow, depositNumbered, stepsOf } from '../store/deposits.ts'
import { eventsOf } from '../store/gateway-events.ts'
import { differences } from '../store/reconciliation.ts'

interface Page {
  readonly after?: string | undefined
  readonly size: number
}

const amountOf = (minor: bigint) => toAmount(minor, merchantCurrency.exponent)
const orNull = (minor: bigint | null) => (minor === null ? null : amountOf(minor))

/** Messages of a provider that a record shows. */
const toldAtMost = 50

/** A page of orders, and what the whole filter comes to. */
export async function depositsPage(db: Db, filter: DepositFilter, { after, size }: Page) {
  const [read, total] = await Promise.all([
    listedDeposits(db, filter, { after: numberBehind(after), atMost: size + 1 }),
    totalOf(db, filter),
  ])
  const { rows, next } = pageFrom(read, size, ({ id }) => [String(id)])
  const names = await namesOf(
    db,
    rows.map((row) => row.account_id),
  )
  const sums = { amount: amountOf(total.amount), credited: amountOf(total.credited) }
  return { rows: rows.map((row) => presentListed(row, names)), next, total: { count: Number(total.count), ...sums } }
}

type Names = Awaited<ReturnType<typeof namesOf>>

function presentListed(row: DepositRow, names: Names): ListedDeposit {
  return {
    ...{ number: row.number, member: memberIn(names, row), channel: row.channel, kind: row.kind },
    ...{ provider: row.provider, state: row.state, amount: amountOf(row.amount), credited: orNull(row.credited) },
    ...{ isLate: row.is_late, differs: row.differs, review: row.review },
    ...{ createdAt: row.created_at.toISOString(), changedAt: row.changed_at.toISOString() },
  }
}

function memberIn(names: Names, { account_id: id }: Pick<DepositRow, 'account_id'>) {
  const named = names.get(id)
  if (!named) throw new Error(`account ${id} has no name`)
  return named
}

interface RecordParts {
  readonly db: Db
  readonly settings: MerchantSettings
  /** Who reads it: approvals by one operator have a limit per operator. */
  readonly operator: string
  /** Opens the sealed name of who sent a manual transfer. */
  openSender(number: string, sealed: Uint8Array): string | undefined
  /** Ids of the pictures of a proof. */
  proofsOf(number: string): Promise<readonly string[]>
}

/** An order with its way, the money that came for it, and what its provider told. */
export async function depositRecord(
  { db, settings, operator, openSender, proofsOf }: RecordParts,
  number: string,
): Promise<ValueOf<typeof operatorDepositCalls.depositRecord>> {
  const row = await depositNumbered(db, number)
  if (!row) throw new Refusal('deposit_not_found')
  const [names, steps, payments, told, deposit, proofs] = await Promise.all([
    namesOf(db, [row.account_id]),
    stepsOf(db, [row.id]),
    paymentsOf(db, row.id),
    eventsOf(db, row.id, toldAtMost),
    presentedDeposit(db, row, (channel) => channel),
    proofsOf(number),
  ])
  const credited = payments.reduce((sum, one) => (one.reversed_at === null ? sum + one.amount : sum), 0n)
  const limits = aloneLimits(settings.current('cashier'))
  return {
    ...{ deposit, member: memberIn(names, row), provider: row.provider, review: row.review },
    sender: row.sender === null ? null : (openSender(number, row.sender) ?? null),
    proofs: [...proofs],
    payments: payments.map(presentPayment),
    told: told.map(({ received_at: at, event_key: event, outcome }) => ({
      ...{ at: at.toISOString(), event: event.slice(0, 60), outcome: outcome ?? 'waiting' },
    })),
    by: steps.map(({ at, state, actor, note }) => ({ at: at.toISOString(), state, by: actor, note })),
    needsSecond: await depositNeedsSecond(db, row, { operator, paid: payments, credited, limits }),
  }
}

function presentPayment(row: PaymentRow): ReportedPayment {
  return {
    ...{ id: String(row.id), provider: row.provider, transactionId: row.transaction_id },
    ...{ status: row.reversed_at === null ? 'paid' : 'reversed', amount: amountOf(row.amount) },
    ...{ paidAt: row.paid_at.toISOString(), content: row.content?.slice(0, 300) ?? null, payer: row.payer },
    entryId: row.entry_id === null ? null : String(row.entry_id),
  }
}

/** Transfers that belong to no order, or those that may pay the named one, and how many there are. */
export async function unmatchedPage(db: Db, { order, after, size }: Page & { readonly order?: string | undefined }) {
  const [read, { unmatched: waiting }] = await Promise.all([
    order === undefined
      ? unmatchedPayments(db, { after: numberBehind(after), atMost: size + 1 })
      : paymentsForOrder(db, order, size),
    waitingDeposits(db),
  ])
  const { rows, next } = pageFrom(read, size, ({ id }) => [String(id)])
  const presented = rows.map((row) => ({ ...presentPayment(row), receivingAccount: row.receiving_account }))
  return { rows: presented, next, waiting }
}

async function paymentsForOrder(db: Db, number: string, atMost: number): Promise<PaymentRow[]> {
  const order = await depositNumbered(db, number)
  if (!order) throw new Refusal('deposit_not_found')
  return order.kind === 'manual' && order.state === 'review' ? await paymentsThatMayPay(db, order, atMost) : []
}

/** Differences to a provider's day files. */
export async function differencesPage(
  db: Db,
  { state, provider, after, size }: Page & { readonly state: 'open' | 'any'; readonly provider?: string | undefined },
) {
  const filter = { isOpen: state === 'open', provider, after: numberBehind(after), atMost: size + 1 }
  const { rows, next } = pageFrom(await differences(db, filter), size, ({ id }) => [String(id)])
  const presented = rows.map((row) => ({
    ...{ id: String(row.id), provider: row.provider, day: row.day, kind: row.kind, transactionId: row.transaction_id },
    ...{ number: row.number, theirs: orNull(row.theirs), ours: orNull(row.ours) },
    ...{ foundAt: row.found_at.toISOString(), settledBy: row.settled_by, note: row.note },
    settledAt: row.settled_at?.toISOString() ?? null,
  }))
  return { rows: presented, next }
}

interface ProviderParts {
  readonly db: Db
  readonly settings: MerchantSettings
  /** Providers that the environment names. */
  readonly configured: ReadonlySet<string>
}

/** How each provider does that the environment or a channel names. */
export async function providersNow({ db, settings, configured }: ProviderParts) {
  const { channels } = settings.current('cashier')
  const codes = [...new Set([...configured, ...channels.map(({ provider }) => provider)])].sort()
  const figures = await providerFigures(db, codes)
  return figures.map(({ provider: code, heardAt, paidAmount, received, ...counts }) => ({
    ...{ code, isConfigured: configured.has(code), ...counts },
    channels: channels.filter(({ provider }) => provider === code).map(({ id }) => id),
    ...{ heardAt: heardAt?.toISOString() ?? null, paidAmount: amountOf(paidAmount) },
    balance: amountOf(received),
  }))
}
