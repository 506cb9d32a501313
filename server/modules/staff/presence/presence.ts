import { hostname } from 'node:os'
import type { RandomBytes } from '#/modules/sessions/session-secrets.ts'
import { every } from '#/platform/concurrency/waits.ts'
import type { Roles } from '#/platform/config/roles.ts'
import type { Database } from '#/platform/db/database.ts'
import { LoopDelay } from '#/platform/process/loop-delay.ts'
import type { Tally } from '#/platform/process/tally.ts'
import { productVersion } from '#/platform/product-version.ts'
import { addCounts } from '../store/counted-hours.ts'
import { putProcess, removeProcess } from '../store/processes.ts'

const everyMs = 10_000
const idBytes = 16

interface PresenceParts {
  readonly database: Pick<Database, 'transaction'>
  readonly roles: Roles
  readonly random: RandomBytes
  /** Its sums are kept with each word of it. */
  readonly tally: Tally
  /** A database that is away hears of this process later. */
  readonly failed: (error: unknown) => void
}

/** Says every ten seconds that this process runs and what it counted, so that operators see how things are. */
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
    const { database, tally, failed } = this.#parts
    const leave = database.transaction(async (tx) => {
      await removeProcess(tx, this.#id)
      await addCounts(tx, tally.take())
    })
    await leave.catch(failed)
  }

  #say(): Promise<void> {
    const { database, roles, tally, failed } = this.#parts
    const process = this.#process(roles)
    const counts = tally.take()
    this.#saying = database
      .transaction(async (tx) => {
        await putProcess(tx, process)
        await addCounts(tx, counts)
      })
      .catch((error) => {
        tally.giveBack(counts)
        failed(error)
      })
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
