import { LRUCache } from 'lru-cache'
import type { Database } from '#/platform/db/database.ts'
import type { Tx } from '#/platform/db/handles.ts'
import type { Turns } from '#/platform/db/turns.ts'
import { isLockTimeout, lockTimeout } from '#/platform/db/unavailable.ts'
import { membersWithHeldMoney } from './store/accounts.ts'

/** Attempts at a transaction that loses races. */
const triesAtMost = 5

/** Serialization failures, deadlocks, and keys that another transaction took meanwhile. */
const lostRaces = new Set(['40001', '40P01', '23505'])

/**
 * Runs a transaction that posts, again if it loses a race: `work` may run several times, so it must do nothing but use
 * its transaction. Two transactions that post one key for different members meet at the key; the later one then finds
 * the entry. After a broken connection the outcome is unknown: the caller repeats the same key to learn it.
 */
export async function inBook<T>(database: Pick<Database, 'transaction'>, work: (tx: Tx) => Promise<T>): Promise<T> {
  return await untilWon(() => database.transaction(work))
}

/** The same in few trips to the database. One that waited too long for a lock is not run again: `HeldMoney` is for those. */
export async function inBookTurns<T>(
  database: Pick<Database, 'inTurns'>,
  work: (turns: Turns) => Promise<T>,
): Promise<T> {
  return await untilWon(() => database.inTurns(work))
}

async function untilWon<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await run()
    } catch (error) {
      if (tries >= triesAtMost || !isLostRace(error)) throw error
    }
  }
}

/** Whether a transaction that posts failed only since another one came first. */
export function isLostRace(error: unknown): boolean {
  return lostRaces.has(String((error as { code?: unknown }).code))
}

/** Attempts at commands that wait too long for locks; at half a second each they end before vendors stop waiting. */
const lockTriesAtMost = 4
/** Members of whom this is remembered: more than any transaction locks. */
const suspectsAtMost = 10_000
const nobody: ReadonlySet<bigint> = new Set()

/** Some commands were not done, since another transaction holds their members' money. They are to be sent again. */
class MoneyIsHeld extends Error {
  override name = 'MoneyIsHeld'
  readonly code = lockTimeout

  constructor(commands: number) {
    super(`${commands} commands were left: their members' money is held by others`)
  }
}

/** Commands of members that take a lock on their money, with what does some of them. */
interface HotCommands<Command> {
  readonly commands: readonly Command[]
  memberOf(command: Command): bigint
  /** Does these, and says of each that it is done; what is done stays so if it fails then. */
  run(free: readonly Command[], done: (command: Command) => void): Promise<void>
}

/**
 * Members whose money another transaction may hold for longer than a hot command waits: those of commands that waited in
 * vain. Before anybody waits for them again the database is asked who is free, so one long lock delays others once.
 */
export class HeldMoney {
  readonly #suspects = new LRUCache<bigint, true>({ max: suspectsAtMost })

  /** Does the commands of all whose money is free, and fails if there were others. */
  async passBy<Command>(database: Pick<Database, 'inTurns'>, hot: HotCommands<Command>): Promise<void> {
    const open = new Set(hot.commands)
    const members = () => [...open].map((command) => hot.memberOf(command))
    for (let tries = 1; open.size > 0; tries++) {
      const held = await this.#among(database, members())
      const free = [...open].filter((command) => !held.has(hot.memberOf(command)))
      try {
        await hot.run(free, (command) => open.delete(command))
        if (open.size > 0) throw new MoneyIsHeld(open.size)
      } catch (error) {
        if (error instanceof MoneyIsHeld || !isLockTimeout(error) || tries === lockTriesAtMost) throw error
        // One of them is to blame, if any.
        for (const member of members()) this.#suspects.set(member, true)
      }
    }
  }

  /** Of these members those whose money is held at this moment. Asks the database about suspects alone. */
  async #among(database: Pick<Database, 'inTurns'>, members: readonly bigint[]): Promise<ReadonlySet<bigint>> {
    const suspects = members.filter((member) => this.#suspects.has(member))
    if (suspects.length === 0) return nobody
    const rows = await database.inTurns((turns) => turns.atOnce([], membersWithHeldMoney(suspects)))
    const held = new Set(rows.map(({ holder }) => BigInt(holder)))
    for (const member of suspects) if (!held.has(member)) this.#suspects.delete(member)
    return held
  }
}
