import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { isSigned } from './is-signed.ts'
import { KeptMessages, messageIn } from './kept-messages.ts'
import { type Behaviour, behaviours, sendSmsPage } from './send-sms-page.ts'

const bodyAtMost = 10_000
const usualSlownessMs = 3_000

/** A gateway that sends messages to nobody but its own page. */
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
    const body = await bodyOf(request)
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
    const wanted = new URLSearchParams(await bodyOf(request)).get('behaviour') ?? ''
    // A page elsewhere could send the same form; browsers say where theirs comes from.
    const isOwn = ['same-origin', 'none', undefined].includes(request.headers['sec-fetch-site'] as string | undefined)
    if (!isOwn || !Object.hasOwn(behaviours, wanted)) return void response.writeHead(400).end()
    this.#behaviour = wanted as Behaviour
    response.writeHead(303, { location: '/sms' }).end()
  }
}

/** The body of a request; undefined when it is too long. */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    // Read to its end all the same, so that the answer arrives.
    if (length <= bodyAtMost) chunks.push(chunk)
  }
  return length > bodyAtMost ? undefined : Buffer.concat(chunks).toString()
}
