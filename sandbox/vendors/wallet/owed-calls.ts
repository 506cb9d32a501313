import { setTimeout as pause } from 'node:timers/promises'
import type { BodyOfOperation } from '@banyan/contract/vendor/wallet.ts'
import { isDone, type WalletClient } from './wallet-client.ts'

/** A win or a promotion that must be paid, or a stake that must come back. */
export type Owed =
  | { readonly operation: 'win'; readonly body: BodyOfOperation<'win'> }
  | { readonly operation: 'promoWin'; readonly body: BodyOfOperation<'promoWin'> }
  | { readonly operation: 'refund'; readonly body: BodyOfOperation<'refund'> }

/** Most open calls; beyond them no stake is taken, because none may be forgotten. */
const openAtMost = 500
/** Of those that did not land. */
const keptAtMost = 100

/** Calls that must arrive in the background: each is sent again unchanged until the brand has it. */
export class OwedCalls {
  readonly #wallet: WalletClient
  readonly #stop = new AbortController()
  readonly #open = new Set<Promise<void>>()
  /** What the brand refuses for good, or never took. */
  readonly #notLanded: string[] = []

  constructor(wallet: WalletClient) {
    this.#wallet = wallet
  }

  get openCount(): number {
    return this.#open.size
  }

  get isFull(): boolean {
    return this.#open.size >= openAtMost
  }

  /** For the vendor's staff, the newest first. */
  get notLanded(): readonly string[] {
    return this.#notLanded
  }

  owe(vendor: string, owed: Owed): void {
    const landing = this.#land(vendor, owed).finally(() => this.#open.delete(landing))
    this.#open.add(landing)
  }

  /** What the brand refused for good. */
  note(vendor: string, what: string): void {
    this.#notLanded.unshift(`${vendor} ${what}`)
    this.#notLanded.length = Math.min(this.#notLanded.length, keptAtMost)
  }

  /** Resolves when nothing is open. */
  async settled(): Promise<void> {
    while (this.#open.size > 0) await Promise.all(this.#open)
  }

  close(): void {
    this.#stop.abort()
  }

  async #land(vendor: string, owed: Owed): Promise<void> {
    const { operation } = owed
    const { patience } = this.#wallet
    const { signal } = this.#stop
    const id = owed.operation === 'refund' ? owed.body.betTransactionId : owed.body.transactionId
    for (let tries = 0; tries < patience.triesAtMost; tries++) {
      await pause(patience.againAfterMs(tries), undefined, { signal, ref: false }).catch(() => {})
      if (signal.aborted) return
      const landed = await this.#wallet.call(vendor, operation, owed.body)
      if (landed === 'unknown') continue
      if (!isDone(landed)) this.note(vendor, `${operation} ${id}: ${landed.outcome}`)
      return
    }
    this.note(vendor, `${operation} ${id}: no answer`)
  }
}
