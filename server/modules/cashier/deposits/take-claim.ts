import type { Tx } from '#/platform/db/handles.ts'
import type { PaymentFact, ScratchCard } from '../gateway/gateway-port.ts'
import { askNow, type DepositRow, lockDeposit } from '../store/deposits.ts'
import { claimsOf, noteHandled } from '../store/gateway-events.ts'
import type { EventSeal } from './event-seal.ts'
import type { Taken } from './take-fact.ts'

/** What became of a message that proves nothing by itself. */
export type ClaimOutcome = 'asked' | 'nothing' | 'unmatched' | 'card_differs' | 'answer_differs' | 'not_known'

export interface ClaimParts {
  readonly seal: EventSeal
  /** A keyed hash by which a card is known again. */
  markCard(card: ScratchCard): Uint8Array
  /** Reports a message that contradicts its order or the provider's own answer. */
  readonly doubt: (event: {
    readonly provider: string
    readonly transactionId: string
    readonly outcome: ClaimOutcome
  }) => void
}

/**
 * Takes a message whose signature covers no amount (domain section 5.4, scratch card). It must name the card of its order;
 * then the provider is asked about the order, and only that answer moves money.
 */
export async function takeClaim(
  tx: Tx,
  provider: string,
  fact: PaymentFact,
  { markCard, doubt }: Pick<ClaimParts, 'markCard' | 'doubt'>,
): Promise<{ readonly outcome: ClaimOutcome; readonly depositId: bigint | undefined }> {
  const { transactionId, orderNumber, card } = fact
  const order = orderNumber === undefined ? undefined : await lockDeposit(tx, orderNumber)
  if (order?.provider !== provider) {
    doubt({ provider, transactionId, outcome: 'unmatched' })
    return { outcome: 'unmatched', depositId: undefined }
  }
  if (!order.card_mark || !card || Buffer.compare(order.card_mark, markCard(card)) !== 0) {
    doubt({ provider, transactionId, outcome: 'card_differs' })
    return { outcome: 'card_differs', depositId: order.id }
  }
  if (fact.status === 'pending') return { outcome: 'nothing', depositId: order.id }
  await askNow(tx, order.number)
  return { outcome: 'asked', depositId: order.id }
}

interface Answered {
  readonly order: Pick<DepositRow, 'id' | 'provider'>
  /** The provider's own answer; undefined where it does not know the order. */
  readonly fact: PaymentFact | undefined
  readonly taken: Taken | undefined
}

/** Compares the messages that waited for a provider's answer with it; those that differ are reported. */
export async function settleClaims(
  tx: Tx,
  { seal, doubt }: Pick<ClaimParts, 'seal' | 'doubt'>,
  { order, fact, taken }: Answered,
): Promise<void> {
  // Not decided yet: the messages wait for the next answer.
  if (fact?.status === 'pending') return
  for (const event of await claimsOf(tx, order.id)) {
    const claim = seal.open<PaymentFact>(event)
    const outcome = !fact ? 'not_known' : isSame(claim, fact) ? undefined : 'answer_differs'
    if (outcome) doubt({ provider: order.provider, transactionId: claim.transactionId, outcome })
    await noteHandled(tx, event.id, { outcome: outcome ?? taken?.outcome ?? 'nothing', depositId: order.id })
  }
}

function isSame(claim: PaymentFact, { status, amountMinor, asset, transactionId }: PaymentFact): boolean {
  if (claim.status !== status) return false
  if (status === 'failed') return true
  return claim.amountMinor === amountMinor && claim.asset === asset && claim.transactionId === transactionId
}
