import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { hashOf } from '#/sessions/database.ts'

/** Milliseconds for which tickets are collected into one statement. */
const collectMs = 20

/** Makes tickets as the call does, many at once: what is measured is the socket and not the call. */
export class TicketOffice implements AsyncDisposable {
  readonly #pool: pg.Pool
  #asked: { readonly sid: string; readonly ticket: string; readonly made: PromiseWithResolvers<string> }[] = []

  constructor(url: string) {
    this.#pool = new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 10_000, query_timeout: 20_000 })
  }

  /** A ticket for the session with this id. */
  ticket(sid: string): Promise<string> {
    const made = Promise.withResolvers<string>()
    if (this.#asked.length === 0) setTimeout(() => void this.#make(), collectMs)
    this.#asked.push({ sid, ticket: randomBytes(32).toString('base64url'), made })
    return made.promise
  }

  async #make(): Promise<void> {
    const asked = this.#asked
    this.#asked = []
    try {
      await this.#pool.query(
        'insert into socket_tickets (ticket_hash, session_id_hash) select * from unnest($1::bytea[], $2::bytea[])',
        [asked.map(({ ticket }) => hashOf(ticket)), asked.map(({ sid }) => hashOf(sid))],
      )
      for (const { ticket, made } of asked) made.resolve(ticket)
    } catch (error) {
      for (const { made } of asked) made.reject(error)
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#pool.end()
  }
}
