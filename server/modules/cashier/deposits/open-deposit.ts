import type { BodyOf } from '@banyan/contract/call.ts'
import type { openDeposit as openDepositCall } from '@banyan/contract/wallet/deposit-calls.ts'
import { inBook } from '#/ledger/in-book.ts'
import { fingerprintOf } from '#/ledger/posting.ts'
import { lockAccounts } from '#/modules/accounts/accounts.ts'
import { acceptedAmount, merchantCurrency } from '#/modules/system/merchant.ts'
import { drawNumber, type Random } from '#/platform/crypto/order-number.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { notify } from '#/platform/db/wake-ups.ts'
import { Refusal } from '#/platform/refusal.ts'
import {
  openDepositsOf,
  secondsUntilFewerBadCards,
  secondsUntilFewerUnpaid,
  wasCardTried,
} from '../store/deposit-guards.ts'
import { type DepositRow, depositNumbered, depositOfRequest, insertDeposit, setSender } from '../store/deposits.ts'
import { askForPage, type Card, type PageParts } from './ask-for-page.ts'
import { depositsChannel } from './change-deposit.ts'
import { drawContent } from './draw-content.ts'
import { firstInquirySeconds } from './inquiries.ts'
import type { Channel } from './offered-channels.ts'

export interface Order extends BodyOf<typeof openDepositCall> {
  readonly accountId: bigint
}

/** Wrong cards of a member within a day, after which no more are tried: whoever has them is guessing. */
const badCardsAtMost = 5

export interface OpeningParts extends PageParts {
  readonly database: Database
  readonly random: Random
  /** The channels that the member may use now. */
  readonly offered: readonly Channel[]
  readonly limits: { readonly openAtMost: number; readonly unpaidPerHour: number }
  /** Seals the name of who sends a manual transfer. */
  sealSender(number: string, sender: string): Uint8Array
  /** A keyed hash by which a card is known again. */
  markCard(card: Card): Uint8Array
  /** Ties the pictures of a proof to the order. */
  attachProofs(tx: Tx, accountId: bigint, number: string, proofs: readonly string[]): Promise<void>
}

/**
 * Opens an order. The order is kept before a provider is asked for its page, so that an answer that is lost, or a
 * process that ends in between, leaves an order in the state unknown, about which the provider is asked again.
 */
export async function openDeposit(parts: OpeningParts, order: Order): Promise<DepositRow> {
  const { database } = parts
  const opened = await inBook(database, (tx) => keepOrder(tx, parts, order))
  if (opened.state !== 'unknown') return opened
  await askForPage(parts, opened, order.card)
  return (await depositNumbered(database.db, opened.number)) ?? opened
}

async function keepOrder(tx: Tx, parts: OpeningParts, order: Order): Promise<DepositRow> {
  const { accountId, requestId, channel: channelId } = order
  // One order of a member after the other, so that limits hold.
  const [account] = await lockAccounts(tx, [accountId])
  const fingerprint = fingerprintOf(parametersOf(order))
  const before = await depositOfRequest(tx, accountId, requestId)
  if (before) {
    if (fingerprint.equals(before.fingerprint)) return before
    throw new Refusal('idempotency_conflict')
  }
  if (account?.state !== 'active') throw new Refusal('account_suspended')
  const channel = parts.offered.find(({ id }) => id === channelId)
  if (!channel) throw new Refusal('deposit_channel_closed')
  const amount = acceptedAmount(order.amount, channel)
  if (amount === undefined)
    throw new Refusal('deposit_amount_refused', { fields: [{ path: '/body/amount', rule: 'limits' }] })
  checkEvidence(order, channel)
  await checkLimits(tx, parts, { accountId, channel, amount })
  const cardMark = channel.kind === 'scratchCard' && order.card ? parts.markCard(order.card) : undefined
  if (cardMark) await checkCard(tx, accountId, cardMark)
  const number = drawNumber(parts.random)
  const asksProvider = channel.kind === 'hosted' || channel.kind === 'scratchCard'
  const row = await insertDeposit(tx, {
    ...{ number, accountId, requestId, fingerprint, channel: channel.id, kind: channel.kind, amount },
    ...{ provider: channel.provider, asset: merchantCurrency.code, feePpm: channel.feePpm, bonusPpm: channel.bonusPpm },
    turnover: channel.turnover,
    state: asksProvider ? 'unknown' : channel.kind === 'manual' ? 'review' : 'created',
    content: drawContent(parts.random),
    cardMark,
    payTo: receivingAccount(channel, number),
    review: channel.kind === 'manual' ? 'manual' : undefined,
    minutes: channel.minutes,
    askAfterSeconds: asksProvider ? firstInquirySeconds : undefined,
    actor: `member:${accountId}`,
  })
  if (order.sender !== undefined && channel.kind === 'manual')
    await setSender(tx, row.id, parts.sealSender(number, order.sender))
  if (order.proofs && channel.kind === 'manual') await parts.attachProofs(tx, accountId, number, order.proofs)
  await notify(tx, depositsChannel, String(accountId))
  return row
}

/** What makes a repeated request the same; a card's code is no secret from its own hash's owner. */
function parametersOf({ channel, amount, sender = '', proofs = [], card }: Order): Record<string, string> {
  return { channel, amount, sender, proofs: proofs.join(','), card: card ? Object.values(card).join(' ') : '' }
}

function checkEvidence({ sender, proofs = [], card }: Order, { kind }: Channel): void {
  if (kind === 'manual' && (sender === undefined || proofs.length === 0)) throw new Refusal('deposit_proof_needed')
  if (kind === 'scratchCard' && !card) throw new Refusal('deposit_card_needed')
}

interface Wanted {
  readonly accountId: bigint
  readonly channel: Channel
  readonly amount: bigint
}

/** How many orders a member may have open, and leave unpaid (domain section 5.2). */
async function checkLimits(tx: Tx, { limits }: OpeningParts, { accountId, channel, amount }: Wanted): Promise<void> {
  const open = await openDepositsOf(tx, accountId)
  if (open.length >= limits.openAtMost) throw new Refusal('deposit_too_many_open')
  if (open.some((one) => one.channel === channel.id && one.amount === amount)) throw new Refusal('deposit_same_open')
  const unpaid = { accountId, channel: channel.id, atMost: limits.unpaidPerHour }
  const retryAfterSeconds = await secondsUntilFewerUnpaid(tx, unpaid)
  if (retryAfterSeconds > 0) throw new Refusal('deposit_too_many_unpaid', { retryAfterSeconds })
}

/** Nobody guesses codes, or has one card charged twice (domain section 5.4, scratch card). */
async function checkCard(tx: Tx, accountId: bigint, cardMark: Uint8Array): Promise<void> {
  const retryAfterSeconds = await secondsUntilFewerBadCards(tx, accountId, badCardsAtMost)
  if (retryAfterSeconds > 0) throw new Refusal('deposit_cards_locked', { retryAfterSeconds })
  if (await wasCardTried(tx, cardMark)) throw new Refusal('deposit_card_used')
}

/** Orders are spread over the brand's accounts by their numbers. */
function receivingAccount({ kind, accounts }: Channel, number: string) {
  if (kind !== 'bankQr' && kind !== 'manual') return undefined
  return accounts[number.charCodeAt(0) % accounts.length]
}
