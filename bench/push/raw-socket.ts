import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'

/** Where to, and as whom: the bytes that a browser would send. */
export interface Address {
  readonly port: number
  readonly origin: string
  readonly path: string
}

/** What becomes of a socket; each is told as it happens. */
export interface Ear {
  /** The handshake is done. */
  opened(): void
  /** An event came; without a version it is 0. */
  told(event: string, version: number): void
  /** It is over: refused, broken or closed. */
  ended(why: string): void
}

/** Shared by all sockets: what is read is looked at before anything else is. */
const room = Buffer.alloc(64 * 1_024)
const nothing = Buffer.alloc(0)
/** Of a text, so much is looked at: name and version of an event stand first. */
const headOfText = 80
const text = 1
const close = 8
const ping = 9
const longLength = 126

/** A browser's end of a websocket, by hand: as little work as a client can do, for ten thousand of them are to fit beside the server. */
export class RawSocket {
  readonly #ear: Ear
  readonly #stream: Socket
  #isUpgraded = false
  #rest = nothing
  #why = 'closed'

  constructor(address: Address, from: string, cookie: string, ear: Ear) {
    this.#ear = ear
    const callback = (length: number) => this.#read(length)
    const onread = { buffer: room, callback: (length: number) => callback(length) === undefined }
    this.#stream = connect({ host: '127.0.0.1', port: address.port, localAddress: from, noDelay: true, onread })
    this.#stream.on('error', (error) => (this.#why = error.message))
    this.#stream.on('close', () => ear.ended(this.#why))
    this.#stream.on('end', () => this.#stream.destroy())
    this.#stream.write(handshake(address, cookie))
  }

  say(message: object): void {
    this.#stream.write(maskFrame(text, Buffer.from(JSON.stringify(message))))
  }

  /** Reads nothing any more. */
  stall(): void {
    this.#stream.pause()
  }

  readOn(): void {
    this.#stream.resume()
  }

  destroy(): void {
    this.#stream.destroy()
  }

  #read(length: number): undefined {
    const came = room.subarray(0, length)
    const bytes = this.#rest.length === 0 ? came : Buffer.concat([this.#rest, came])
    const used = this.#isUpgraded ? this.#frames(bytes, 0) : this.#answer(bytes)
    this.#rest = used === bytes.length ? nothing : Buffer.from(bytes.subarray(used))
  }

  #answer(bytes: Buffer): number {
    const bodyAt = bytes.indexOf('\r\n\r\n') + 4
    if (bodyAt < 4) return 0
    const status = bytes.toString('latin1', 9, 12)
    if (status !== '101') {
      this.#why = `refused with ${status}`
      this.#stream.destroy()
      return bytes.length
    }
    this.#isUpgraded = true
    this.#ear.opened()
    return this.#frames(bytes, bodyAt)
  }

  /** Takes whole frames; answers where the first begins that is not whole. */
  #frames(bytes: Buffer, from: number): number {
    let at = from
    for (;;) {
      if (bytes.length < at + 2) return at
      const short = (bytes[at + 1] ?? 0) & 127
      const headBytes = short === longLength ? 4 : 2
      if (bytes.length < at + headBytes) return at
      const length = short === longLength ? bytes.readUInt16BE(at + 2) : short
      const end = at + headBytes + length
      if (bytes.length < end) return at
      this.#take((bytes[at] ?? 0) & 15, bytes, at + headBytes, end)
      at = end
    }
  }

  #take(kind: number, bytes: Buffer, from: number, end: number): void {
    if (kind === ping) this.#stream.write(maskFrame(ping + 1, bytes.subarray(from, end)))
    else if (kind === close) this.#why = `closed with ${bytes.readUInt16BE(from)}`
    else if (kind === text) {
      // {"event":"…","version":…
      const head = bytes.toString('latin1', from, Math.min(end, from + headOfText))
      const nameEnds = head.indexOf('"', 10)
      const hasVersion = head.startsWith(',"version":', nameEnds + 1)
      this.#ear.told(head.slice(10, nameEnds), hasVersion ? Number.parseInt(head.slice(nameEnds + 12), 10) : 0)
    }
  }
}

function handshake({ port, origin, path }: Address, cookie: string): string {
  const lines = [
    `GET ${path} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    `origin: ${origin}`,
    `cookie: ${cookie}`,
    'connection: upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    `sec-websocket-key: ${randomBytes(16).toString('base64')}`,
  ]
  return `${lines.join('\r\n')}\r\n\r\n`
}

/** A client's frame; the mask is zero, which leaves the bytes as they are. */
function maskFrame(kind: number, payload: Buffer): Buffer {
  const { length } = payload
  const head = length < longLength ? [128 + length] : [128 + longLength, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([128 + kind, ...head, 0, 0, 0, 0]), payload])
}
