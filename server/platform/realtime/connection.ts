import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { type ClientMessage, clientMessage, sessionOver } from '@banyan/contract/events.ts'
import { Compile } from 'typebox/compile'
import { type RawData, WebSocket } from 'ws'
import { once } from '#/platform/once.ts'
import { eventFrame } from './event-frame.ts'
import type { SocketLimits } from './socket-limits.ts'
import type { SocketOwner } from './socket-sessions.ts'

type Hello = Extract<ClientMessage, { kind: 'hello' }>

/** What a browser's handshake says of it. */
export type Handshake = Pick<IncomingMessage, 'headers'>

interface ConnectionParts {
  readonly socket: WebSocket
  /** What `socket` writes into, for frames that are made once for many. */
  readonly stream: Socket
  readonly request: Handshake
  readonly limits: SocketLimits
  /** The same for all connections. */
  readonly onHello: (connection: Connection, hello: Hello, handshake: Handshake) => void
}

const unexpectedData = 1003
const policyBroken = 1008
const nothing = Buffer.alloc(0)

const isClientMessage = once(() => Compile(clientMessage))
const opened = once(() => eventFrame({ event: 'socket.opened', value: {} }))
const pong = once(() => eventFrame({ event: 'socket.pong', value: {} }))
const ended = once(() => eventFrame({ event: 'session.ended', value: {} }))

/** One websocket: what its browser may send, and how much waits for it. */
export class Connection {
  readonly #socket: WebSocket
  readonly #stream: Socket
  readonly #limits: SocketLimits
  readonly #onHello: ConnectionParts['onHello']
  /** Until its hello: the cookies, for the rest of a request is many times a connection's memory. */
  #handshake: Handshake | undefined
  #tooLate: NodeJS.Timeout | undefined
  /** The last version of each topic that this browser has, or is about to get. */
  #versions: Map<string, number> | undefined
  /** Newest frames of topics, while earlier bytes are still on their way. */
  #held: Map<string, Buffer> | undefined
  #owner: SocketOwner | undefined
  #messages = 0
  #windowEnds = 0
  #beats = 0

  constructor({ socket, stream, request, limits, onHello }: ConnectionParts) {
    this.#socket = socket
    this.#stream = stream
    const { cookie } = request.headers
    this.#handshake = { headers: cookie === undefined ? {} : { cookie } }
    this.#limits = limits
    this.#onHello = onHello
    this.#tooLate = setTimeout(() => this.close(policyBroken), limits.helloWithinMs).unref()
    socket.on('message', (data, isBinary) => this.#hear(data, isBinary))
    socket.on('pong', () => (this.#beats = 0))
    // Ours does not ask this way. Whoever does is answered, as long as it reads what it is told.
    socket.on('ping', (data) => {
      if (this.#isTooMuch() || stream.writableLength > limits.heldFromBytes) this.close(policyBroken)
      else socket.pong(data)
    })
    // What breaks its limits or the protocol is closed by the library, with the code that says why.
    socket.on('error', () => {})
    socket.on('close', () => this.#isHeard())
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
    this.#versions = new Map(Object.entries(versions))
    this.#write(opened())
  }

  /** Whether its browser has another version of this topic than this one. */
  lacks(event: string, version: number): boolean {
    return this.#owner?.mustChangePassword === false && this.#versions?.get(event) !== version
  }

  /** Tells a topic's newest value; a browser that is slow gets the last of several. */
  tell(event: string, version: number, frame: Buffer): void {
    const { heldFromBytes, bufferedBytes } = this.#limits
    this.#versions?.set(event, version)
    if (this.#socket.readyState !== WebSocket.OPEN) return
    if (!this.#held && this.#stream.writableLength < heldFromBytes) this.#write(frame)
    else this.#hold(event, frame, bufferedBytes)
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

  #hear(data: RawData, isBinary: boolean): void {
    this.#beats = 0
    if (this.#socket.readyState !== WebSocket.OPEN) return
    const message = isBinary || this.#isTooMuch() ? undefined : parsed(String(data))
    if (message?.kind === 'ping' && this.#owner) this.#write(pong())
    else if (message?.kind === 'hello' && this.#handshake) {
      const handshake = this.#handshake
      // In time, however long it then takes to look up its ticket.
      this.#isHeard()
      this.#onHello(this, message, handshake)
    } else this.close(isBinary ? unexpectedData : policyBroken)
  }

  #isHeard(): void {
    clearTimeout(this.#tooLate)
    this.#tooLate = undefined
    this.#handshake = undefined
  }

  #isTooMuch(): boolean {
    const now = performance.now()
    if (now >= this.#windowEnds) {
      this.#windowEnds = now + this.#limits.windowMs
      this.#messages = 0
    }
    this.#messages += 1
    return this.#messages > this.#limits.messages
  }

  #hold(event: string, frame: Buffer, atMost: number): void {
    if (!this.#held) {
      this.#held = new Map()
      // No bytes, but behind all that wait: when it is through, they are.
      this.#stream.write(nothing, this.#written)
    }
    this.#held.set(event, frame)
    const waiting = [...this.#held.values()].reduce((sum, { length }) => sum + length, this.#stream.writableLength)
    // It reads nothing, so it would not read a goodbye either.
    if (waiting > atMost) this.destroy()
  }

  /** The library writes whole frames at once as well, so that frames of both never mix. */
  #write(frame: Buffer): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return
    if (this.#stream.writableLength > this.#limits.bufferedBytes) this.destroy()
    else this.#stream.write(frame)
  }

  /** What waited has gone: what was held follows. */
  readonly #written = (): void => {
    const held = this.#held ?? new Map<string, Buffer>()
    this.#held = undefined
    for (const frame of held.values()) this.#write(frame)
  }
}

function parsed(text: string): ClientMessage | undefined {
  try {
    const message: unknown = JSON.parse(text)
    return isClientMessage().Check(message) ? message : undefined
  } catch {
    return undefined
  }
}
