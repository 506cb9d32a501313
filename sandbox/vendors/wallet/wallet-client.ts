import { createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type OutcomeCode, outcomes } from '@banyan/contract/vendor/outcomes.ts'
import { signatureHeaders, signedText } from '@banyan/contract/vendor/signature.ts'
import {
  type BodyOfOperation,
  type OperationName,
  type WalletAnswer,
  walletOperations,
} from '@banyan/contract/vendor/wallet.ts'
import type { Fault } from '../faults.ts'
import type { VendorKeys } from '../vendor-keys.ts'
import { type Patience, usualPatience } from './patience.ts'

export interface WalletParts {
  /** Where the brand's wallet is. */
  readonly address: URL
  readonly keys: VendorKeys
  readonly now: () => Date
  /** How the vendor behaves just now. */
  readonly fault: () => Fault
  readonly patience?: Patience
}

/** What became of a call: what the brand says for good, or nothing that one could go by. */
export type Landed = WalletAnswer | 'unknown'

/** The brand's wallet as a vendor asks it. */
export class WalletClient {
  readonly patience: Patience
  readonly #parts: WalletParts

  constructor(parts: WalletParts) {
    this.#parts = parts
    this.patience = parts.patience ?? usualPatience
  }

  /** Whether calls that belong together go out of order just now. */
  get reorders(): boolean {
    return this.#parts.fault() === 'reorder'
  }

  /** Whether a promotion comes with each round just now. */
  get givesPromotions(): boolean {
    return this.#parts.fault() === 'promotions'
  }

  /** Sends a call, and the very same again while its answer stays out or says so. */
  async call<Name extends OperationName>(
    vendor: string,
    operation: Name,
    body: BodyOfOperation<Name>,
  ): Promise<Landed> {
    // An answer that is thrown away on purpose is asked for again at once.
    if (this.#parts.fault() === 'lost' && operation !== 'authenticate') await this.once(vendor, operation, body)
    for (const pauseMs of [0, ...this.patience.pausesMs]) {
      if (pauseMs > 0) await pause(pauseMs, undefined, { ref: false })
      const landed = await this.#sent(vendor, operation, body)
      if (landed !== 'unknown' && !outcomes[landed.outcome].retry) return landed
    }
    return 'unknown'
  }

  /** Sends a call once; whatever is answered. */
  async once<Name extends OperationName>(
    vendor: string,
    operation: Name,
    body: BodyOfOperation<Name>,
  ): Promise<Landed> {
    const { address, keys, now } = this.#parts
    const key = keys.signingKeyOf(vendor)
    if (!key) return 'unknown'
    const url = new URL(walletOperations[operation].path, address)
    const text = JSON.stringify(body)
    const unixSeconds = Math.floor(now().getTime() / 1000)
    const signed = signedText({ vendorCode: vendor, method: 'POST', path: url.pathname, unixSeconds, body: text })
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [signatureHeaders.vendor]: vendor,
          [signatureHeaders.key]: key.id,
          [signatureHeaders.time]: String(unixSeconds),
          [signatureHeaders.signature]: createHmac('sha256', key.secret).update(signed).digest('hex'),
        },
        body: text,
        redirect: 'error',
        signal: AbortSignal.timeout(this.patience.timeoutMs),
      })
      return answerIn(await response.json())
    } catch {
      return 'unknown'
    }
  }

  /** A token is good once, so it is never sent twice on purpose; everything else may be repeated. */
  async #sent<Name extends OperationName>(
    vendor: string,
    operation: Name,
    body: BodyOfOperation<Name>,
  ): Promise<Landed> {
    const copies = this.#parts.fault() === 'duplicates' && operation !== 'authenticate' ? 3 : 1
    const landed = await Promise.all(Array.from({ length: copies }, () => this.once(vendor, operation, body)))
    return landed.find((each) => each !== 'unknown' && !outcomes[each.outcome].retry) ?? landed[0] ?? 'unknown'
  }
}

/** What says anything but the protocol's words is no answer. */
function answerIn(given: unknown): Landed {
  const answer = (typeof given === 'object' && given !== null ? given : {}) as Partial<WalletAnswer>
  const isOutcome = typeof answer.outcome === 'string' && Object.hasOwn(outcomes, answer.outcome)
  const isBalance = answer.balance === undefined || /^(0|[1-9]\d{0,13})(\.\d{1,8})?$/.test(String(answer.balance))
  return isOutcome && isBalance ? (answer as WalletAnswer) : 'unknown'
}

/** Whether a call did what it was to do, now or before. */
export function isDone({ outcome }: WalletAnswer): boolean {
  const done: readonly OutcomeCode[] = ['ok', 'ok_duplicate', 'ok_noop']
  return done.includes(outcome)
}
