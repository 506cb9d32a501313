import { calendarDayOf, startOfDay } from '@banyan/rules/calendar/calendar-day.ts'
import { inBook } from '#/ledger/in-book.ts'
import { merchantTimeZone } from '#/modules/system/merchant.ts'
import type { Database } from '#/platform/db/database.ts'
import type { PaymentFact } from '../gateway/gateway-port.ts'
import {
  type KnownPayment,
  keepReconciliation,
  type NewDifference,
  paymentsBetween,
  paymentsNamed,
} from '../store/reconciliation.ts'
import { type FactParts, takeFact } from './take-fact.ts'

interface Day {
  readonly provider: string
  /** As 2026-11-24, of the merchant's calendar. */
  readonly day: string
  readonly lines: readonly PaymentFact[]
}

const dayMs = 86_400_000

/**
 * Compares a provider's day file with what we know of its transactions, and lists what differs. A payment of which we
 * never heard is credited by the file, as if the provider had called: it is the member's money. The difference stays
 * listed, because a lost message has a cause.
 */
export async function reconcile(
  database: Database,
  { provider, day, lines }: Day,
  parts: FactParts,
): Promise<readonly NewDifference[]> {
  const date = calendarDayOf(day)
  if (!date) throw new Error(`${day} is no day`)
  const from = startOfDay(date, merchantTimeZone)
  const until = new Date(from.getTime() + dayMs)
  const money = lines.filter(({ status }) => status === 'paid' || status === 'reversed')
  const ours = await paymentsBetween(database.db, { provider, from, until })
  const listed = new Set(ours.map(({ transactionId }) => transactionId))
  const elsewhere = money.filter(({ transactionId }) => !listed.has(transactionId)).map((line) => line.transactionId)
  // A transaction near midnight may stand under the neighbouring day with us.
  const named = await paymentsNamed(database.db, provider, elsewhere)
  const found = differencesOf(money, ours, named)
  for (const { transactionId } of found.filter(({ kind }) => kind === 'missing_here')) {
    const line = money.find((one) => one.transactionId === transactionId)
    if (line) await inBook(database, (tx) => takeFact(tx, provider, line, parts))
  }
  await database.transaction((tx) => keepReconciliation(tx, { provider, day, lines: lines.length }, found))
  return found
}

/** Where the lines of a day and our transactions of it disagree; `named` are ours of other days. */
function differencesOf(
  lines: readonly PaymentFact[],
  ours: readonly KnownPayment[],
  named: readonly KnownPayment[],
): NewDifference[] {
  const known = new Map([...named, ...ours].map((payment) => [payment.transactionId, payment]))
  // The last line of a transaction counts: paid, then taken back.
  const theirs = new Map(lines.map((line) => [line.transactionId, line]))
  const here = [...theirs.values()].flatMap((line) => differenceOf(line, known.get(line.transactionId)))
  const there = ours
    .filter(({ transactionId }) => !theirs.has(transactionId))
    .map(({ transactionId, number, amount }): NewDifference => {
      return { kind: 'missing_there', transactionId, number, theirs: null, ours: amount }
    })
  return [...here, ...there]
}

function differenceOf(line: PaymentFact, known: KnownPayment | undefined): NewDifference[] {
  const { transactionId, amountMinor: theirs } = line
  const of = (kind: NewDifference['kind']): NewDifference[] => [
    { kind, transactionId, number: known?.number ?? line.orderNumber ?? null, theirs, ours: known?.amount ?? null },
  ]
  if (!known) return of('missing_here')
  if (known.amount !== theirs) return of('amount_differs')
  return known.isReversed === (line.status === 'reversed') ? [] : of('status_differs')
}
