import { inBook } from '#/ledger/in-book.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Gateway } from '../gateway/gateway-port.ts'
import { type DepositRow, depositNumbered, noteInquiry } from '../store/deposits.ts'
import { askForPage, type PageParts } from './ask-for-page.ts'
import { type FactParts, takeFact } from './take-fact.ts'

/** A provider is asked 1, 3 and 10 minutes after the order, when it expires and an hour later (domain section 5.4). */
export const firstInquirySeconds = 60
const nextInquirySeconds = [120, 420]
const afterExpirySeconds = 3_600

export interface InquiryParts extends PageParts, FactParts {
  readonly database: Database
  readonly gateways: ReadonlyMap<string, Gateway>
}

type Asked = Pick<DepositRow, 'number' | 'provider' | 'reference' | 'inquiries'>

/** Asks a provider what became of an order, and takes its word as if it had called. */
export async function inquire(parts: InquiryParts, { number, provider, reference, inquiries }: Asked): Promise<void> {
  const { database, gateways } = parts
  const gateway = gateways.get(provider)
  const answer = await gateway?.inquire?.({ number, reference: reference ?? undefined })
  if (answer?.is === 'fact') await inBook(database, (tx) => takeFact(tx, provider, answer.fact, parts))
  const deposit = await depositNumbered(database.db, number)
  if (!deposit) return
  // The provider never heard of it: our question for a page was lost on its way, and is asked again by the same number.
  if (answer?.is === 'not_found' && deposit.state === 'unknown' && deposit.kind === 'hosted')
    await askForPage(parts, deposit)
  if (deposit.ask_at === null) return
  const next = nextInquiry(deposit, inquiries)
  await database.transaction((tx) => noteInquiry(tx, number, next))
}

/** Seconds until the next question; undefined where expiry asks, or nobody does any more. */
function nextInquiry({ state }: DepositRow, inquiries: number): number | undefined {
  const isOver = state === 'expired' || state === 'cancelled'
  if (isOver) return inquiries <= nextInquirySeconds.length + 1 ? afterExpirySeconds : undefined
  return nextInquirySeconds[inquiries]
}
