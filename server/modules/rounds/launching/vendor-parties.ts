import type { ErrorCode } from '@banyan/contract/errors.ts'
import { type LaunchRequest, launchAnswer, roomsAnswer, type roomsRequest } from '@banyan/contract/vendor/launch.ts'
import type { Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { Breaker, type BreakerLimits, NotAsked } from '#/platform/concurrency/breaker.ts'
import { once } from '#/platform/concurrency/once.ts'
import type { Tally } from '#/platform/process/tally.ts'
import { Refusal } from '#/platform/refusal.ts'
import { boundedJson } from '#/platform/text/bounded-json.ts'
import { signMessage, type VendorKey } from '../vendor-protocol/signature.ts'

export interface VendorAddress {
  /** `*` for one party that answers for every vendor without an address of its own. */
  readonly vendorCode: string
  readonly url: URL
}

export interface VendorPartiesParts {
  /** The first key of a vendor signs our requests. */
  readonly keys: readonly VendorKey[]
  readonly addresses: readonly VendorAddress[]
  readonly now: () => Date
  readonly tally: Pick<Tally, 'note'>
  /** Reports faults of a vendor, without personal data. */
  readonly onFault: (vendorCode: string, reason: string) => void
  /** For one request, until its answer is read. */
  readonly timeoutMs?: number
}

export type Room = Static<typeof roomsAnswer>['rooms'][number]

const usualTimeoutMs = 5_000
/** Requests that may wait for a slow vendor. They hold no transaction or lock. */
const patience: BreakerLimits = { faultsAtMost: 5, openForMs: 10_000, waitingAtMost: 32 }

/** Refusals of the vendors' protocol, in our codes. */
const refusals: Readonly<Record<string, ErrorCode>> = {
  '404 unknown_game': 'game_coming_soon',
  '404 unknown_room': 'room_not_found',
  '409 maintenance': 'game_in_maintenance',
}
const checks = once(() => ({ launch: Compile(launchAnswer), rooms: Compile(roomsAnswer) }))

/** A vendor's answer that breaks its protocol, or none. */
class NoAnswer extends Error {
  override name = 'NoAnswer'
}

/** Asks game vendors for addresses of games and for tables. */
export class VendorParties {
  readonly #parts: VendorPartiesParts
  readonly #breakers = new Map<string, Breaker>()

  constructor(parts: VendorPartiesParts) {
    this.#parts = parts
  }

  /** The address at which a browser can play, if the vendor names one. `requestOf` runs only if the breaker lets it. */
  async launch(vendorCode: string, requestOf: () => Promise<LaunchRequest>): Promise<string | undefined> {
    const answer = await this.#ask(vendorCode, 'v1/launch', requestOf)
    return checks().launch.Check(answer) ? answer.url : undefined
  }

  /** The tables of a game. */
  async rooms(vendorCode: string, request: Static<typeof roomsRequest>): Promise<readonly Room[]> {
    const answer = await this.#ask(vendorCode, 'v1/rooms', async () => request)
    if (checks().rooms.Check(answer)) return answer.rooms
    this.#parts.onFault(vendorCode, 'no rooms')
    throw new Refusal('vendor_failed')
  }

  async #ask(vendorCode: string, name: string, requestOf: () => Promise<object>): Promise<object> {
    const { keys, addresses } = this.#parts
    const address = entryOf(addresses, vendorCode)?.url
    const key = entryOf(keys, vendorCode)
    if (!address || !key) throw new Refusal('game_coming_soon')
    const url = new URL(address)
    url.pathname = `${url.pathname.replace(/\/$/, '')}/${name}`
    const ask = async () => await this.#send(vendorCode, url, key, await requestOf())
    const answer = await this.#breakerOf(vendorCode)
      .run(ask, (error) => error instanceof NoAnswer)
      .catch((error: unknown) => {
        throw error instanceof NoAnswer || error instanceof NotAsked ? new Refusal('vendor_failed') : error
      })
    if (answer instanceof Refusal) throw answer
    return answer
  }

  /** The vendor's answer, or its refusal, which is no fault of its service. */
  async #send(vendorCode: string, url: URL, key: VendorKey, request: object): Promise<object | Refusal> {
    const { now, tally, onFault, timeoutMs = usualTimeoutMs } = this.#parts
    tally.note('vendor_asked', vendorCode)
    const unixSeconds = Math.floor(now().getTime() / 1000)
    const body = JSON.stringify(request)
    const message = { vendorCode, method: 'POST', path: url.pathname, unixSeconds, body }
    const failed = (reason: string) => {
      tally.note('vendor_silent', vendorCode)
      onFault(vendorCode, reason)
      return new NoAnswer(reason)
    }
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...signMessage(message, key) },
        body,
        // The operator configured this host, not the one that a redirect names.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      const answer = await boundedJson(response)
      const { status } = response
      if (status >= 400 && status < 500) return this.#refusalOf(vendorCode, status, answer, request)
      if (status !== 200) throw failed(`status ${status}`)
      if (typeof answer !== 'object' || answer === null) throw failed('no JSON')
      return answer
    } catch (error) {
      if (error instanceof NoAnswer) throw error
      const { name, cause } = error as Error
      throw failed((cause as NodeJS.ErrnoException | undefined)?.code ?? name)
    }
  }

  #refusalOf(vendorCode: string, status: number, answer: unknown, request: object): Refusal {
    const { error } = (answer ?? {}) as { readonly error?: unknown }
    const known = refusals[`${status} ${error}`]
    // A request without a table cannot name an unknown one.
    const code = known === 'room_not_found' && !('roomId' in request) ? undefined : known
    if (code === undefined) this.#parts.onFault(vendorCode, `status ${status}`)
    return new Refusal(code ?? 'vendor_failed')
  }

  /** One for each vendor, even if one party answers for several. */
  #breakerOf(vendorCode: string): Breaker {
    const breaker = this.#breakers.get(vendorCode) ?? new Breaker(patience, this.#parts.now)
    this.#breakers.set(vendorCode, breaker)
    return breaker
  }
}

/** The vendor's own entry, else the one for all. */
function entryOf<Entry extends { readonly vendorCode: string }>(
  entries: readonly Entry[],
  vendorCode: string,
): Entry | undefined {
  return entries.find((each) => each.vendorCode === vendorCode) ?? entries.find((each) => each.vendorCode === '*')
}
