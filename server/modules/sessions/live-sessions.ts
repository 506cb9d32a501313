import { BriefMemory } from '#/platform/concurrency/brief-memory.ts'
import { hashOfSecret } from '#/platform/crypto/hash-of-secret.ts'
import type { Database } from '#/platform/db/database.ts'
import { sessionsChannel } from './end-sessions.ts'
import { isSecretText } from './session-secrets.ts'
import { type LiveSession, liveSession, noteActivity } from './store/sessions.ts'

/** So long an answer serves further requests; an ended session is forgotten at once, where the news arrives. */
const keptForMs = 1_000
const keptAtMost = 10_000
/** Activity is noted no more often, so an idle session ends up to a minute early. */
const notedEverySeconds = 60

type App = 'portal' | 'console'

/** The sessions of one app that are live, each looked up once a second at most. */
export class LiveSessions {
  readonly #database: Database
  readonly #app: App
  readonly #memory = new BriefMemory<LiveSession>({ forMs: keptForMs, atMost: keptAtMost })

  static async open(database: Database, app: App): Promise<LiveSessions> {
    const sessions = new LiveSessions(database, app)
    await database.listen(sessionsChannel, (accountId) => sessions.forget(accountId))
    return sessions
  }

  private constructor(database: Database, app: App) {
    this.#database = database
    this.#app = app
  }

  /** The session of a browser's cookie. What the browser asks by itself keeps it alive no longer. */
  async ofCookie(id: string, { isAttended = true } = {}): Promise<LiveSession | undefined> {
    const session = await this.#find('id_hash', id, isAttended)
    return session?.client === 'browser' ? session : undefined
  }

  /** The session of an app's bearer token; a browser's token is none. */
  async ofBearer(token: string): Promise<LiveSession | undefined> {
    const session = await this.#find('token_hash', token)
    return session?.client === 'app' ? session : undefined
  }

  /** Forgets what is known of an account's sessions, of all where none is named. */
  forget(accountId: string): void {
    this.#memory.forget((session) => accountId === '' || String(session.accountId) === accountId)
  }

  async #find(by: 'id_hash' | 'token_hash', secret: string, isAttended = true): Promise<LiveSession | undefined> {
    if (!isSecretText(secret)) return undefined
    const hash = hashOfSecret(secret)
    // Apart, so that what somebody does is never answered from a look that notes nothing.
    const key = `${by} ${isAttended} ${hash.toString('base64')}`
    return await this.#memory.find(key, () => this.#look(by, hash, isAttended))
  }

  async #look(by: 'id_hash' | 'token_hash', hash: Uint8Array, isAttended: boolean): Promise<LiveSession | undefined> {
    const session = await liveSession(this.#database.db, by, hash, this.#app, notedEverySeconds)
    if (!session?.isDue || !isAttended) return session
    const isStillLive = await this.#database.transaction((tx) => noteActivity(tx, session.idHash))
    return isStillLive ? session : undefined
  }
}
