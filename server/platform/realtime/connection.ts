import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { type ClientMessage, clientMessage, sessionOver } from '@banyan/contract/events.ts'
import { Compile } from 'typebox/compile'
import { type RawData, WebSocket } from 'ws'
import { once } from '#/platform/once.ts'
import { eventFrame } from './event-frame.ts'
import type { SocketLimits } from './socket-limits.ts'
import type { SocketSession } from './socket-sessions.ts'

type Hello = Extract<ClientMessage, { kind: 'hello' }>

interface ConnectionParts {
  readonly socket: WebSocket
  /** What `socket` writes into, for frames that are made once for many. */
  readonly stream: Socket
  readonly request: Pick<IncomingMessage, 'headers'>
  readonly limits: SocketLimits
  readonly onHello: (hello: Hello) => void
}

const unexpectedData = 1003
const policyBroken = 1008

const isClientMessage = once(() => Compile(clientMessage))
const opened = once(() => eventFrame({ event: 'socket.opened', value: {} }))
const pong = once(() => eventFrame({ event: 'socket.pong', value: {} }))
const ended = once(() => eventFrame({ event: 'session.ended', value: {} }))

/** One websocket: what its browser may send, and how much waits for it. */
export class Connection {
  readonly request: ConnectionParts['request']
  readonly #socket: WebSocket
  readonly #stream: Socket
  readonly #limits: SocketLimits
  readonly #onHello: ConnectionParts['onHello']
  readonly #tooLate: NodeJS.Timeout
  /** The last version of each topic that this browser has, or is about to get. */
  #versions: Map<string, number> | undefined
  /** Newest frames of topics, while earlier bytes are still on their way. */
  readonly #held = new Map<string, Buffer>()
  #owner: SocketSession | undefined
  #saidHello = false
  #messages = 0
  #windowEnds = 0
  #beats = 0

  constructor({ socket, stream, request, limits, onHello }: ConnectionParts) {
    this.#socket = socket
    this.#stream = stream
    this.request = request
    this.#limits = limits
    this.#onHello = onHello
    this.#tooLate = setTimeout(() => this.close(policyBroken), limits.helloWithinMs).unref()
    socket.on('message', (data, isBinary) => this.#hear(data, isBinary))
    socket.on('pong', () => (this.#beats = 0))
    // What breaks its limits or the protocol is closed by the library, with the code that says why.
    socket.on('error', () => {})
    socket.on('close', () => clearTimeout(this.#tooLate))
  }

  /** Whose it is, once its ticket was taken. */
  get owner(): SocketSession | undefined {
    return this.#owner
  }

  /** From here on it is told what it has not seen. */
  open(owner: SocketSession, versions: Hello['versions']): void {
    clearTimeout(this.#tooLate)
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
    if (this.#held.size === 0 && this.#stream.writableLength < heldFromBytes) this.#write(frame)
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
    else if (message?.kind === 'hello' && !this.#saidHello) {
      this.#saidHello = true
      this.#onHello(message)
    } else this.close(isBinary ? unexpectedData : policyBroken)
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
    this.#held.set(event, frame)
    const waiting = [...this.#held.values()].reduce((sum, { length }) => sum + length, this.#stream.writableLength)
    // It reads nothing, so it would not read a goodbye either.
    if (waiting > atMost) this.#socket.terminate()
  }

  /** The library writes whole frames at once as well, so that frames of both never mix. */
  #write(frame: Buffer): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#stream.write(frame, this.#written)
  }

  readonly #written = (): void => {
    for (const [event, frame] of this.#held) {
      if (this.#stream.writableLength >= this.#limits.heldFromBytes) return
      this.#held.delete(event)
      this.#write(frame)
    }
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
