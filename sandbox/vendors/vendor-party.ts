import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { readChoice } from '../behaviour.ts'
import { requestBody } from '../request-body.ts'
import { type Bits, fairDraw } from './chance/fair-draw.ts'
import { systemBits } from './chance/random-bits.ts'
import { type Fault, faults } from './faults.ts'
import { gameByCode } from './games-by-code.ts'
import { sendSigned, walletAnswer, walletQuestion } from './kept-wallets/serve-wallets.ts'
import { KeptWallets } from './kept-wallets/wallets.ts'
import { decimal } from './launches/decimal.ts'
import { fieldsIn } from './launches/fields-in.ts'
import { launchIn, roomsRequestIn } from './launches/launch-in.ts'
import { type Launch, Launches } from './launches/launches.ts'
import { type RoundRefusal, Rounds } from './launches/play-rounds.ts'
import type { PurseRefusal } from './launches/purse.ts'
import { signerOf } from './launches/signer-of.ts'
import { tableRooms, usualExponent } from './launches/stakes.ts'
import { troubleOf } from './launches/troubles.ts'
import { screenFile } from './screen-files.ts'
import { sendEnded, sendGame, sendJson, sendText } from './send-answer.ts'
import { sendVendorsPage } from './send-vendors-page.ts'
import { fillPlaces, textsIn } from './texts/game-texts.ts'
import type { VendorKeys } from './vendor-keys.ts'
import type { Patience } from './wallet/patience.ts'
import { RealMoney } from './wallet/real-money.ts'

const host = '127.0.0.1'
const usualSlownessMs = 10_000

/** What a signed question is answered with. */
interface Answer {
  readonly status: number
  readonly body: object
}

interface VendorPartyParts {
  readonly keys: VendorKeys
  readonly now: () => Date
  readonly bits?: Bits
  readonly slownessMs?: number
  /** Where the brand's wallet is; without it no real money is played for. */
  readonly walletUrl?: URL | undefined
  readonly patience?: Patience
}

const refusalStatus: Readonly<Record<RoundRefusal, number>> = {
  bad_bet: 400,
  other_round: 409,
  insufficient_funds: 409,
  player_locked: 409,
  session_over: 410,
  game_closed: 409,
  refused: 409,
  no_answer: 503,
}

/** Game vendors, all of them at one address of its own: their protocol, their games, and their rounds, for play money or for what lies at the brand. */
export class VendorParty {
  readonly #parts: VendorPartyParts
  readonly #launches = new Launches()
  readonly #rounds: Rounds
  readonly #server: Server
  readonly #real: RealMoney | undefined
  readonly #kept = new KeptWallets()
  #address = ''
  #fault: Fault = 'none'

  constructor(parts: VendorPartyParts) {
    this.#parts = parts
    this.#rounds = new Rounds(fairDraw(parts.bits ?? systemBits()))
    const { keys, now, walletUrl: address, patience } = parts
    this.#real =
      address && new RealMoney({ address, keys, now, fault: () => this.#fault, ...(patience && { patience }) })
    this.#server = createServer((request, response) => {
      this.#serve(request, response).catch(() => response.destroy())
    })
  }

  /** Begins to serve games at a port of this machine; resolves with the address, rejects where the port is in use. */
  async listen(port: number): Promise<string> {
    this.#server.listen(port, host)
    await once(this.#server, 'listening')
    this.#address = `http://${host}:${(this.#server.address() as AddressInfo).port}`
    return this.#address
  }

  close(): void {
    this.#real?.close()
    this.#server.close()
    this.#server.closeAllConnections()
  }

  /** Answers a request to its page among the sandbox's own; false when it is none of it. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const route = `${request.method} ${request.url}`
    if (route === 'GET /vendors') sendVendorsPage(response, this.#launches.newestFirst(), this.#fault, this.#real?.owed)
    else if (route === 'POST /vendors/fault') await this.#choose(request, response)
    else return false
    return true
  }

  async #choose(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const fault = await readChoice(request, faults)
    if (!fault) return void response.writeHead(400).end()
    this.#fault = fault
    response.writeHead(303, { location: '/vendors' }).end()
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url = '' } = request
    if (method === 'POST' && url === '/v1/launch')
      await this.#signed(request, response, (body, vendor) => this.#launch(body, vendor))
    else if (method === 'POST' && url === '/v1/rooms')
      await this.#signed(request, response, (body) => this.#rooms(body))
    else if (method === 'POST' && walletQuestion(url)) await this.#wallet(request, response)
    else if (method === 'GET' && url.startsWith('/screen/'))
      await sendScreenFile(response, url.slice('/screen/'.length))
    else await this.#play(request, response)
  }

  /** Answers what is rightly signed, or does what it was told to do instead; `work` may answer by itself, or not at all. */
  async #signed(
    request: IncomingMessage,
    response: ServerResponse,
    work: (body: string, vendor: string) => Answer | undefined,
  ): Promise<void> {
    const body = await requestBody(request)
    if (this.#fault === 'silent') return
    if (this.#fault === 'slow') await pause(this.#parts.slownessMs ?? usualSlownessMs, undefined, { ref: false })
    if (this.#fault === 'rubbish') return sendText(response, 'text/html', '<h1>Welcome to nginx!</h1>')
    if (body === undefined) return sendJson(response, 413, { error: 'too_long' })
    const vendor = signerOf(request, body, this.#parts.keys, this.#parts.now())
    if (vendor === undefined) return sendJson(response, 401, { error: 'bad_signature' })
    if (this.#fault === 'maintenance') return sendJson(response, 409, { error: 'maintenance' })
    const answer = work(body, vendor)
    if (answer) sendJson(response, answer.status, answer.body)
  }

  /** Moves money in a wallet that is kept here, or says what is in it; its answer is signed. */
  async #wallet(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const name = walletQuestion(request.url ?? '')
    await this.#signed(request, response, (body, vendor) => {
      const answer = name && walletAnswer(this.#kept, { name, vendor, body, fault: this.#fault })
      if (!answer) return { status: 400, body: { error: 'bad_request' } }
      if (answer !== 'silence') sendSigned(request, response, answer, { keys: this.#parts.keys, vendor })
      return undefined
    })
  }

  #launch(body: string, vendor: string): Answer {
    const asked = launchIn(body)
    // Real money is begun by a token.
    if (!asked || (asked.mode === 'real' && asked.launchToken === undefined))
      return { status: 400, body: { error: 'bad_request' } }
    const game = gameByCode(asked.gameCode)
    if (!game) return { status: 404, body: { error: 'unknown_game' } }
    const purse = asked.mode === 'real' ? this.#real?.purseOf(asked, vendor) : undefined
    if (asked.mode === 'real' && !purse) return { status: 409, body: { error: 'real_mode_unavailable' } }
    const token = this.#launches.start({ asked, vendor, game, purse }, this.#parts.now())
    if (token === undefined) return { status: 404, body: { error: 'unknown_room' } }
    const origin = this.#fault === 'elsewhere' ? 'https://elsewhere.example' : this.#address
    return { status: 200, body: { url: `${origin}/play/${token}` } }
  }

  #rooms(body: string): Answer {
    const asked = roomsRequestIn(body)
    if (!asked) return { status: 400, body: { error: 'bad_request' } }
    const game = gameByCode(asked.gameCode)
    if (!game) return { status: 404, body: { error: 'unknown_game' } }
    const exponent = usualExponent(asked.currency)
    const rooms = game.kind === 'slot' ? [] : tableRooms({ currency: asked.currency, exponent })
    const now = this.#parts.now()
    const { texts } = textsIn(asked.language)
    const shown = rooms.map(({ roomId, chips, most }, index) => ({
      roomId,
      name: fillPlaces(texts.table, index + 1),
      minBet: decimal(chips[0] ?? 0n, exponent),
      maxBet: decimal(most, exponent),
      players: this.#launches.playersAt(asked.gameCode, roomId, now),
      isOpen: true,
    }))
    return { status: 200, body: { rooms: shown } }
  }

  async #play(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, token = '', rounds] = /^\/play\/([A-Za-z0-9_-]{43})(\/rounds)?$/.exec(request.url ?? '') ?? []
    const now = this.#parts.now()
    const launch = this.#launches.at(token, now)
    if (request.method === 'POST' && rounds) await this.#round(request, response, launch)
    else if (request.method !== 'GET' || rounds || !token) sendJson(response, 404, { error: 'not_here' })
    else if (!launch) sendEnded(response, request.headers['accept-language'] ?? 'en')
    else await this.#open(response, launch)
  }

  async #open(response: ServerResponse, launch: Launch): Promise<void> {
    const balance = await launch.purse.open()
    if (typeof balance === 'string') sendEnded(response, launch.language, troubleOf[balance])
    else sendGame(response, launch, { ...this.#rounds.stateOf(launch), balance }, this.#parts.now())
  }

  async #round(request: IncomingMessage, response: ServerResponse, launch: Launch | undefined): Promise<void> {
    const body = await requestBody(request)
    if (!launch) return sendJson(response, 410, { error: 'ended' })
    const asked = fieldsIn<{ readonly round: number; readonly choice: object }>(body ?? '', {
      round: (value) => Number.isSafeInteger(value),
      choice: (value) => typeof value === 'object',
    })
    if (!asked) return sendJson(response, 400, { error: 'bad_request' })
    const answer = await this.#rounds.play(launch, asked.round, JSON.stringify(asked.choice))
    if (typeof answer === 'string') {
      const trouble = Object.hasOwn(troubleOf, answer) ? troubleOf[answer as PurseRefusal] : undefined
      sendJson(response, refusalStatus[answer], { error: answer, ...(trouble && { trouble }) })
    } else sendJson(response, 200, answer)
  }
}

async function sendScreenFile(response: ServerResponse, name: string): Promise<void> {
  const file = await screenFile(name)
  if (file) sendText(response, file.type, file.text)
  else sendJson(response, 404, { error: 'not_here' })
}
