import type { IncomingMessage, ServerResponse } from 'node:http'
import { readChoice } from '../behaviour.ts'
import { requestBody } from '../request-body.ts'
import { type Fault, faults } from './faults.ts'
import { sendPhonePage } from './send-phone-page.ts'
import { SentCodes } from './sent-codes.ts'
import { type IssuerNames, TokenIssuer } from './token-issuer.ts'

const e164 = /^\+[1-9]\d{6,14}$/

interface PhonePartyParts extends IssuerNames {
  /** The caller's key; without one nothing is sent. */
  readonly key: string | undefined
  readonly now: () => Date
}

type Fields = Readonly<Record<string, unknown>>

/** A phone-verification provider that shows codes on its own page only and signs a token for a right code. */
export class PhoneParty {
  readonly #parts: PhonePartyParts
  readonly #codes = new SentCodes()
  readonly #issuer: TokenIssuer
  #fault: Fault = 'none'

  constructor(parts: PhonePartyParts) {
    this.#parts = parts
    this.#issuer = new TokenIssuer(parts)
  }

  /** Answers a request to one of its addresses; false when it is not one of them. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const [path, query] = (request.url ?? '').split('?', 2)
    const route = `${request.method} ${path}`
    const key = new URLSearchParams(query).get('key')
    if (route === 'GET /phone') sendPhonePage(response, this.#codes, this.#fault)
    else if (route === 'GET /phone/keys') sendJson(response, 200, await this.#issuer.keys())
    else if (route === 'POST /phone/fault') await this.#choose(request, response)
    else if (route === 'POST /phone/v1/accounts:sendVerificationCode')
      await this.#serve(request, response, key, (body) => this.#send(body))
    else if (route === 'POST /phone/v1/accounts:signInWithPhoneNumber')
      await this.#serve(request, response, key, (body) => this.#signIn(body))
    else return false
    return true
  }

  /** Answers what was asked, or names its fault. */
  async #serve(
    request: IncomingMessage,
    response: ServerResponse,
    key: string | null,
    work: (body: Fields) => Promise<Fields | Fault>,
  ): Promise<void> {
    const body = fieldsIn(await requestBody(request))
    const isKnown = this.#parts.key !== undefined && key === this.#parts.key
    const answer = !isKnown ? 'OPERATION_NOT_ALLOWED' : this.#fault === 'none' ? await work(body) : this.#fault
    if (typeof answer === 'string') sendJson(response, 400, { error: { code: 400, message: answer } })
    else sendJson(response, 200, answer)
  }

  async #send({ phoneNumber }: Fields): Promise<Fields | Fault> {
    if (phoneNumber === undefined || phoneNumber === '') return 'MISSING_PHONE_NUMBER'
    if (typeof phoneNumber !== 'string' || !e164.test(phoneNumber)) return 'INVALID_PHONE_NUMBER'
    return { sessionInfo: this.#codes.send(phoneNumber, this.#parts.now()) }
  }

  async #signIn({ sessionInfo, code }: Fields): Promise<Fields | Fault> {
    if (code === undefined || code === '') return 'MISSING_CODE'
    const now = this.#parts.now()
    const proved = this.#codes.prove(String(sessionInfo), String(code), now)
    if ('fault' in proved) return proved.fault
    const { phoneNumber } = proved
    return { idToken: await this.#issuer.tokenFor(phoneNumber, now), phoneNumber }
  }

  async #choose(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const fault = await readChoice(request, faults)
    if (!fault) return void response.writeHead(400).end()
    this.#fault = fault
    response.writeHead(303, { location: '/phone' }).end()
  }
}

function fieldsIn(body: string | undefined): Fields {
  try {
    return (JSON.parse(body ?? '') as Fields | null) ?? {}
  } catch {
    return {}
  }
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}
