import { Agent, request } from 'node:http'

const clients = 16

/** What a request came to. */
export interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/** Keeps its connections, so that none of them is part of what is measured. */
export class Load implements Disposable {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: clients })
  readonly #origin: string
  readonly #headers: Record<string, string>

  constructor(origin: string, headers: Record<string, string> = {}) {
    this.#origin = origin
    this.#headers = headers
  }

  ask(path: string): Promise<Reply> {
    const { promise, resolve, reject } = Promise.withResolvers<Reply>()
    const sent = request(`${this.#origin}${path}`, { agent: this.#agent, headers: this.#headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      )
    })
    sent.on('error', reject).end()
    return promise
  }

  /** Asks all of them, as many at once as there are clients; an answer that is no success ends the run. */
  async askAll(paths: readonly string[], look: (reply: Reply, path: string) => void = () => {}): Promise<void> {
    const waiting = paths.values()
    const work = async () => {
      for (const path of waiting) {
        const reply = await this.ask(path)
        if (reply.status !== 200)
          throw new Error(`${path} answered ${reply.status}: ${reply.body.toString().slice(0, 200)}`)
        look(reply, path)
      }
    }
    await Promise.all(Array.from({ length: clients }, work))
  }

  [Symbol.dispose](): void {
    this.#agent.destroy()
  }
}
