import { randomBytes } from 'node:crypto'
import type { Opened, Provider, Standing, Told } from './payment.ts'

const keptAtMost = 500
const notedAtMost = 12

/** A payment that is kept, with what was told of it. */
export interface KeptPayment {
  readonly told: Told
  /** Each message that was sent and what it was answered, the newest first. */
  readonly notes: readonly string[]
}

interface Kept {
  told: Told
  readonly notes: string[]
}

/** The last payments, by the ids of their pages. */
export class Payments {
  readonly #now: () => Date
  readonly #byId = new Map<string, Kept>()
  #lastTransaction: number

  constructor(now: () => Date) {
    this.#now = now
    // After a restart numbers go on above those of before.
    this.#lastTransaction = now().getTime()
  }

  open(opened: Opened): Told {
    for (const oldest of this.#byId.keys()) if (this.#byId.size >= keptAtMost) this.#byId.delete(oldest)
    const standing: Standing = {
      status: 'open',
      transactionId: 0,
      paid: 0n,
      at: this.#now(),
      payerName: '',
      reason: '',
    }
    const told = { ...opened, ...standing, id: randomBytes(16).toString('base64url') }
    this.#byId.set(told.id, { told, notes: [] })
    return told
  }

  /** Moves a payment on; whoever first tries to pay gives it its transaction. */
  move(id: string, change: Partial<Omit<Standing, 'transactionId' | 'at'>>): Told | undefined {
    const kept = this.#byId.get(id)
    if (!kept) return undefined
    const transactionId = kept.told.transactionId || ++this.#lastTransaction
    kept.told = { ...kept.told, ...change, transactionId, at: this.#now() }
    return kept.told
  }

  at(id: string): Told | undefined {
    return this.#byId.get(id)?.told
  }

  /** The payment of an order at one provider, or its payout. */
  ofOrder(provider: Provider, orderNumber: string, flow: Told['flow'] = 'in'): Told | undefined {
    for (const { told } of this.#byId.values())
      if (told.provider === provider && told.flow === flow && told.orderNumber === orderNumber) return told
    return undefined
  }

  /** Those of a provider that were moved on at a day of UTC+7, the oldest first. */
  ofDay(provider: Provider, day: string): Told[] {
    return [...this.#byId.values()]
      .map(({ told }) => told)
      .filter((told) => told.provider === provider && told.transactionId > 0 && vietnameseDay(told.at) === day)
  }

  note(id: string, what: string): void {
    const notes = this.#byId.get(id)?.notes
    notes?.unshift(what)
    if (notes) notes.length = Math.min(notes.length, notedAtMost)
  }

  newestFirst(): KeptPayment[] {
    return [...this.#byId.values()].reverse()
  }
}

/** The clock of the banks, as `2026-12-01 19:00:00`. */
export function vietnameseTime(at: Date): string {
  return new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
}

function vietnameseDay(at: Date): string {
  return vietnameseTime(at).slice(0, 10)
}
