import { calendarDayOf, startOfDay } from '@banyan/rules/calendar/calendar-day.ts'
import { inBook } from '#/ledger/in-book.ts'
import { merchantTimeZone } from '#/modules/system/merchant.ts'
import type { Database } from '#/platform/db/database.ts'
import type { PayoutFact } from '../gateway/gateway-port.ts'
import { insertDifferences, type NewDifference } from '../store/reconciliation.ts'
import { payoutAmounts, payoutsBetween } from '../store/withdrawal-legs.ts'
import { type PayoutFactParts, type PayoutOutcome, takePayout } from './take-payout.ts'

interface Day {
  readonly provider: string
  /** As 2026-11-24, of the merchant's calendar. */
  readonly day: string
  readonly lines: readonly PayoutFact[]
}

const dayMs = 86_400_000

/**
 * Compares the payouts of a provider's day file with ours, and lists what differs. What the file says of a payout that is
 * still unknown is taken as if the provider had called.
 */
export async function reconcilePayouts(
  parts: PayoutFactParts & { readonly database: Database },
  { provider, day, lines }: Day,
): Promise<readonly NewDifference[]> {
  const { database } = parts
  const date = calendarDayOf(day)
  if (!date) throw new Error(`${day} is no day`)
  const from = startOfDay(date, merchantTimeZone)
  const until = new Date(from.getTime() + dayMs)
  // The last line of a payout counts: paid, then sent back.
  const theirs = new Map(lines.filter(({ status }) => status !== 'pending').map((fact) => [fact.payoutId, fact]))
  const amounts = await payoutAmounts(database.db, [...theirs.keys()])
  const found: NewDifference[] = []
  for (const fact of theirs.values()) {
    const outcome = await inBook(database, (tx) => takePayout(tx, { provider, kind: 'file', fact }, parts))
    found.push(...differenceOf(fact, outcome, amounts.get(fact.payoutId)))
  }
  for (const { payout_id: payoutId, amount } of await payoutsBetween(database.db, { provider, from, until }))
    if (!theirs.has(payoutId)) found.push(difference('missing_there', payoutId, { theirs: null, ours: amount }))
  await database.transaction((tx) => insertDifferences(tx, { provider, day }, found))
  return found
}

function differenceOf(fact: PayoutFact, outcome: PayoutOutcome, ours: bigint | undefined): NewDifference[] {
  const { payoutId, status, amountMinor: theirs } = fact
  if (outcome === 'unmatched' || ours === undefined)
    return [difference('missing_here', payoutId, { theirs, ours: null })]
  if (outcome === 'contradiction' || outcome === 'bounced')
    return [difference('status_differs', payoutId, { theirs, ours })]
  return status === 'paid' && theirs !== ours ? [difference('amount_differs', payoutId, { theirs, ours })] : []
}

/** The number is left out: what is listed by one is an order to pay in. */
function difference(
  kind: NewDifference['kind'],
  payoutId: string,
  amounts: Pick<NewDifference, 'theirs' | 'ours'>,
): NewDifference {
  return { kind, transactionId: `payout ${payoutId}`, number: null, ...amounts }
}
