import type { IncomingHttpHeaders } from 'node:http'
import type { ProviderKey } from '../payment-keys.ts'
import type { Outgoing } from '../payments/callbacks.ts'
import type { Opened, Told } from '../payments/payment.ts'
import type { Payments } from '../payments/payments.ts'

/** A request of the brand's. */
export interface Asked {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** What a request is answered with. */
export interface Answer {
  readonly status: number
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
  readonly type?: string
  /** Whether it opened something, whose answer can be lost. */
  readonly opens?: boolean
}

/** What a protocol needs to answer. */
export interface ProtocolParts {
  readonly key: ProviderKey
  readonly payments: Payments
  readonly now: () => Date
  /** Where the provider's pages are. */
  readonly address: string
  /** Where it tells of what nobody opened. */
  readonly callbackUrl: string
  /** Moves a payment on and tells the brand. */
  readonly settle: (told: Told, to: Outcome) => void
  /** Pays money out that was asked for, in the way that the fault wants. */
  readonly payOut: (told: Told) => void
}

/** What a payer, or a card, made of a payment. */
export interface Outcome {
  readonly status: 'pending' | 'paid' | 'failed' | 'reversed'
  readonly paid?: bigint
  readonly payerName?: string
  readonly reason?: string
}

/** How one provider speaks. */
export interface Protocol {
  /** Its questions by their paths. */
  readonly asks: Readonly<Record<string, (asked: Asked, parts: ProtocolParts) => Answer>>
  /** A message about a payment, signed now. */
  write(told: Told, key: ProviderKey, now: Date): Outgoing | undefined
  isTaken(status: number, body: string): boolean
}

export const refusedRequest: Answer = { status: 400, body: JSON.stringify({ error: 'bad_request' }) }
export const badSignature: Answer = { status: 401, body: JSON.stringify({ error: 'bad_signature' }) }

/** What a payment is opened with where nothing else is said. */
export const opening: Pick<Opened, 'flow' | 'currency' | 'expiresAt' | 'returnUrl' | 'details' | 'content'> = {
  flow: 'in',
  currency: 'VND',
  expiresAt: undefined,
  returnUrl: '',
  details: {},
  content: '',
}
