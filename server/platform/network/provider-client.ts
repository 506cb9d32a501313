import { Breaker, type BreakerLimits, NotAsked } from '#/platform/concurrency/breaker.ts'
import { boundedText } from '#/platform/text/bounded-json.ts'
import type { GatewayParts } from './gateway-parts.ts'

/** Requests that may wait for a slow provider. They hold no transaction or lock. */
const patience: BreakerLimits = { faultsAtMost: 5, openForMs: 30_000, waitingAtMost: 32 }
const usualTimeoutMs = 10_000
const usualLength = 64_000

export interface ProviderRequest {
  /** Beneath the provider's address. */
  readonly path: string
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
  /** Statuses besides 200 that say something. */
  readonly alsoStatus?: number
  readonly timeoutMs?: number
  readonly bytesAtMost?: number
}

export interface ProviderAnswer {
  readonly status: number
  readonly text: string
  readonly headers: Headers
}

/** The provider failed: it counts against it. */
class ProviderFault extends Error {
  override name = 'ProviderFault'
}

/** Asks one provider by HTTP, and gives it up for a while when it fails again and again. */
export class ProviderClient {
  readonly #provider: string
  readonly #url: URL
  readonly #parts: GatewayParts
  readonly #breaker: Breaker

  constructor(provider: string, url: URL, parts: GatewayParts) {
    this.#provider = provider
    this.#url = url
    this.#parts = parts
    this.#breaker = new Breaker(patience, parts.now)
  }

  /** The answer of a known status; undefined for silence and everything else, whose reason is then logged. */
  async ask(request: ProviderRequest): Promise<ProviderAnswer | undefined> {
    try {
      const answer = await this.#breaker.run(
        () => this.#send(request),
        (error) => error instanceof ProviderFault,
      )
      const { status } = answer
      if (status === 200 || status === request.alsoStatus) return answer
      this.fault(`status ${status}`)
    } catch (error) {
      this.fault(error instanceof NotAsked ? 'not asked: it failed lately' : (error as Error).message)
    }
    return undefined
  }

  /** Logs what the provider is to blame for. */
  fault(reason: string): void {
    this.#parts.onFault(this.#provider, reason)
  }

  async #send({ path, body, headers, timeoutMs, bytesAtMost = usualLength }: ProviderRequest): Promise<ProviderAnswer> {
    const url = new URL(this.#url)
    url.pathname = `${url.pathname.replace(/\/$/, '')}/${path}`
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
        // The operator configured this host, not the one that a redirect names.
        redirect: 'error',
        signal: AbortSignal.timeout(this.#parts.timeoutMs ?? timeoutMs ?? usualTimeoutMs),
      })
      const text = await boundedText(response, bytesAtMost)
      if (text === undefined) throw new ProviderFault('answer too long')
      if (response.status >= 500) throw new ProviderFault(`status ${response.status}`)
      return { status: response.status, text, headers: response.headers }
    } catch (error) {
      if (error instanceof ProviderFault) throw error
      const { name, cause } = error as Error
      throw new ProviderFault((cause as NodeJS.ErrnoException | undefined)?.code ?? name)
    }
  }
}
