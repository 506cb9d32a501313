import { isDepositOver } from '@banyan/rules/cashier/deposit-states.ts'
import { inBook } from '#/ledger/in-book.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Tx } from '#/platform/db/handles.ts'
import type { Gateway, Inquiry } from '../gateway/gateway-port.ts'
import { type AskedDeposit, type DepositRow, depositNumbered, lockDeposit, noteInquiry } from '../store/deposits.ts'
import { hasClaims } from '../store/gateway-events.ts'
import { askForPage, type PageParts } from './ask-for-page.ts'
import { type ClaimParts, settleClaims } from './take-claim.ts'
import { type FactParts, takeFact } from './take-fact.ts'

/** A provider is asked 1, 3 and 10 minutes after the order, when it expires and an hour later (domain section 5.4). */
export const firstInquirySeconds = 60
const nextInquirySeconds = [120, 420]
const afterExpirySeconds = 3_600

/** A message that waits for its answer has the provider asked again, each time after twice as long, for four days. */
const claimSeconds = { first: 60, longest: 3_600 }
const claimInquiriesAtMost = 100

export interface InquiryParts extends PageParts, FactParts, Pick<ClaimParts, 'seal' | 'doubt'> {
  readonly database: Database
  readonly gateways: ReadonlyMap<string, Gateway>
}

/** Asks a provider what became of an order, and takes its word as if it had called. */
export async function inquire(
  parts: InquiryParts,
  { number, provider, reference, inquiries }: AskedDeposit,
): Promise<void> {
  const { database, gateways } = parts
  const gateway = gateways.get(provider)
  const answer = await gateway?.inquire?.({ number, reference: reference ?? undefined })
  if (answer && answer.is !== 'unknown')
    await inBook(database, (tx) => takeAnswer(tx, parts, { number, provider }, answer))
  const deposit = await depositNumbered(database.db, number)
  if (!deposit) return
  // The provider never heard of it: our question for a page was lost on its way, and is asked again by the same number.
  if (answer?.is === 'not_found' && deposit.state === 'unknown' && deposit.kind === 'hosted')
    await askForPage(parts, deposit)
  // Under the order's lock: a message that comes now is not put off by what was known before it.
  await database.transaction(async (tx) => {
    const now = await lockDeposit(tx, number)
    if (!now || now.ask_at === null) return
    await noteInquiry(tx, number, nextInquiry(now, inquiries, await hasClaims(tx, now.id)))
  })
}

async function takeAnswer(
  tx: Tx,
  parts: InquiryParts,
  { number, provider }: Pick<AskedDeposit, 'number' | 'provider'>,
  answer: Exclude<Inquiry, { is: 'unknown' }>,
): Promise<void> {
  const fact = answer.is === 'fact' ? answer.fact : undefined
  const taken = fact && (await takeFact(tx, provider, fact, parts))
  const order = await lockDeposit(tx, number)
  if (order) await settleClaims(tx, parts, { order, fact, taken })
}

/** Seconds until the next question; undefined where expiry asks, or no question follows. */
function nextInquiry({ state }: DepositRow, inquiries: number, hasClaim: boolean): number | undefined {
  if (hasClaim && inquiries < claimInquiriesAtMost)
    return Math.min(claimSeconds.first * 2 ** inquiries, claimSeconds.longest)
  const isOver = state === 'expired' || state === 'cancelled'
  if (isOver) return inquiries <= nextInquirySeconds.length + 1 ? afterExpirySeconds : undefined
  return isDepositOver(state) || state === 'review' ? undefined : nextInquirySeconds[inquiries]
}
