import { setTimeout as pause } from 'node:timers/promises'
import type { Fault } from '../faults.ts'
import type { Told } from './payment.ts'
import type { Payments } from './payments.ts'

/** How long the brand is waited for, and how often it is told again. */
export interface TellingPatience {
  readonly timeoutMs: number
  /** Before each further try: eight tries over 33 minutes (domain 5.4). */
  readonly pausesMs: readonly number[]
  /** What a late message waits. */
  readonly latenessMs: number
}

const minute = 60_000
/** As bank feeds and aggregators tell: soon, then less and less often. */
export const usualTelling: TellingPatience = {
  timeoutMs: 30_000,
  pausesMs: [1, 1, 2, 3, 5, 8, 13].map((minutes) => minutes * minute),
  latenessMs: minute,
}

/** A message as it goes out, signed for this moment. */
export interface Outgoing {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** How a message is written, and whether the brand has taken it. */
export interface Writing {
  write(told: Told, isForged: boolean): Outgoing | undefined
  isTaken(told: Told, status: number, body: string): boolean
}

const heldAtMost = 500

/** Tells the brand what became of payments, in the way that the fault wants. */
export class Callbacks {
  readonly #payments: Payments
  readonly #writing: Writing
  readonly #fault: () => Fault
  readonly #patience: TellingPatience
  readonly #stop = new AbortController()
  readonly #open = new Set<Promise<void>>()
  #held: Told[] = []

  constructor(payments: Payments, writing: Writing, fault: () => Fault, patience: TellingPatience) {
    this.#payments = payments
    this.#writing = writing
    this.#fault = fault
    this.#patience = patience
  }

  get openCount(): number {
    return this.#open.size + this.#held.length
  }

  /** Tells of one payment what came first before what came later; out of order the other way round. */
  tell(...messages: readonly Told[]): void {
    const fault = this.#fault()
    if (fault !== 'silent' && fault !== 'reorder') {
      this.#start(this.#tellAll(messages))
      return
    }
    this.#held = [...this.#held, ...messages].slice(-heldAtMost)
    // A transfer has one message only, so it waits for the next one to overtake it.
    if (fault === 'reorder' && this.#held.length > 1) this.#tellHeld(this.#held.toReversed())
  }

  /** Tells what was held back, in its order, unless it is to stay silent. */
  release(): void {
    if (this.#fault() !== 'silent') this.#tellHeld(this.#held)
  }

  /** Resolves when nothing is under way. */
  async settled(): Promise<void> {
    while (this.#open.size > 0) await Promise.all(this.#open)
  }

  close(): void {
    this.#stop.abort()
  }

  #tellHeld(messages: readonly Told[]): void {
    this.#held = []
    this.#start(this.#tellAll(messages))
  }

  #start(work: Promise<void>): void {
    const open = work.finally(() => this.#open.delete(open))
    this.#open.add(open)
  }

  async #tellAll(messages: readonly Told[]): Promise<void> {
    for (const message of messages) {
      const copies = this.#fault() === 'twice' ? 2 : 1
      if (this.#fault() === 'late') await this.#wait(this.#patience.latenessMs)
      const taken = await Promise.all(Array.from({ length: copies }, () => this.#send(message)))
      if (!taken.includes(true)) this.#start(this.#tellAgain(message))
    }
  }

  async #tellAgain(message: Told): Promise<void> {
    for (const pauseMs of this.#patience.pausesMs) {
      await this.#wait(pauseMs)
      if (this.#stop.signal.aborted || (await this.#send(message))) return
    }
  }

  /** Sends a message once; whether it was taken. */
  async #send(told: Told): Promise<boolean> {
    const outgoing = this.#writing.write(told, this.#fault() === 'forged')
    if (!outgoing || told.callbackUrl === '' || this.#stop.signal.aborted) return false
    const note = (what: string | number) => this.#payments.note(told.id, `${told.status}: ${what}`)
    try {
      const response = await fetch(told.callbackUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...outgoing.headers },
        body: outgoing.body,
        redirect: 'error',
        signal: AbortSignal.any([this.#stop.signal, AbortSignal.timeout(this.#patience.timeoutMs)]),
      })
      const answer = await response.text()
      note(response.status)
      return this.#writing.isTaken(told, response.status, answer)
    } catch {
      note('no answer')
      return false
    }
  }

  async #wait(ms: number): Promise<void> {
    await pause(ms, undefined, { signal: this.#stop.signal, ref: false }).catch(() => {})
  }
}
