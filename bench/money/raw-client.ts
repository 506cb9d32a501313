import { connect, type Socket } from 'node:net'

/** One connection that is kept, over which requests go one after the other: as little work as a client can do. */
export class RawClient implements Disposable {
  /** As the requests must name it. */
  readonly host: string
  readonly #socket: Socket
  #received = ''
  #waiting: PromiseWithResolvers<string> | undefined

  constructor(origin: string) {
    const { host, hostname, port } = new URL(origin)
    this.host = host
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true })
    this.#socket.setEncoding('latin1')
    this.#socket.on('data', (chunk: string) => this.#take(chunk))
    this.#socket.on('error', (error) => this.#waiting?.reject(error))
    this.#socket.on('close', () => this.#waiting?.reject(new Error('the server closed the connection')))
  }

  /** Sends a whole request and resolves with its answer, status line first. */
  send(request: string): Promise<string> {
    this.#waiting = Promise.withResolvers<string>()
    this.#socket.write(request)
    return this.#waiting.promise
  }

  #take(chunk: string): void {
    this.#received += chunk
    const bodyAt = this.#received.indexOf('\r\n\r\n') + 4
    if (bodyAt < 4) return
    const length = Number(/content-length: (\d+)/i.exec(this.#received.slice(0, bodyAt))?.[1] ?? 0)
    if (this.#received.length < bodyAt + length) return
    const answer = this.#received
    this.#received = ''
    this.#waiting?.resolve(answer)
  }

  [Symbol.dispose](): void {
    this.#waiting = undefined
    this.#socket.destroy()
  }
}
