import type { IncomingHttpHeaders } from 'node:http'

/** An order that a provider is to take money for. */
export interface PaymentOrder {
  readonly number: string
  readonly amountMinor: bigint
  readonly asset: string
  /** What the payer reads, and what a transfer says. */
  readonly content: string
  readonly expiresAt: Date
  /** Where the payer's browser comes back to; that it comes proves nothing. */
  readonly returnUrl: URL
  readonly callbackUrl: URL
  /** For providers that charge scratch cards. */
  readonly card?: ScratchCard
}

/** A scratch card as its member typed it; never logged. */
export interface ScratchCard {
  readonly telco: string
  readonly serial: string
  readonly code: string
}

/**
 * What became of opening an order. `refused` is the provider's own final no. `unknown` says that it may have been opened
 * all the same: the order stays open, and is inquired after or opened again under its number.
 */
export type Opening =
  | { readonly is: 'opened'; readonly address?: string; readonly reference: string }
  | { readonly is: 'refused'; readonly reason: string }
  | { readonly is: 'unknown' }

/** A message to our callback address, as it came. */
export interface RawMessage {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  /** Byte for byte, because signatures cover bytes. */
  readonly body: string
  /** The sender's address, behind trusted proxies only. */
  readonly address: string
}

/** One fact that a provider told: about one transaction of it. */
export interface PaymentFact {
  readonly transactionId: string
  readonly status: 'paid' | 'failed' | 'pending' | 'reversed'
  /** Undefined for transfers, which are matched by their content. */
  readonly orderNumber: string | undefined
  /** What was really paid, in our minor units; 0 where nothing was and the provider names no amount. */
  readonly amountMinor: bigint
  readonly asset: string
  readonly at: Date
  readonly content?: string
  readonly payerName?: string
  readonly receivingAccount?: string
  readonly reason?: string
  /** The scratch card that the provider says it charged. */
  readonly card?: ScratchCard
}

/** Money that a provider is to pay out. */
export interface PayoutOrder {
  /** Ours; the same again is the same payout. */
  readonly payoutId: string
  readonly amountMinor: bigint
  readonly asset: string
  /** Where it goes; never logged. */
  readonly to: { readonly bin: string; readonly number: string; readonly holder: string }
  /** What the receiver's bank shows. */
  readonly content: string
  readonly callbackUrl: URL
}

/**
 * What became of asking for a payout. `refused` is the provider's own final no: nothing is paid. `unknown` says that it may
 * be paid all the same: it is inquired after, or asked for again under its id, and never under another one.
 */
export type PayoutOpening =
  | { readonly is: 'accepted'; readonly reference: string }
  | { readonly is: 'refused'; readonly reason: string }
  | { readonly is: 'unknown' }

/** One fact that a provider told of a payout. */
export interface PayoutFact {
  readonly payoutId: string
  readonly reference: string
  readonly status: 'paid' | 'failed' | 'pending'
  /** What was really paid, in our minor units. */
  readonly amountMinor: bigint
  readonly asset: string
  readonly at: Date
  readonly reason?: string
}

/** What a provider says of a payout when asked. */
export type PayoutInquiry =
  | { readonly is: 'fact'; readonly fact: PayoutFact }
  | { readonly is: 'not_found' }
  | { readonly is: 'unknown' }

/**
 * What a message says. `eventKey` names what it tells, its transaction and status, and not the message: a copy, or a
 * replay within the five minutes for which a signature is good, has the key of the first one and is harmless by that.
 * An amount is not part of the key, so that another amount for the same transaction is noticed.
 */
export type Reading =
  | { readonly is: 'fact'; readonly eventKey: string; readonly fact: PaymentFact }
  | { readonly is: 'payout'; readonly eventKey: string; readonly fact: PayoutFact }
  | { readonly is: 'ignored'; readonly eventKey: string }
  /** Not of this provider, or not for us. */
  | { readonly is: 'forged' }
  /** Breaks the protocol. */
  | { readonly is: 'nonsense' }

/** What a provider says of an order when asked. */
export type Inquiry =
  | { readonly is: 'fact'; readonly fact: PaymentFact }
  | { readonly is: 'not_found' }
  | { readonly is: 'unknown' }

/** A payment provider by its protocol. None of its calls throws: silence and rubbish are `unknown`, with a logged reason. */
export interface Gateway {
  readonly provider: string
  /** The signature of its messages covers no amount: each message is checked by an inquiry before money moves. */
  readonly isAskedBack?: true
  /** Checks origin, signature, time and form, and touches nothing. */
  read(message: RawMessage, now: Date): Reading
  /** What the provider wants to hear. */
  reply(outcome: 'taken' | 'forged' | 'nonsense' | 'again'): GatewayReply
  open?(order: PaymentOrder): Promise<Opening>
  inquire?(order: { readonly number: string; readonly reference: string | undefined }): Promise<Inquiry>
  /** The transactions of a day (`2026-12-01`, at UTC+7); undefined where the provider did not tell all of them. */
  dayFile?(day: string): Promise<readonly PaymentFact[] | undefined>
  payOut?(order: PayoutOrder): Promise<PayoutOpening>
  inquirePayout?(payout: { readonly payoutId: string; readonly reference: string | undefined }): Promise<PayoutInquiry>
  /** The payouts of a day, as its file has them. */
  payoutFile?(day: string): Promise<readonly PayoutFact[] | undefined>
}

/** The answer to a callback. */
export interface GatewayReply {
  readonly status: number
  readonly body: string
  readonly contentType: string
}
