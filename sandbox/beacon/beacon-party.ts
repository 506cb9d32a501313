import type { IncomingMessage, ServerResponse } from 'node:http'
import { readChoice } from '../behaviour.ts'
import { BeaconKey, type Chain, type Spoken } from './beacon-key.ts'
import { type Fault, faults, lateBySeconds, type Reach, reaches } from './faults.ts'
import { type Heard, sendBeaconPage } from './send-beacon-page.ts'

const relayPath = /^\/beacon\/relay-([12])\/([^/]+)\/(info|public\/latest|public\/\d{1,15})$/
const threeYearsInSeconds = 3 * 365 * 86_400
const heardAtMost = 50
const spokenAtMost = 500

interface BeaconPartyParts {
  /** The same secret is the same beacon after a restart. */
  readonly secret: string | Uint8Array
  readonly now: () => Date
}

/** A beacon of one signer, with two relays that pass on what it says over drand's public HTTP protocol. */
export class BeaconParty {
  readonly #now: () => Date
  readonly #key: BeaconKey
  /** Drawn when it is first needed: making a key takes 15 ms, and most starts forge nothing. */
  #otherKey: BeaconKey | undefined
  readonly #spoken = new Map<string, Spoken>()
  #heard: readonly Heard[] = []
  #fault: Fault = 'none'
  #reach: Reach = 'both'

  constructor({ secret, now }: BeaconPartyParts) {
    this.#key = new BeaconKey(secret)
    this.#now = now
  }

  get chain(): Chain {
    return this.#key.chain
  }

  /** The addresses of both relays at this origin. */
  relaysAt(origin: string): readonly string[] {
    return [1, 2].map((relay) => `${origin}/beacon/relay-${relay}`)
  }

  /** Answers a request to one of its addresses; false when it is not one of them. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { method, url = '' } = request
    const [, relay = '', chainHash, asked = ''] = (method === 'GET' && relayPath.exec(url)) || []
    if (asked !== '') {
      if (chainHash === this.chain.chainHash) this.#serve(Number(relay), asked, response)
      else response.writeHead(404).end()
    } else if (method === 'GET' && url === '/beacon') this.#show(response)
    else if (method === 'POST' && url === '/beacon/fault') {
      const fault = await readChoice(request, faults)
      this.#fault = fault ?? this.#fault
      sendChosen(response, fault)
    } else if (method === 'POST' && url === '/beacon/reach') {
      const reach = await readChoice(request, reaches)
      this.#reach = reach ?? this.#reach
      sendChosen(response, reach)
    } else return false
    return true
  }

  #serve(relay: number, asked: string, response: ServerResponse): void {
    const fault = relay === 2 && this.#reach === 'first' ? 'none' : this.#fault
    if (fault === 'silent' || fault === 'away') {
      this.#note(relay, asked, fault === 'away' ? 'hung up' : 'said nothing')
      if (fault === 'away') response.destroy()
      return
    }
    if (asked === 'info') sendJson(response, this.#key.info())
    else this.#serveRound(relay, asked, fault, response)
  }

  #serveRound(relay: number, asked: string, fault: Fault, response: ServerResponse): void {
    const newest = this.#key.roundAt(this.#now().getTime() / 1000 - (lateBySeconds[fault] ?? 0))
    const round = asked === 'public/latest' ? newest : Number(asked.slice('public/'.length))
    if (round < 1) return void response.writeHead(404).end()
    if (round > newest) {
      this.#note(relay, asked, 'too early')
      // As drand answers a round that is yet to come.
      return void response.writeHead(425, { 'cache-control': 'no-store' }).end()
    }
    this.#note(relay, asked, fault === 'none' ? 'answered' : `answered: ${faults[fault]}`)
    sendJson(response, this.#said(round, fault))
  }

  #said(round: number, fault: Fault): Spoken {
    if (fault === 'forged') {
      this.#otherKey ??= new BeaconKey()
      return this.#speak(this.#otherKey, round)
    }
    if (fault === 'repeated') return { ...this.#speak(this.#key, Math.max(round - 1, 1)), round }
    const back = fault === 'old' ? threeYearsInSeconds / this.chain.periodSeconds : 0
    return this.#speak(this.#key, Math.max(round - back, 1))
  }

  #speak(key: BeaconKey, round: number): Spoken {
    const name = `${key.chain.chainHash} ${round}`
    const known = this.#spoken.get(name) ?? key.speak(round)
    if (this.#spoken.size >= spokenAtMost) this.#spoken.clear()
    this.#spoken.set(name, known)
    return known
  }

  #note(relay: number, asked: string, answer: string): void {
    this.#heard = [{ relay, asked, answer, at: this.#now() }, ...this.#heard.slice(0, heardAtMost - 1)]
  }

  #show(response: ServerResponse): void {
    const newest = this.#key.roundAt(this.#now().getTime() / 1000)
    sendBeaconPage(response, { chain: this.chain, newest, fault: this.#fault, reach: this.#reach, heard: this.#heard })
  }
}

function sendChosen(response: ServerResponse, choice: string | undefined): void {
  if (choice === undefined) response.writeHead(400).end()
  else response.writeHead(303, { location: '/beacon' }).end()
}

function sendJson(response: ServerResponse, body: object): void {
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}
