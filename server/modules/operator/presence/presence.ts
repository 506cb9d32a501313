import { hostname } from 'node:os'
import type { RandomBytes } from '#/modules/sessions/session-secrets.ts'
import type { Roles } from '#/platform/config/roles.ts'
import type { Database } from '#/platform/db/database.ts'
import { every } from '#/platform/every.ts'
import { LoopDelay } from '#/platform/loop-delay.ts'
import { productVersion } from '#/platform/product-version.ts'
import { putProcess, removeProcess } from '../store/processes.ts'

const everyMs = 10_000
const idBytes = 16

interface PresenceParts {
  readonly database: Pick<Database, 'transaction'>
  readonly roles: Roles
  readonly random: RandomBytes
  /** A database that is away hears of this process later. */
  readonly failed: (error: unknown) => void
}

/** Says every ten seconds that this process runs, so that operators see which ones do. */
export class Presence implements AsyncDisposable {
  readonly #parts: PresenceParts
  readonly #id: string
  #delay: LoopDelay | undefined
  #timer: Disposable | undefined
  #saying: Promise<void> = Promise.resolve()

  constructor(parts: PresenceParts) {
    this.#parts = parts
    this.#id = parts.random(idBytes).toString('hex')
  }

  /** From now on, until it is disposed. */
  async begin(): Promise<void> {
    this.#delay = new LoopDelay()
    this.#timer = every(everyMs, () => void this.#say())
    await this.#say()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (!this.#timer) return
    this.#timer[Symbol.dispose]()
    this.#delay?.[Symbol.dispose]()
    await this.#saying
    await this.#parts.database.transaction((tx) => removeProcess(tx, this.#id)).catch(this.#parts.failed)
  }

  #say(): Promise<void> {
    const { database, roles, failed } = this.#parts
    const process = this.#process(roles)
    this.#saying = database.transaction((tx) => putProcess(tx, process)).catch(failed)
    return this.#saying
  }

  #process(roles: Roles) {
    return {
      id: this.#id,
      host: hostname().slice(0, 200) || 'unnamed',
      processId: process.pid,
      roles: Object.entries(roles).flatMap(([name, has]) => (has ? [name] : [])),
      version: productVersion,
      memoryBytes: BigInt(process.memoryUsage.rss()),
      delayMs: this.#delay?.read() ?? 0,
    }
  }
}
