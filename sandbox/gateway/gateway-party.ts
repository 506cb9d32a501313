import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { readChoice, readOwnForm } from '../behaviour.ts'
import { requestBody } from '../request-body.ts'
import { type Fault, faults } from './faults.ts'
import { sendGatewayPage } from './pages/send-gateway-page.ts'
import { PayerPages } from './payer-pages.ts'
import type { CallbackAddresses, PaymentKeys } from './payment-keys.ts'
import { Callbacks, type TellingPatience, usualTelling } from './payments/callbacks.ts'
import type { Provider, Told } from './payments/payment.ts'
import { Payments } from './payments/payments.ts'
import { aggregator } from './protocols/aggregator.ts'
import { bankFeed } from './protocols/bank-feed.ts'
import { momo } from './protocols/momo.ts'
import type { Answer, Outcome, Protocol } from './protocols/protocol.ts'
import { scratchCard } from './protocols/scratch-card.ts'

const host = '127.0.0.1'
const usualSlownessMs = 20_000
const hourMs = 3_600_000
/** In hundredths: what a payer forgets where the amount is to be wrong. */
const shortBy = 100_000n

const protocols: Readonly<Record<Provider, Protocol>> = { aggregator, bankfeed: bankFeed, momo, scratch: scratchCard }

interface GatewayPartyParts {
  readonly keys: PaymentKeys
  readonly callbacks: CallbackAddresses
  readonly now: () => Date
  readonly patience?: TellingPatience
  readonly slownessMs?: number
  /** How long nobody hears of a payout. */
  readonly silenceMs?: number
}

/** Payment providers, all of them at one address of its own: their protocols, their pages, and a bank app. */
export class GatewayParty {
  readonly #parts: GatewayPartyParts
  readonly #payments: Payments
  readonly #callbacks: Callbacks
  readonly #pages: PayerPages
  readonly #server: Server
  #address = ''
  #fault: Fault = 'none'

  constructor(parts: GatewayPartyParts) {
    this.#parts = parts
    const { keys, now, callbacks, patience = usualTelling } = parts
    this.#payments = new Payments(now)
    const writing = {
      write: (told: Told, isForged: boolean) => {
        const key = keys.get(told.provider)
        if (!key) return undefined
        const secret = isForged ? randomBytes(32).toString('hex') : key.secret
        return protocols[told.provider].write(told, { ...key, secret }, now())
      },
      isTaken: (told: Told, status: number, body: string) => protocols[told.provider].isTaken(status, body),
    }
    this.#callbacks = new Callbacks(this.#payments, writing, () => this.#fault, patience)
    this.#pages = new PayerPages({
      payments: this.#payments,
      now,
      feedUrl: callbacks.get('bankfeed') ?? '',
      settle: (told, to) => this.#settle(told, to),
    })
    this.#server = createServer((request, response) => {
      this.#serve(request, response).catch(() => response.destroy())
    })
  }

  /** Begins to serve at a port of this machine; resolves with the address, rejects where the port is in use. */
  async listen(port: number): Promise<string> {
    this.#server.listen(port, host)
    await once(this.#server, 'listening')
    this.#address = `http://${host}:${(this.#server.address() as AddressInfo).port}`
    return this.#address
  }

  close(): void {
    this.#callbacks.close()
    this.#server.close()
    this.#server.closeAllConnections()
  }

  /** Resolves when no message is under way. */
  async settled(): Promise<void> {
    await this.#callbacks.settled()
  }

  /** Answers a request to its pages among the sandbox's own; false when it is none of them. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const route = `${request.method} ${request.url}`
    if (route === 'GET /gateway') this.#show(response)
    else if (route === 'POST /gateway/fault') this.#choose(await readChoice(request, faults), response)
    else if (route === 'POST /gateway/resend') await this.#onPayment(request, response, (told) => this.#tell(told))
    else if (route === 'POST /gateway/reverse') await this.#onPayment(request, response, (told) => this.#reverse(told))
    else return false
    return true
  }

  #show(response: ServerResponse): void {
    sendGatewayPage(response, {
      payments: this.#payments.newestFirst(),
      fault: this.#fault,
      openCallbacks: this.#callbacks.openCount,
      address: this.#address,
    })
  }

  #choose(fault: Fault | undefined, response: ServerResponse): void {
    if (!fault) return void response.writeHead(400).end()
    this.#fault = fault
    this.#callbacks.release()
    response.writeHead(303, { location: '/gateway' }).end()
  }

  async #onPayment(request: IncomingMessage, response: ServerResponse, work: (told: Told) => void): Promise<void> {
    const told = this.#payments.at((await readOwnForm(request))?.get('payment') ?? '')
    if (!told || told.transactionId === 0) return void response.writeHead(400).end()
    work(told)
    response.writeHead(303, { location: '/gateway' }).end()
  }

  #tell(...told: readonly Told[]): void {
    this.#callbacks.tell(...told)
  }

  /** The aggregator's chargebacks, and payouts that a bank sends back; other providers tell of none. */
  #reverse(told: Told): void {
    if (told.provider !== 'aggregator' || told.status !== 'paid') return
    this.#settle(told, told.flow === 'out' ? { status: 'failed', reason: 'returned' } : { status: 'reversed' })
  }

  /** Pays out at once; of a silent hour nobody hears before it is over, whoever asks. */
  #payOut(told: Told): void {
    const fault = this.#fault
    const paid = { status: 'paid', paid: told.asked } as const
    if (fault === 'account_refused') this.#settle(told, { status: 'failed', reason: 'account_closed' })
    else if (fault === 'half_paid') this.#settle(told, { ...paid, paid: (told.asked / 200n) * 100n })
    else if (fault === 'hour_silent') {
      this.#payments.move(told.id, { status: 'pending' })
      setTimeout(() => this.#settle(told, paid), this.#parts.silenceMs ?? hourMs).unref()
    } else this.#settle(told, paid)
  }

  /** Moves a payment on and tells of it; the aggregator and the wallet begin before they end. */
  #settle(told: Told, to: Outcome): void {
    const isTooLittle = this.#fault === 'wrong_amount' && told.flow === 'in' && (to.paid ?? 0n) > shortBy
    const outcome = isTooLittle ? { ...to, paid: (to.paid ?? 0n) - shortBy } : to
    const isBeginning = to.status === 'paid' && told.status === 'open' && told.provider !== 'bankfeed'
    const begun = isBeginning ? this.#payments.move(told.id, { status: 'pending' }) : undefined
    const ended = this.#payments.move(told.id, outcome)
    // A wallet says nothing of a payment that is only beginning, unless it is to say it too late.
    const saysBegun = begun && (told.provider === 'aggregator' || this.#fault === 'reorder')
    this.#tell(...(saysBegun ? [begun] : []), ...(ended ? [ended] : []))
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (await this.#pages.answer(request, response)) return
    const [, name = '', path = ''] = /^\/(aggregator|bankfeed|momo|scratch)\/(.+)$/.exec(request.url ?? '') ?? []
    const asks = name ? protocols[name as Provider].asks : {}
    const ask = request.method === 'POST' && Object.hasOwn(asks, path) ? asks[path] : undefined
    if (!ask) return void response.writeHead(404).end()
    const body = await requestBody(request)
    const fault = this.#fault
    if (fault === 'silent') return
    if (fault === 'slow') await pause(this.#parts.slownessMs ?? usualSlownessMs, undefined, { ref: false })
    if (fault === 'html')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to nginx!</h1>')
    const key = this.#parts.keys.get(name as Provider)
    if (body === undefined || !key) return void response.writeHead(body === undefined ? 413 : 401).end()
    const answer = ask(
      { headers: request.headers, body },
      {
        key,
        payments: this.#payments,
        now: this.#parts.now,
        address: this.#address,
        callbackUrl: this.#parts.callbacks.get(name as Provider) ?? '',
        settle: (told, to) => this.#settle(told, to),
        payOut: (told) => this.#payOut(told),
      },
    )
    // Opened, and nobody hears of it.
    if (!(answer.opens && fault === 'lost')) send(response, answer)
  }
}

function send(response: ServerResponse, { status, body, headers, type = 'application/json' }: Answer): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...headers }).end(body)
}
