import type { Socket } from 'node:net'
import { type ClientMessage, ticketRefused, tooManySockets } from '@banyan/contract/events.ts'
import type { WebSocket } from 'ws'
import { every, pause } from '#/platform/concurrency/waits.ts'
import type { Database } from '#/platform/db/database.ts'
import { type CommonParts, Connection, type Handshake } from './connection.ts'
import { Connections } from './connections.ts'
import { Doorman } from './doorman.ts'
import { eventFrame } from './event-frame.ts'
import { HintedWork } from './hinted-work.ts'
import type { SocketLimits } from './socket-limits.ts'
import type { SocketOwner, SocketSessions } from './socket-sessions.ts'
import type { SharedTopic, Topic, WatchedTopic } from './topic.ts'
import { WatchedKeys } from './watching/watched-keys.ts'

/** The server goes or comes back: try again, elsewhere. */
const serviceRestarts = 1012
/** Something is amiss here: try again later. */
const tryLater = 1013

interface RealtimeParts {
  readonly database: Pick<Database, 'listen'>
  readonly sessions: SocketSessions
  readonly topics: readonly (Topic | SharedTopic | WatchedTopic)[]
  readonly limits: SocketLimits
  readonly failed: (error: unknown) => void
}

type Hello = Extract<ClientMessage, { kind: 'hello' }>

type WatchMessage = Extract<ClientMessage, { kind: 'watch' }>

type AnyTopic = RealtimeParts['topics'][number]

const isWatched = (topic: AnyTopic): topic is WatchedTopic => 'newest' in topic
const isTold = (topic: AnyTopic): topic is Topic | SharedTopic => !isWatched(topic)
const accountIn = (text: string) => (/^\d{1,19}$/.test(text) ? BigInt(text) : undefined)

/** A visitor's number is no account's. */
const isAccount = (account: bigint) => account > 0n

/**
 * Keeps tabs up to date: those of an account with what is its own, all of them with what is everybody's. Hints say whom
 * to look at; what is told is always what was read after the hint, and everybody is looked at again without one, so that
 * a lost hint delays and loses nothing.
 */
export class Realtime implements AsyncDisposable {
  readonly #parts: RealtimeParts
  readonly #open = new Set<Connection>()
  readonly #connections = new Connections()
  readonly #doorman: Doorman
  readonly #ends: HintedWork<bigint>
  readonly #told: readonly { readonly topic: Topic | SharedTopic; readonly work: HintedWork<bigint> }[]
  /** By the events of their topics. */
  readonly #watched: ReadonlyMap<string, { readonly topic: WatchedTopic; readonly keys: WatchedKeys }>
  readonly #beats: Disposable
  readonly #common: CommonParts
  /** Handshakes that wait for their turn. */
  readonly #waiting = new Set<() => void>()
  #isLeaving = false
  #visitorsSoFar = 0n

  static async open(parts: RealtimeParts): Promise<Realtime> {
    const realtime = new Realtime(parts)
    const { database } = parts
    await database.listen(parts.sessions.endedOn, (payload) => realtime.#ends.hint(payload))
    // What is everybody's names nobody, whatever its payload says.
    for (const { topic, work } of realtime.#told)
      await database.listen(topic.channel, (payload) => work.hint('everybodys' in topic ? '' : payload))
    for (const { topic, keys } of realtime.#watched.values())
      await database.listen(topic.channel, (payload) => keys.hint(payload))
    return realtime
  }

  private constructor(parts: RealtimeParts) {
    this.#parts = parts
    const { limits, topics, failed } = parts
    this.#doorman = new Doorman(limits)
    this.#common = {
      limits,
      onHello: (connection, hello, handshake) => void this.#greet(connection, hello, handshake),
      onWatch: (connection, message) => this.#watch(connection, message),
      onClose: (connection) => {
        for (const { keys } of this.#watched.values()) keys.remove(connection)
        this.#open.delete(connection)
        this.#connections.remove(connection)
      },
    }
    const pace = { everyMs: limits.lookEveryMs, againMs: limits.lookAgainMs, failed }
    const looking = (work: (accounts: readonly bigint[]) => Promise<void>) =>
      new HintedWork({ connected: this.#connections.accounts, idOf: accountIn, work, ...pace })
    this.#ends = looking((all) => this.#endSessions(all.filter(isAccount)))
    this.#told = topics.filter(isTold).map((topic) => ({
      topic,
      work: looking((all) =>
        'everybodys' in topic ? this.#tellEverybody(topic, all) : this.#tell(topic, all.filter(isAccount)),
      ),
    }))
    const watched = topics.filter(isWatched)
    this.#watched = new Map(watched.map((topic) => [topic.event, { topic, keys: new WatchedKeys(topic, pace) }]))
    this.#beats = every(limits.beatEveryMs, () => {
      for (const connection of this.#open) connection.beat()
    })
  }

  /** Whether it takes nobody in any more. */
  get isLeaving(): boolean {
    return this.#isLeaving
  }

  /** How many connections there are, whoever's. */
  get count(): number {
    return this.#open.size
  }

  /** How many of them have not taken what they were sent. */
  get behind(): number {
    let behind = 0
    for (const connection of this.#open) behind += Number(connection.isBehind)
    return behind
  }

  /** Lets a client of this address in when it is its turn, or refuses; it leaves with its stream. */
  async admit(address: string, stream: Socket): Promise<void> {
    if (this.#isLeaving) return
    const { waitMs, leave } = this.#doorman.admit(address)
    // One that went before is told of no more.
    if (stream.destroyed) leave()
    else stream.on('close', leave)
    if (waitMs > 0) await this.#turn(waitMs)
  }

  /** Takes over a websocket whose handshake is done; it is told nothing until its hello. */
  accept(socket: WebSocket, stream: Socket, request: Handshake): void {
    const connection = new Connection({ socket, stream, request, common: this.#common })
    this.#open.add(connection)
    if (this.#isLeaving) connection.close(serviceRestarts)
  }

  /** Sends every browser to another process, or to this one's successor. */
  async leave(): Promise<void> {
    this.#isLeaving = true
    for (const goOn of this.#waiting) goOn()
    for (const connection of this.#open) connection.close(serviceRestarts)
    const deadline = performance.now() + this.#parts.limits.goodbyeMs
    while (this.#open.size > 0 && performance.now() < deadline) await pause(10, new AbortController().signal)
    for (const connection of this.#open) connection.destroy()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#beats[Symbol.dispose]()
    await this.leave()
    for (const work of this.#ofAccounts()) await work[Symbol.asyncDispose]()
    for (const { keys } of this.#watched.values()) await keys[Symbol.asyncDispose]()
  }

  /** Waits so long, or until nobody is let in any more. */
  async #turn(waitMs: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, waitMs).unref()
    this.#waiting.add(resolve)
    await promise
    clearTimeout(timer)
    this.#waiting.delete(resolve)
  }

  async #greet(connection: Connection, { ticket, versions }: Hello, handshake: Handshake): Promise<void> {
    const { sessions, failed } = this.#parts
    try {
      const owner = ticket === undefined ? this.#visitor() : await sessions.redeem(ticket, handshake)
      // It may have hung up meanwhile.
      if (!this.#open.has(connection)) return
      if (!owner) return connection.close(ticketRefused)
      if (this.#isOneTooMany(owner)) return connection.close(tooManySockets)
      connection.open(owner, versions)
      this.#connections.add(connection, owner)
      // Looked at once it is listed, so that what changed before this moment is read and what changes after it is heard.
      for (const work of this.#ofAccounts()) work.look([owner.accountId])
    } catch (error) {
      failed(error)
      connection.close(tryLater)
    }
  }

  #ofAccounts(): HintedWork<bigint>[] {
    return [this.#ends, ...this.#told.map(({ work }) => work)]
  }

  /** A topic that is not there may be one of a newer server's: its browser is told nothing of it. */
  #watch(connection: Connection, { event, seen }: WatchMessage): void {
    if (connection.owner?.mustChangePassword === false) this.#watched.get(event)?.keys.watch(connection, seen)
  }

  #visitor(): SocketOwner {
    this.#visitorsSoFar += 1n
    return { accountId: -this.#visitorsSoFar, mustChangePassword: false }
  }

  #isOneTooMany(owner: SocketOwner): boolean {
    const { ofSession, ofVisitors } = this.#parts.limits
    if (owner.session === undefined) return this.#connections.ofVisitors >= ofVisitors
    return this.#connections.ofSession(owner) >= ofSession
  }

  async #endSessions(accounts: readonly bigint[]): Promise<void> {
    const connections = accounts.flatMap((account) => [...this.#connections.ofAccount(account)])
    const named = new Set(connections.flatMap(({ owner }) => owner?.session ?? []))
    if (named.size === 0) return
    const live = await this.#parts.sessions.live([...named])
    for (const connection of connections) if (!live.has(connection.owner?.session ?? '')) connection.end()
  }

  async #tell({ event, current }: Topic, accounts: readonly bigint[]): Promise<void> {
    if (accounts.length === 0) return
    for (const [account, { version, value }] of await current(accounts)) {
      const lacking = [...this.#connections.ofAccount(account)].filter((one) => one.lacks(event, version))
      if (lacking.length === 0) continue
      const frame = eventFrame({ event, version, value })
      for (const connection of lacking) connection.tell(event, version, frame)
    }
  }

  async #tellEverybody({ event, everybodys }: SharedTopic, accounts: readonly bigint[]): Promise<void> {
    const told = await everybodys()
    if (!told) return
    const frame = eventFrame({ event, ...told })
    for (const account of accounts)
      for (const connection of this.#connections.ofAccount(account))
        if (connection.lacks(event, told.version)) connection.tell(event, told.version, frame)
  }
}
