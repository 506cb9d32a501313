import {
  type AggregatorDayFile,
  aggregatorGoodForSeconds,
  aggregatorHeaders,
  aggregatorNonce,
  aggregatorPaths,
  aggregatorSignedText,
} from '@banyan/contract/gateway/aggregator.ts'
import { hmacOf, isFresh, isRightHex } from '#/platform/crypto/check-message.ts'
import type { GatewayParts, ProviderConfig } from '#/platform/network/gateway-parts.ts'
import type { ProviderClient, ProviderRequest } from '#/platform/network/provider-client.ts'
import { jsonIn, jsonLinesIn } from '#/platform/text/read-json.ts'
import { type DayFileLine, lineIn } from './aggregator-facts.ts'

const dayFile: Omit<ProviderRequest, 'body'> = {
  path: aggregatorPaths.dayFile,
  bytesAtMost: 16_000_000,
  timeoutMs: 60_000,
}

/** The nonce of a message that is rightly signed and new; undefined for every other one. */
export function signedNonce(
  header: (name: string) => string,
  body: string,
  now: Date,
  secret: string,
): string | undefined {
  const [time, nonce] = [header(aggregatorHeaders.time), header(aggregatorHeaders.nonce)]
  if (!aggregatorNonce.test(nonce) || !isFresh(time, now, aggregatorGoodForSeconds)) return undefined
  const right = hmacOf(secret, aggregatorSignedText(time, nonce, body))
  return isRightHex(header(aggregatorHeaders.signature), right) ? nonce : undefined
}

/** Asks the gateway; an answer counts only if it is signed under the nonce of its request. */
export class AggregatorClient {
  readonly #config: ProviderConfig
  readonly #client: ProviderClient
  readonly #parts: GatewayParts

  constructor(config: ProviderConfig, client: ProviderClient, parts: GatewayParts) {
    this.#config = config
    this.#client = client
    this.#parts = parts
  }

  get partner(): string {
    return this.#config.partner
  }

  /** The JSON of a signed answer; undefined where there is none. */
  async json(request: Omit<ProviderRequest, 'body'>, given: object): Promise<unknown> {
    const text = await this.#ask(request, given)
    return text === undefined ? undefined : (jsonIn(text) ?? null)
  }

  /** The lines of a day; undefined where the gateway did not tell all of them. */
  async dayFile(day: string): Promise<readonly DayFileLine[] | undefined> {
    const request: AggregatorDayFile = { partner: this.partner, day }
    const text = await this.#ask(dayFile, request)
    if (text === undefined) return undefined
    const lines = jsonLinesIn(text, (line) => lineIn(line, this.#parts))
    if (!lines) this.#client.fault('a line of the day file is none')
    return lines
  }

  unknown(reason: string): { readonly is: 'unknown' } {
    this.#client.fault(reason)
    return { is: 'unknown' }
  }

  /** The text of a signed answer. */
  async #ask(request: Omit<ProviderRequest, 'body'>, given: object): Promise<string | undefined> {
    const { now, random } = this.#parts
    const { secret } = this.#config
    const body = JSON.stringify(given)
    const nonce = random(16).toString('base64url')
    const time = String(Math.floor(now().getTime() / 1000))
    const headers: Readonly<Record<string, string>> = {
      [aggregatorHeaders.time]: time,
      [aggregatorHeaders.nonce]: nonce,
      [aggregatorHeaders.signature]: hmacOf(secret, aggregatorSignedText(time, nonce, body)).toString('hex'),
    }
    const answer = await this.#client.ask({ ...request, body, headers })
    if (!answer) return undefined
    const header = (name: string) => answer.headers.get(name) ?? ''
    if (signedNonce(header, answer.text, now(), secret) === nonce) return answer.text
    this.#client.fault('answer not signed')
    return undefined
  }
}
