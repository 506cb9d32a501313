import type { JWK } from 'jose'
import { boundedJson } from '#/platform/text/bounded-json.ts'

const timeoutMs = 5_000
/** Whoever shows tokens with made-up key ids makes us ask no more often. */
const askedEveryMs = 60_000
/** A key that the provider has withdrawn counts no longer. */
const keptForMs = 3_600_000

interface KeysParts {
  readonly now: () => Date
  /** Hears why the keys could not be read. */
  readonly onFault: (reason: string) => void
}

/** The keys that the provider publishes (JWKS), kept for a while. */
export class PublishedKeys {
  readonly #url: URL
  readonly #parts: KeysParts
  #keys = new Map<string, JWK>()
  #readAtMs = Number.NEGATIVE_INFINITY
  #askedAtMs = Number.NEGATIVE_INFINITY
  #asking: Promise<void> | undefined

  constructor(url: URL, parts: KeysParts) {
    this.#url = url
    this.#parts = parts
  }

  /** The key with this id; one that is not known may have been published since. */
  async key(id: string): Promise<JWK | undefined> {
    const isOld = () => this.#parts.now().getTime() - this.#readAtMs > keptForMs
    if (isOld() || !this.#keys.has(id)) await this.#readAgain()
    return isOld() ? undefined : this.#keys.get(id)
  }

  async #readAgain(): Promise<void> {
    const nowMs = this.#parts.now().getTime()
    if (!this.#asking && nowMs - this.#askedAtMs >= askedEveryMs) {
      this.#askedAtMs = nowMs
      this.#asking = this.#read().finally(() => {
        this.#asking = undefined
      })
    }
    await this.#asking
  }

  async #read(): Promise<void> {
    try {
      const response = await fetch(this.#url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
      const { keys } = ((await boundedJson(response)) ?? {}) as { readonly keys?: unknown }
      if (!response.ok || !Array.isArray(keys)) throw new Error('no keys')
      const usable = keys.filter((key): key is JWK & { kid: string } => isSigningKey(key))
      this.#keys = new Map(usable.map((key) => [key.kid, key]))
      this.#readAtMs = this.#parts.now().getTime()
    } catch (error) {
      const { message, cause } = error as Error
      this.#parts.onFault(`keys: ${(cause as NodeJS.ErrnoException | undefined)?.code ?? message}`)
    }
  }
}

function isSigningKey(key: unknown): boolean {
  const { kid, kty, use = 'sig' } = (key ?? {}) as JWK
  return typeof kid === 'string' && kty === 'RSA' && use === 'sig'
}
