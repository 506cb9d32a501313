import { createHmac } from 'node:crypto'
import { pause } from '#/platform/concurrency/waits.ts'
import type { Sender, SmsMessage } from '../send-queue.ts'

interface Patience {
  /** For one attempt. */
  readonly timeoutMs: number
  /** Before each further attempt. */
  readonly pausesMs: readonly number[]
}
const usualPatience: Patience = { timeoutMs: 5_000, pausesMs: [500, 2_000] }

/** Where the gateway is, and the key that it knows us by. */
export interface SmsGateway {
  readonly url: URL
  readonly key: string
}

/** A gateway that takes signed JSON over HTTP: any 2xx means that it has the message. */
export class HttpGateway implements Sender<SmsMessage> {
  readonly #gateway: SmsGateway
  readonly #now: () => Date
  readonly #patience: Patience

  constructor(gateway: SmsGateway, now: () => Date, patience = usualPatience) {
    this.#gateway = gateway
    this.#now = now
    this.#patience = patience
  }

  async send(message: SmsMessage, stop: AbortSignal): Promise<void> {
    const body = JSON.stringify(message)
    for (let attempt = 0; ; attempt++) {
      const fault = await this.#fault(body, stop)
      if (fault === undefined) return
      const pauseMs = this.#patience.pausesMs[attempt]
      if (pauseMs === undefined || stop.aborted) throw new Error(fault)
      await pause(pauseMs, stop)
    }
  }

  /** Why an attempt failed; undefined when it did not. */
  async #fault(body: string, stop: AbortSignal): Promise<string | undefined> {
    try {
      const {
        ok,
        status,
        body: answer,
      } = await fetch(this.#gateway.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...this.#signed(body) },
        body,
        // Whoever the gateway points to is not the one that the operator chose.
        redirect: 'manual',
        signal: AbortSignal.any([stop, AbortSignal.timeout(this.#patience.timeoutMs)]),
      })
      await answer?.cancel()
      return ok ? undefined : `status ${status}`
    } catch (error) {
      const { name, cause } = error as Error
      return (cause as NodeJS.ErrnoException | undefined)?.code ?? name
    }
  }

  #signed(body: string) {
    const timestamp = this.#now().toISOString()
    const signature = createHmac('sha256', this.#gateway.key).update(`${timestamp}\n${body}`).digest('hex')
    return { 'x-timestamp': timestamp, 'x-signature': signature }
  }
}
