import { hash } from 'node:crypto'
import type { PublishedResult } from '@banyan/rules/lottery/imported-result.ts'
import { Breaker, type BreakerLimits, NotAsked } from '#/platform/concurrency/breaker.ts'
import type { ResultFeedConfig } from '#/platform/config/result-feeds.ts'
import { boundedText } from '#/platform/text/bounded-json.ts'
import { strictJson } from '#/platform/text/strict-json.ts'
import type { FeedAnswer, ResultFeed } from '../results-port.ts'

/** Results are waited for by the minute, so a feed that fails is left alone for a while. */
const patience: BreakerLimits = { faultsAtMost: 5, openForMs: 30_000, waitingAtMost: 8 }
const usualTimeoutMs = 5_000
const longestAnswer = 16_000
/** What a published result may have at most; what belongs to its game is found by the rules. */
const [partsAtMost, valuesAtMost, longestValue] = [12, 30, 12]

interface FeedParts extends ResultFeedConfig {
  readonly now: () => Date
  readonly timeoutMs?: number
}

/** A feed that did not answer, which counts against it. */
class FeedFault extends Error {
  override name = 'FeedFault'
}

/**
 * A feed of results over HTTP: `GET ADDRESS/GAME/ISSUE` answers `{"game", "issue", "published", "sourceUrl"?}`, and 404 for
 * a result that is not known yet. `published` has the parts of `rules/lottery/imported-result.ts`, those that are known.
 */
export class HttpFeed implements ResultFeed, Disposable {
  readonly name: string
  readonly #url: URL
  readonly #timeoutMs: number
  readonly #breaker: Breaker
  readonly #stop = new AbortController()

  constructor({ name, url, now, timeoutMs = usualTimeoutMs }: FeedParts) {
    this.name = name
    this.#url = url
    this.#timeoutMs = timeoutMs
    this.#breaker = new Breaker(patience, now)
  }

  async resultOf(game: string, issue: string): Promise<FeedAnswer> {
    try {
      return await this.#breaker.run(
        () => this.#read(game, issue),
        (error) => error instanceof FeedFault,
      )
    } catch (error) {
      if (error instanceof NotAsked || this.#stop.signal.aborted) return { is: 'not_yet' }
      if (error instanceof FeedFault) return { is: 'fault', reason: error.message }
      throw error
    }
  }

  /** Ends what is being asked. */
  [Symbol.dispose](): void {
    this.#stop.abort()
  }

  async #read(game: string, issue: string): Promise<FeedAnswer> {
    const { status, text } = await this.#fetch(game, issue)
    if (status === 404) return { is: 'not_yet' }
    if (status !== 200) throw new FeedFault(`status ${status}`)
    const said = text === undefined ? undefined : fieldsIn(text)
    if (text === undefined || !said || !isPublished(said.published)) return { is: 'fault', reason: 'no result' }
    if (said.game !== game || said.issue !== issue) return { is: 'fault', reason: 'another issue' }
    const { published } = said
    return { is: 'published', published, sourceUrl: sourceIn(said.sourceUrl), payloadHash: hash('sha256', text) }
  }

  async #fetch(game: string, issue: string): Promise<{ readonly status: number; readonly text: string | undefined }> {
    const url = new URL(this.#url)
    url.pathname = `${url.pathname.replace(/\/$/, '')}/${game}/${issue}`
    try {
      const signal = AbortSignal.any([this.#stop.signal, AbortSignal.timeout(this.#timeoutMs)])
      // The operator configured this host, not the one that a redirect names.
      const response = await fetch(url, { redirect: 'error', signal })
      return { status: response.status, text: await boundedText(response, longestAnswer) }
    } catch (error) {
      const { name, cause } = error as Error
      throw new FeedFault((cause as NodeJS.ErrnoException | undefined)?.code ?? name)
    }
  }
}

interface SaidFields {
  readonly game?: unknown
  readonly issue?: unknown
  readonly published?: unknown
  readonly sourceUrl?: unknown
}

function fieldsIn(text: string): SaidFields | undefined {
  try {
    return (strictJson(text) as SaidFields | null) ?? undefined
  } catch {
    return undefined
  }
}

function isPublished(value: unknown): value is PublishedResult {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const parts = Object.entries(value)
  const isText = (one: unknown) => typeof one === 'string' && one.length <= longestValue
  const isPart = (one: unknown) =>
    isText(one) || (Array.isArray(one) && one.length <= valuesAtMost && one.every(isText))
  return parts.length <= partsAtMost && parts.every(([name, part]) => /^[A-Za-z0-9]{1,20}$/.test(name) && isPart(part))
}

/** Where a feed has its result from, where that is an address that operators may follow. */
function sourceIn(value: unknown): string | undefined {
  return typeof value === 'string' && /^https:\/\/[!-~]{1,480}$/.test(value) ? value : undefined
}
