import type { BeaconChain } from '@banyan/rules/lottery/beacon-chain.ts'
import { Breaker, type BreakerLimits, NotAsked } from '#/platform/concurrency/breaker.ts'
import { boundedText } from '#/platform/text/bounded-json.ts'
import { strictJson } from '#/platform/text/strict-json.ts'

/** A relay that fails is tried again soon: a draw that stays late for ten minutes is void. */
const patience: BreakerLimits = { faultsAtMost: 5, openForMs: 15_000, waitingAtMost: 8 }
const longestAnswer = 4_000
/** drand's relays answer 425 for a round that is yet to come, older ones 404. */
const tooEarly = [404, 425]

/** What a relay answers; nothing of it is verified but that it names the round that was asked for. */
export type RelayAnswer =
  | { readonly is: 'said'; readonly signature: string }
  | { readonly is: 'not_yet' }
  /** Silence, or an answer that speaks of something else. */
  | { readonly is: 'fault' | 'nonsense'; readonly reason: string }
  /** It failed again and again lately, or we are stopping. */
  | { readonly is: 'not_asked' }

interface RelayParts {
  readonly chain: BeaconChain
  readonly now: () => Date
  /** For one request, until its answer is read. */
  readonly timeoutMs: number
  /** Ends what is being asked. */
  readonly stop: AbortSignal
}

/** A server that did not answer, which counts against it. */
class RelayFault extends Error {
  override name = 'RelayFault'
}

/** One relay of a beacon, spoken with over drand's public HTTP protocol. */
export class Relay {
  /** For logs: host and path. */
  readonly name: string
  readonly #url: URL
  readonly #parts: RelayParts
  readonly #breaker: Breaker

  constructor(url: URL, parts: RelayParts) {
    this.name = `${url.host}${url.pathname.replace(/\/$/, '')}`
    this.#url = url
    this.#parts = parts
    this.#breaker = new Breaker(patience, parts.now)
  }

  /** Asks for one round. */
  async ask(round: number): Promise<RelayAnswer> {
    try {
      return await this.#breaker.run(
        () => this.#read(round),
        (error) => error instanceof RelayFault,
      )
    } catch (error) {
      if (error instanceof NotAsked || this.#parts.stop.aborted) return { is: 'not_asked' }
      if (error instanceof RelayFault) return { is: 'fault', reason: error.message }
      throw error
    }
  }

  async #read(round: number): Promise<RelayAnswer> {
    const { status, text } = await this.#fetch(round)
    if (tooEarly.includes(status)) return { is: 'not_yet' }
    if (status !== 200) throw new RelayFault(`status ${status}`)
    const { round: named, signature } = fieldsIn(text)
    if (typeof signature !== 'string') return { is: 'nonsense', reason: 'no signature' }
    if (named !== round) return { is: 'nonsense', reason: 'another round' }
    return { is: 'said', signature }
  }

  async #fetch(round: number): Promise<{ readonly status: number; readonly text: string | undefined }> {
    const url = new URL(this.#url)
    const { chain, timeoutMs, stop } = this.#parts
    url.pathname = `${url.pathname.replace(/\/$/, '')}/${chain.chainHash}/public/${round}`
    try {
      const signal = AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)])
      // The operator configured this host, not the one that a redirect names.
      const response = await fetch(url, { redirect: 'error', signal })
      return { status: response.status, text: await boundedText(response, longestAnswer) }
    } catch (error) {
      const { name, cause } = error as Error
      throw new RelayFault((cause as NodeJS.ErrnoException | undefined)?.code ?? name)
    }
  }
}

function fieldsIn(text: string | undefined): { readonly round?: unknown; readonly signature?: unknown } {
  try {
    return (strictJson(text ?? '') as object | null) ?? {}
  } catch {
    return {}
  }
}
