import { Worker } from 'node:worker_threads'
import { serverFolder } from '#/platform/server-folder.ts'
import type { EngineAnswer, EngineFault, EngineNotification, EngineRequest } from './messages.ts'

/** An error of the embedded engine, with the same fields as node-postgres' DatabaseError. */
class EngineError extends Error {
  override name = 'EngineError'
  readonly code: string | undefined
  readonly detail: string | undefined
  readonly table: string | undefined
  readonly constraint: string | undefined

  constructor({ message, code, detail, table, constraint }: EngineFault) {
    super(message)
    this.code = code
    this.detail = detail
    this.table = table
    this.constraint = constraint
  }
}

/** SQLSTATE class 08: the connection is gone, as when PostgreSQL stops. */
const connectionLost = '08006'

type Unsent = EngineRequest extends infer R ? (R extends { id: number } ? Omit<R, 'id'> : never) : never
type Result = Extract<EngineAnswer, { rows: readonly unknown[] }>

/** The thread's program beside this one: the source, or what the build made of it, which starts sooner. */
const thread = import.meta.url.endsWith('.ts') ? 'platform/db/pglite/engine-thread.ts' : 'dist/engine-thread.js'

/** The embedded engine in a thread of its own: one session, requests answered in order. */
export class Engine {
  readonly #thread = new Worker(new URL(thread, serverFolder), { name: 'pglite' })
  readonly #waiting = new Map<number, { resolve: (r: Result) => void; reject: (e: Error) => void }>()
  readonly #heard = new Map<string, Set<(payload: string) => void>>()
  #lastId = 0
  #isOpen = false
  #lost: Error | undefined

  constructor() {
    this.#thread.on('message', (answer: EngineAnswer | EngineNotification) => {
      if ('channel' in answer) this.#tell(answer)
      else this.#settle(answer)
    })
    this.#thread.on('error', (error: Error) => this.#lose(`the embedded database stopped: ${error.message}`))
    this.#thread.on('exit', () => this.#lose('the embedded database is closed'))
  }

  /** `folder` is a path, or `memory://` for a database that is gone with the process. */
  async open(folder: string): Promise<void> {
    await this.#ask({ kind: 'open', folder })
    this.#isOpen = true
  }

  async query(sql: string, parameters: readonly unknown[]): Promise<Result> {
    return await this.#ask({ kind: 'query', sql, parameters })
  }

  /** Calls `listener` with the payload of each notification on `channel`. */
  async listen(channel: string, listener: (payload: string) => void): Promise<void> {
    const listeners = this.#heard.get(channel)
    if (listeners) {
      listeners.add(listener)
      return
    }
    this.#heard.set(channel, new Set([listener]))
    await this.#ask({ kind: 'listen', channel })
  }

  /** Checkpoints and closes; what was acknowledged is in the folder afterwards. */
  async close(): Promise<void> {
    if (this.#isOpen && !this.#lost) await this.#ask({ kind: 'close' })
    await this.#thread.terminate()
  }

  #ask(request: Unsent): Promise<Result> {
    if (this.#lost) return Promise.reject(this.#lost)
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#thread.postMessage({ ...request, id })
    })
  }

  #tell({ channel, payload }: EngineNotification): void {
    for (const listener of this.#heard.get(channel) ?? []) listener(payload)
  }

  #settle(answer: EngineAnswer): void {
    const waiting = this.#waiting.get(answer.id)
    this.#waiting.delete(answer.id)
    if ('error' in answer) waiting?.reject(new EngineError(answer.error))
    else waiting?.resolve(answer)
  }

  #lose(message: string): void {
    this.#lost ??= new EngineError({ message, code: connectionLost })
    for (const { reject } of this.#waiting.values()) reject(this.#lost)
    this.#waiting.clear()
  }
}
