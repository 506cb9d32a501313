import type { Connection } from './connection.ts'
import type { SocketOwner } from './socket-sessions.ts'

/** The open connections of this process, by whose they are. */
export class Connections {
  /** A set for those with several tabs alone: nearly everybody has one, and a set is larger than what a connection keeps. */
  readonly #ofAccount = new Map<bigint, Connection | Set<Connection>>()
  #ofVisitors = 0

  /** How many all visitors have. */
  get ofVisitors(): number {
    return this.#ofVisitors
  }

  /** The accounts that are connected, and each visitor. */
  get accounts(): { has(account: bigint): boolean; keys(): Iterable<bigint> } {
    return this.#ofAccount
  }

  ofAccount(account: bigint): Iterable<Connection> {
    const known = this.#ofAccount.get(account)
    return known instanceof Set ? known : known ? [known] : []
  }

  /** How many one session has. */
  ofSession({ accountId, session }: SocketOwner): number {
    let count = 0
    for (const { owner } of this.ofAccount(accountId)) if (owner?.session === session) count += 1
    return count
  }

  add(connection: Connection, { accountId }: SocketOwner): void {
    if (accountId < 0n) this.#ofVisitors += 1
    const known = this.#ofAccount.get(accountId)
    if (known instanceof Set) known.add(connection)
    else this.#ofAccount.set(accountId, known ? new Set([known, connection]) : connection)
  }

  remove(connection: Connection): void {
    const account = connection.owner?.accountId
    const known = account === undefined ? undefined : this.#ofAccount.get(account)
    if (account === undefined || !known) return
    const isListed = known instanceof Set ? known.delete(connection) : known === connection
    if (isListed && account < 0n) this.#ofVisitors -= 1
    if (known === connection || (known instanceof Set && known.size === 0)) this.#ofAccount.delete(account)
  }
}
