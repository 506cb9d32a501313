import { type BeaconChain, isRound } from '@banyan/rules/lottery/beacon-chain.ts'
import { randomnessOf, timeOfRound } from '@banyan/rules/lottery/fair-draw.ts'
import { LRUCache } from 'lru-cache'
import { pause } from '#/platform/concurrency/waits.ts'
import type { BeaconConfig } from '#/platform/config/beacon.ts'
import type { BeaconPort, BeaconValue } from '../beacon-port.ts'
import { Relay, type RelayAnswer } from './relay.ts'
import { signatureThread } from './signature-thread.ts'

/** So many relays are asked at once; where one fails, the next of the list takes its place. */
const askedAtOnce = 2
/** How often a list of relays is gone through for one question, and how long we wait between. */
const passes = 2
const usualPatience: Patience = { timeoutMs: 3_000, pauseMs: 500 }
/** Games share rounds, and a draw is looked at again while it settles. */
const rememberedAtMost = 500

interface Patience {
  /** For one request to one relay. */
  readonly timeoutMs: number
  /** Before those that failed are asked again. */
  readonly pauseMs: number
}

/** What a relay did wrong. One that disagrees said something of the round that the beacon did not say. */
export interface RelayFailure {
  readonly relay: string
  readonly round: number
  readonly reason: string
  readonly disagrees: boolean
}

export interface HttpBeaconParts extends BeaconConfig {
  readonly now: () => Date
  /** Hears of each failure once; it may come after the answer, from a relay that was slower than another. */
  readonly onFailure: (failure: RelayFailure) => void
  readonly patience?: Patience
  /** In place of a thread of its own, for tests. */
  readonly isSigned?: (round: number, signature: string, chain: BeaconChain) => Promise<boolean>
}

/** One question, while it is asked. */
interface Asking {
  readonly round: number
  readonly heard: Map<Relay, RelayAnswer['is']>
  /** Relays mostly say the same, which is checked once. */
  readonly verdicts: Map<string, Promise<boolean>>
  value?: BeaconValue
}

/** The beacon through its relays over HTTP: the first answer with a right signature counts, whoever gave it. */
export class HttpBeacon implements BeaconPort, AsyncDisposable {
  readonly #parts: HttpBeaconParts
  readonly #relays: readonly Relay[]
  readonly #patience: Patience
  readonly #thread = signatureThread()
  readonly #known = new LRUCache<number, BeaconValue>({ max: rememberedAtMost })
  readonly #asking = new Map<number, Promise<BeaconValue | 'not_yet' | 'unreachable'>>()
  readonly #underWay = new Set<Promise<unknown>>()
  readonly #stop = new AbortController()

  constructor(parts: HttpBeaconParts) {
    const { relays, chain, now, patience = usualPatience } = parts
    this.#parts = parts
    this.#patience = patience
    const [{ timeoutMs }, stop] = [patience, this.#stop.signal]
    this.#relays = relays.map((url) => new Relay(url, { chain, now, timeoutMs, stop }))
  }

  async signatureOf(round: number): Promise<BeaconValue | 'not_yet' | 'unreachable'> {
    const known = this.#known.get(round)
    if (known) return known
    if (!isRound(round)) throw new RangeError('There is no such round')
    if (this.#parts.now().getTime() < timeOfRound(round, this.#parts.chain) * 1000) return 'not_yet'
    const asking = this.#asking.get(round) ?? this.#ask(round).finally(() => this.#asking.delete(round))
    this.#asking.set(round, asking)
    return await asking
  }

  /** Resolves when no relay is being asked any more, the slower ones of an answered question among them. */
  async idle(): Promise<void> {
    await Promise.allSettled(this.#underWay)
  }

  /** Ends what is under way, and waits for it. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#stop.abort()
    await this.idle()
    await this.#thread[Symbol.asyncDispose]()
  }

  async #ask(round: number): Promise<BeaconValue | 'not_yet' | 'unreachable'> {
    const asking: Asking = { round, heard: new Map(), verdicts: new Map() }
    // Each round begins with another relay, so that all are asked as often.
    const first = round % this.#relays.length
    let relays: readonly Relay[] = [...this.#relays.slice(first), ...this.#relays.slice(0, first)]
    for (let pass = 1; pass <= passes && relays.length > 0; pass++) {
      if (pass > 1) await pause(this.#patience.pauseMs, this.#stop.signal)
      const value = await this.#firstRight(asking, relays)
      if (value) return value
      if ([...asking.heard.values()].includes('not_yet')) return 'not_yet'
      relays = this.#stop.signal.aborted ? [] : relays.filter((relay) => asking.heard.get(relay) === 'fault')
    }
    return 'unreachable'
  }

  /** The first verified value; undefined once all these relays have failed. Slower ones go on, to be compared with it. */
  #firstRight(asking: Asking, relays: readonly Relay[]): Promise<BeaconValue | undefined> {
    const found = Promise.withResolvers<BeaconValue | undefined>()
    const left = [...relays]
    const lane = async () => {
      for (let relay = left.shift(); relay && !asking.value; relay = left.shift()) {
        const value = await this.#askOne(asking, relay)
        if (value) found.resolve(value)
      }
    }
    const lanes = Promise.all(Array.from({ length: askedAtOnce }, lane))
    const all = lanes.then(() => found.resolve(undefined), found.reject)
    this.#underWay.add(all)
    void all.finally(() => this.#underWay.delete(all))
    return found.promise
  }

  async #askOne(asking: Asking, relay: Relay): Promise<BeaconValue | undefined> {
    const { round } = asking
    const answer = await relay.ask(round)
    asking.heard.set(relay, answer.is)
    const fail = (reason: string, disagrees: boolean) =>
      this.#parts.onFailure({ relay: relay.name, round, reason, disagrees })
    if (answer.is === 'fault' || answer.is === 'nonsense') fail(answer.reason, answer.is === 'nonsense')
    if (answer.is !== 'said') return undefined
    const isRight = await this.#isSigned(asking, answer.signature).catch(() => undefined)
    if (!isRight) {
      // The thread ended: no fault of the relay's, which is asked again like one.
      if (isRight === undefined) asking.heard.set(relay, 'fault')
      fail(isRight === undefined ? 'signature not checked' : 'wrong signature', isRight === false)
      return undefined
    }
    asking.value ??= { signature: answer.signature, randomness: randomnessOf(answer.signature) }
    this.#known.set(round, asking.value)
    return asking.value
  }

  async #isSigned({ round, verdicts, value }: Asking, signature: string): Promise<boolean> {
    // A round has one signature, so another one is wrong without a look.
    if (value) return value.signature === signature
    const { chain, isSigned } = this.#parts
    const verdict =
      verdicts.get(signature) ?? isSigned?.(round, signature, chain) ?? this.#thread.ask({ round, signature, chain })
    verdicts.set(signature, verdict)
    try {
      return await verdict
    } catch (error) {
      verdicts.delete(signature)
      throw error
    }
  }
}
