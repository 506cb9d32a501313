import { legStateAfter } from '@banyan/rules/cashier/leg-states.ts'
import type { Tx } from '#/platform/db/handles.ts'
import type { PayoutFact } from '../gateway/gateway-port.ts'
import { legOfPayout, notePayoutCall } from '../store/withdrawal-legs.ts'
import type { PayoutCallKind } from '../store/withdrawal-tables.ts'
import { lockWithdrawal } from '../store/withdrawals.ts'
import { changeLeg } from './change-leg.ts'
import { legAt } from './decide-withdrawal.ts'

/** What a provider's word about a payout led to; the console shows it. */
export type PayoutOutcome =
  | 'sent'
  | 'accepted'
  | 'partly_sent'
  | 'failed'
  | 'bounced'
  | 'nothing'
  | 'contradiction'
  | 'unmatched'

export interface PayoutFactParts {
  /** Minutes that a member has for its answer. */
  receiptMinutes(): number
  /** Hears of what a person must look at: a payout that is not ours, another amount, or a word against an earlier one. */
  readonly alarm: (event: { readonly provider: string; readonly payoutId: string; readonly outcome: string }) => void
}

interface Word {
  readonly provider: string
  readonly kind: PayoutCallKind
  readonly fact: PayoutFact
}

/**
 * Takes what a provider told of a payout, whether it called, was asked, or wrote it into its day file. The table of
 * transitions lets each word count once; one against what was believed before is for a person to look at.
 */
export async function takePayout(
  tx: Tx,
  { provider, kind, fact }: Word,
  parts: PayoutFactParts,
): Promise<PayoutOutcome> {
  const { payoutId } = fact
  const found = await legOfPayout(tx, payoutId)
  const withdrawal = found?.provider === provider ? await lockWithdrawal(tx, found.number) : undefined
  if (!found || !withdrawal || withdrawal.asset !== fact.asset) {
    parts.alarm({ provider, payoutId, outcome: 'unmatched' })
    return 'unmatched'
  }
  // Read again: its withdrawal is locked only now.
  const leg = await legAt(tx, withdrawal, placeOf(payoutId))
  const isShort = fact.status === 'paid' && fact.amountMinor < leg.amount
  const refused = legStateAfter(leg.state, 'bounced') === undefined ? 'refused' : 'bounced'
  const event = { paid: isShort ? 'paidOtherwise' : 'paid', failed: refused, pending: 'accepted' } as const
  const happened = event[fact.status]
  const isPossible = legStateAfter(leg.state, happened) !== undefined && !(isShort && fact.amountMinor === 0n)
  const outcome = isPossible ? outcomes[happened] : isAgainst(leg.state, fact) ? 'contradiction' : 'nothing'
  const isTooMuch = fact.status === 'paid' && fact.amountMinor > leg.amount
  if (outcome === 'contradiction' || outcome === 'bounced' || isShort || isTooMuch)
    parts.alarm({ provider, payoutId, outcome: isTooMuch ? 'paid_too_much' : outcome })
  if (isPossible)
    await changeLeg(tx, withdrawal, leg, happened, {
      actor: `provider:${provider}`,
      changes: { reference: fact.reference, ...(fact.reason !== undefined && { reason: fact.reason }) },
      ...(isShort && { partly: fact.amountMinor }),
      receiptMinutes: parts.receiptMinutes(),
    })
  await notePayoutCall(tx, leg.id, { kind, outcome: `${fact.status}: ${outcome}` })
  return outcome
}

const outcomes = {
  ...({ paid: 'sent', paidOtherwise: 'partly_sent', refused: 'failed' } as const),
  ...({ accepted: 'accepted', bounced: 'bounced' } as const),
}

/** Money was said to be paid that has gone back to the member, or the other way round. */
function isAgainst(state: string, { status }: PayoutFact): boolean {
  if (status === 'paid') return ['failed', 'refunded', 'queued', 'bounced', 'returned'].includes(state)
  return status === 'failed' && ['forcedReceived', 'partial'].includes(state)
}

/** `payoutIdOf` puts the place at the end. */
const placeOf = (payoutId: string) => Number(payoutId.slice(payoutId.lastIndexOf('-') + 1))
