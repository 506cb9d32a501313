import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { type ClientMessage, clientMessage, sessionOver } from '@banyan/contract/events.ts'
import { Compile } from 'typebox/compile'
import { type RawData, WebSocket } from 'ws'
import { once } from '#/platform/concurrency/once.ts'
import { strictJson } from '#/platform/text/strict-json.ts'
import { eventFrame } from './event-frame.ts'
import type { SocketLimits } from './socket-limits.ts'
import type { SocketOwner } from './socket-sessions.ts'

type Hello = Extract<ClientMessage, { kind: 'hello' }>
type Watch = Extract<ClientMessage, { kind: 'watch' }>

/** What a browser's handshake says of it. */
export type Handshake = Pick<IncomingMessage, 'headers'>

/** What all connections of a process have in common: each holds it once, and no function of its own. */
export interface CommonParts {
  readonly limits: SocketLimits
  readonly onHello: (connection: Connection, hello: Hello, handshake: Handshake) => void
  readonly onWatch: (connection: Connection, watch: Watch) => void
  readonly onClose: (connection: Connection) => void
}

interface ConnectionParts {
  readonly socket: WebSocket
  /** What `socket` writes into, for frames that are made once for many. */
  readonly stream: Socket
  readonly request: Handshake
  readonly common: CommonParts
}

/** Under which a websocket knows its connection: its listeners are the same functions for all of them. */
const connectionOf = Symbol('connection')
const of = (socket: WebSocket) => (socket as WebSocket & { readonly [connectionOf]: Connection })[connectionOf]

function onMessage(this: WebSocket, data: RawData, isBinary: boolean): void {
  of(this).hear(data, isBinary)
}

function onPong(this: WebSocket): void {
  of(this).hearPong()
}

function onPing(this: WebSocket, data: Buffer): void {
  of(this).answer(data)
}

function onClose(this: WebSocket): void {
  of(this).gone()
}

function ignored(): void {}

const unexpectedData = 1003
const policyBroken = 1008
const nothing = Buffer.alloc(0)

const isClientMessage = once(() => Compile(clientMessage))
const opened = once(() => eventFrame({ event: 'socket.opened', value: {} }))
const pong = once(() => eventFrame({ event: 'socket.pong', value: {} }))
const ended = once(() => eventFrame({ event: 'session.ended', value: {} }))

/**
 * One websocket: what its browser may send, and how much waits for it. There are thousands, so it keeps what is small: no
 * closures, no maps before they are needed, whole milliseconds.
 */
export class Connection {
  readonly #socket: WebSocket
  readonly #stream: Socket
  readonly #common: CommonParts
  /** Until its hello: the cookies, for the rest of a request is many times a connection's memory. */
  #handshake: Handshake | undefined
  #tooLate: NodeJS.Timeout | undefined
  /** The last version of each topic that this browser has, or is about to get. */
  #versions: Record<string, number> | undefined
  /** Newest frames of topics and watched keys, while earlier bytes are still on their way. */
  #held: Map<string, Buffer> | undefined
  #owner: SocketOwner | undefined
  #messages = 0
  #windowEnds = 0
  #beats = 0

  constructor({ socket, stream, request, common }: ConnectionParts) {
    this.#socket = socket
    this.#stream = stream
    const { cookie } = request.headers
    this.#handshake = { headers: cookie === undefined ? {} : { cookie } }
    this.#common = common
    this.#tooLate = setTimeout(() => this.close(policyBroken), common.limits.helloWithinMs).unref()
    Object.assign(socket, { [connectionOf]: this as Connection })
    socket.on('message', onMessage)
    socket.on('pong', onPong)
    socket.on('ping', onPing)
    // What breaks its limits or the protocol is closed by the library, with the code that says why.
    socket.on('error', ignored)
    socket.on('close', onClose)
  }

  /** Whose it is, once its hello was accepted. */
  get owner(): SocketOwner | undefined {
    return this.#owner
  }

  /** Whether bytes wait for its browser to take them. */
  get isBehind(): boolean {
    return this.#stream.writableLength > 0
  }

  /** From here on it is told what it has not seen. */
  open(owner: SocketOwner, versions: Hello['versions']): void {
    this.#owner = owner
    this.#versions = { ...versions }
    this.#write(opened())
  }

  /** Whether its browser has another version of this topic than this one. */
  lacks(event: string, version: number): boolean {
    return this.#owner?.mustChangePassword === false && this.#versions?.[event] !== version
  }

  /** Tells a topic's newest value; a browser that is slow gets the last of several. */
  tell(event: string, version: number, frame: Buffer): void {
    if (this.#versions) this.#versions[event] = version
    this.send(event, frame)
  }

  /** Sends the newest value of something, which takes the place of an older one that still waits under the same name. */
  send(name: string, frame: Buffer): void {
    const { heldFromBytes, bufferedBytes } = this.#common.limits
    if (this.#socket.readyState !== WebSocket.OPEN) return
    if (!this.#held && this.#stream.writableLength < heldFromBytes) this.#write(frame)
    else this.#hold(name, frame, bufferedBytes)
  }

  /** The session is over: says so and hangs up. */
  end(): void {
    this.#write(ended())
    this.close(sessionOver)
  }

  close(code: number): void {
    this.#socket.close(code)
  }

  /** Hangs up on whoever has not said goodbye. */
  destroy(): void {
    this.#socket.terminate()
  }

  /** Asks whether the browser is there; hangs up where it was silent for two beats. */
  beat(): void {
    this.#beats += 1
    if (this.#beats > 2) this.destroy()
    else if (this.#socket.readyState === WebSocket.OPEN) this.#socket.ping()
  }

  /** The answer to a beat; one that nobody asked for counts as a message. */
  hearPong(): void {
    if (this.#beats === 0 && this.#isTooMuch()) this.close(policyBroken)
    this.hearBeat()
  }

  hearBeat(): void {
    this.#beats = 0
  }

  /** Ours does not ask this way. Whoever does is answered, as long as it reads what it is told. */
  answer(data: Buffer): void {
    if (this.#isTooMuch() || this.#stream.writableLength > this.#common.limits.heldFromBytes) this.close(policyBroken)
    else this.#socket.pong(data)
  }

  /** It is closed. */
  gone(): void {
    this.#isHeard()
    this.#common.onClose(this)
  }

  /** A message of its browser. */
  hear(data: RawData, isBinary: boolean): void {
    this.hearBeat()
    if (this.#socket.readyState !== WebSocket.OPEN) return
    const message = isBinary || this.#isTooMuch() ? undefined : parsed(String(data))
    if (message?.kind === 'ping' && this.#owner) this.#write(pong())
    else if (message?.kind === 'watch' && this.#owner) this.#common.onWatch(this, message)
    else if (message?.kind === 'hello' && this.#handshake) {
      const handshake = this.#handshake
      // In time, however long it then takes to look up its ticket.
      this.#isHeard()
      this.#common.onHello(this, message, handshake)
    } else this.close(isBinary ? unexpectedData : policyBroken)
  }

  #isHeard(): void {
    clearTimeout(this.#tooLate)
    this.#tooLate = undefined
    this.#handshake = undefined
  }

  #isTooMuch(): boolean {
    const { windowMs, messages } = this.#common.limits
    const now = Math.trunc(performance.now())
    if (now >= this.#windowEnds) {
      this.#windowEnds = now + windowMs
      this.#messages = 0
    }
    this.#messages += 1
    return this.#messages > messages
  }

  #hold(name: string, frame: Buffer, atMost: number): void {
    if (!this.#held) {
      this.#held = new Map()
      // No bytes, but behind all that wait: when it is through, they are.
      this.#stream.write(nothing, () => this.#tellHeld())
    }
    this.#held.set(name, frame)
    const waiting = [...this.#held.values()].reduce((sum, { length }) => sum + length, this.#stream.writableLength)
    // It reads nothing, so it would not read a goodbye either.
    if (waiting > atMost) this.destroy()
  }

  /** The library writes whole frames at once as well, so that frames of both never mix. */
  #write(frame: Buffer): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return
    if (this.#stream.writableLength > this.#common.limits.bufferedBytes) this.destroy()
    else this.#stream.write(frame)
  }

  /** What waited has gone: what was held follows. */
  #tellHeld(): void {
    const held = this.#held ?? new Map<string, Buffer>()
    this.#held = undefined
    for (const frame of held.values()) this.#write(frame)
  }
}

function parsed(text: string): ClientMessage | undefined {
  try {
    const message: unknown = strictJson(text)
    return isClientMessage().Check(message) ? message : undefined
  } catch {
    return undefined
  }
}
