import { sql } from 'kysely'
import pg from 'pg'
import { every } from '#/platform/concurrency/waits.ts'
import type { Tx } from './handles.ts'

/** PostgreSQL takes no longer names; ours are short and plain, so they need no quoting. */
const plainName = /^[a-z_]{1,40}$/
const reconnectAfterMs = 1_000
/** A connection that only listens does not notice that nobody is there any more, so it asks. */
const askEveryMs = 10_000
const answersWithinMs = 5_000

/** Tells everybody who listens on `channel`, when and if the transaction commits. Payloads are ids, below 8 kB. */
export async function notify(tx: Tx, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(tx)
}

/**
 * Listens on one connection of its own, which is opened again when it breaks. What was missed meanwhile is
 * not repeated, so `heard` is called with an empty payload after each reconnection. Wake-ups are hints:
 * nothing may depend on one arriving.
 */
export class PostgresListener implements AsyncDisposable {
  readonly #url: string
  readonly #heard = new Map<string, Set<(payload: string) => void>>()
  #client: pg.Client | undefined
  #timer: NodeJS.Timeout | undefined
  #asking: Disposable | undefined
  #stopped = false
  #last: Promise<void> = Promise.resolve()

  constructor(url: string) {
    this.#url = url
  }

  async listen(channel: string, listener: (payload: string) => void): Promise<void> {
    if (!plainName.test(channel)) throw new Error(`'${channel}' is no plain name for a channel`)
    const known = this.#heard.get(channel)
    this.#heard.set(channel, (known ?? new Set()).add(listener))
    await this.#inTurn(async () => {
      const client = this.#client
      if (!client) await this.#connect()
      // A connection that breaks now is opened again as one that breaks later is.
      else if (!known) await client.query(`listen ${channel}`).catch(() => this.#lose(client))
    })
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    this.#asking?.[Symbol.dispose]()
    await this.#client?.end().catch(() => {})
  }

  /** A connection runs one statement at a time. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#last.then(work)
    this.#last = done.catch(() => {})
    return done
  }

  async #connect(): Promise<void> {
    this.#asking ??= every(askEveryMs, () => void this.#inTurn(() => this.#ask()))
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'banyan-wake-ups',
      keepAlive: true,
      connectionTimeoutMillis: answersWithinMs,
      query_timeout: answersWithinMs,
    })
    client.on('error', () => this.#lose(client))
    client.on('end', () => this.#lose(client))
    client.on('notification', ({ channel, payload = '' }) => {
      for (const listener of this.#heard.get(channel) ?? []) listener(payload)
    })
    this.#client = client
    try {
      await client.connect()
      for (const channel of this.#heard.keys()) await client.query(`listen ${channel}`)
    } catch {
      this.#lose(client)
    }
  }

  async #ask(): Promise<void> {
    const client = this.#client
    await client?.query('select 1').catch(() => this.#lose(client))
  }

  #lose(client: pg.Client): void {
    if (this.#client !== client || this.#stopped) return
    this.#client = undefined
    // It may be broken already, or never break.
    void client.end().catch(() => {})
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#inTurn(() => this.#reconnect()), reconnectAfterMs)
  }

  async #reconnect(): Promise<void> {
    await this.#connect()
    if (!this.#client) return
    for (const listeners of this.#heard.values()) for (const listener of listeners) listener('')
  }
}
