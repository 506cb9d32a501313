import type { Connection } from './connection.ts'
import type { SocketOwner } from './socket-sessions.ts'

/** The open connections of this process, by whose they are. */
export class Connections {
  readonly #ofAccount = new Map<bigint, Set<Connection>>()
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
    return this.#ofAccount.get(account) ?? []
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
    if (known) known.add(connection)
    else this.#ofAccount.set(accountId, new Set([connection]))
  }

  remove(connection: Connection): void {
    const account = connection.owner?.accountId
    const known = account === undefined ? undefined : this.#ofAccount.get(account)
    if (account === undefined || !known) return
    if (known.delete(connection) && account < 0n) this.#ofVisitors -= 1
    if (known.size === 0) this.#ofAccount.delete(account)
  }
}
