import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { type Behaviour, readBehaviour } from '../behaviour.ts'
import { requestBody } from '../request-body.ts'
import { KeptMessages, messageIn } from './kept-messages.ts'
import { sendSmsPage } from './send-sms-page.ts'

const usualSlownessMs = 3_000

/** A gateway that shows messages on its own page only. */
export class SmsParty {
  readonly #key: string | undefined
  readonly #now: () => Date
  readonly #slownessMs: number
  readonly #messages = new KeptMessages()
  #behaviour: Behaviour = 'usual'

  /** Without a key no message is taken, for none can be signed. */
  constructor(key: string | undefined, now: () => Date, slownessMs = usualSlownessMs) {
    this.#key = key
    this.#now = now
    this.#slownessMs = slownessMs
  }

  /** Answers a request to one of its addresses; false when it is not one of them. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const route = `${request.method} ${request.url}`
    if (route === 'GET /sms') sendSmsPage(response, this.#messages.newestFirst(), this.#behaviour)
    else if (route === 'POST /sms/messages') await this.#take(request, response)
    else if (route === 'POST /sms/behaviour') await this.#behave(request, response)
    else return false
    return true
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await requestBody(request)
    if (this.#behaviour === 'silent') return
    if (this.#behaviour === 'slow') await pause(this.#slownessMs, undefined, { ref: false })
    response.writeHead(this.#behaviour === 'failing' ? 500 : this.#statusFor(request, body)).end()
  }

  #statusFor({ headers }: IncomingMessage, body: string | undefined): number {
    if (body === undefined) return 413
    if (this.#key === undefined || !isSigned(headers, body, this.#key, this.#now())) return 401
    const message = messageIn(body)
    if (!message) return 400
    this.#messages.keep(message, this.#now())
    return 202
  }

  async #behave(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const behaviour = await readBehaviour(request)
    if (!behaviour) return void response.writeHead(400).end()
    this.#behaviour = behaviour
    response.writeHead(303, { location: '/sms' }).end()
  }
}

const clocksDifferMs = 120_000
const hexOfSha256 = /^[0-9a-f]{64}$/

/** Whether a body was signed with the key, by a clock that is no more than two minutes off. */
function isSigned(headers: IncomingHttpHeaders, body: string, key: string, now: Date): boolean {
  const { 'x-timestamp': timestamp, 'x-signature': signature } = headers
  if (typeof timestamp !== 'string' || typeof signature !== 'string' || !hexOfSha256.test(signature)) return false
  // A time that is none compares as false.
  if (!(Math.abs(now.getTime() - Date.parse(timestamp)) <= clocksDifferMs)) return false
  const right = createHmac('sha256', key).update(`${timestamp}\n${body}`).digest()
  return timingSafeEqual(right, Buffer.from(signature, 'hex'))
}
