import { createHmac } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { signatureHeaders, signedText } from '@banyan/contract/vendor/signature.ts'
import { type OperationName, type WalletAnswer, walletOperations } from '@banyan/contract/vendor/wallet.ts'
import { walletKey } from './wallet-servers.ts'

/** A message that nobody answers so often is a fault of the test. */
const triesAtMost = 100_000

export interface Patience {
  /** Milliseconds after which a message that was not answered is sent again; at once unless given. */
  readonly pauseMs?: number
  /** Milliseconds of silence after which no answer is waited for; for ever unless given. */
  readonly giveUpMs?: number
}

/** A vendor in a process of its own: it repeats every message, with its id, until it is answered. */
export class WalletClient implements Disposable {
  readonly #address: () => Promise<string>
  readonly #agent: Agent
  readonly #patience: Patience
  /** How many messages were sent again because no answer came. */
  repeated = 0

  constructor(address: () => Promise<string>, inFlight: number, patience: Patience = {}) {
    this.#address = address
    this.#patience = patience
    this.#agent = new Agent({ keepAlive: true, maxSockets: inFlight })
  }

  /** Answered for good; `headers` go with the first try alone. */
  async call(
    operation: OperationName,
    body: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<WalletAnswer> {
    for (let tries = 0; tries < triesAtMost; tries++) {
      const answer = await this.once(operation, body, tries === 0 ? headers : {})
      if (answer && answer.outcome !== 'retryable') return answer
      if (tries === 0) this.repeated++
      const { pauseMs } = this.#patience
      if (pauseMs !== undefined) await wait(pauseMs)
    }
    throw new Error(`${operation} was never answered`)
  }

  /** Undefined where no whole answer came. */
  async once(
    operation: OperationName,
    body: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<WalletAnswer | undefined> {
    const address = await this.#address()
    const { path } = walletOperations[operation]
    const text = JSON.stringify(body)
    const { vendorCode, id, secret } = walletKey
    const unixSeconds = Math.floor(Date.now() / 1000)
    const signed = signedText({ vendorCode, method: 'POST', path, unixSeconds, body: text })
    const own = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(text)),
      [signatureHeaders.vendor]: vendorCode,
      [signatureHeaders.key]: id,
      [signatureHeaders.time]: String(unixSeconds),
      [signatureHeaders.signature]: createHmac('sha256', secret).update(signed).digest('hex'),
    }
    return await this.#send(new URL(path, address), text, { ...own, ...headers })
  }

  #send(url: URL, text: string, headers: Readonly<Record<string, string>>): Promise<WalletAnswer | undefined> {
    return new Promise((resolve) => {
      const asking = request(url, { method: 'POST', agent: this.#agent, headers }, (answer) => {
        let read = ''
        answer.setEncoding('utf8')
        answer.on('data', (chunk: string) => (read += chunk))
        answer.on('end', () => resolve(JSON.parse(read)))
        answer.on('error', () => resolve(undefined))
      })
      asking.on('error', () => resolve(undefined))
      const { giveUpMs } = this.#patience
      if (giveUpMs !== undefined) asking.setTimeout(giveUpMs, () => asking.destroy())
      asking.end(text)
    })
  }

  [Symbol.dispose](): void {
    this.#agent.destroy()
  }
}
