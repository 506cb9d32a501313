import { LRUCache } from 'lru-cache'
import type { Database } from '#/platform/db/database.ts'
import { membersWithHeldMoney } from './store/accounts.ts'

/** Members of whom this is remembered: more than any transaction locks. */
const suspectsAtMost = 10_000

/**
 * Members whose money another transaction may hold for longer than a hot command waits: those of commands that waited in
 * vain. Before anybody waits for them again the database is asked who is free, so one long lock delays others once.
 */
export class HeldMoney {
  readonly #suspects = new LRUCache<bigint, true>({ max: suspectsAtMost })

  /** Names the members of a transaction that waited too long for a lock; one of them is to blame, if any. */
  suspect(members: readonly bigint[]): void {
    for (const member of members) this.#suspects.set(member, true)
  }

  /** Of these members those whose money is held at this moment. Asks the database about suspects alone. */
  async among(database: Pick<Database, 'inTurns'>, members: readonly bigint[]): Promise<ReadonlySet<bigint>> {
    const suspects = members.filter((member) => this.#suspects.has(member))
    if (suspects.length === 0) return nobody
    const rows = await database.inTurns((turns) => turns.atOnce([], membersWithHeldMoney(suspects)))
    const held = new Set(rows.map(({ holder }) => BigInt(holder)))
    for (const member of suspects) if (!held.has(member)) this.#suspects.delete(member)
    return held
  }
}

const nobody: ReadonlySet<bigint> = new Set()
