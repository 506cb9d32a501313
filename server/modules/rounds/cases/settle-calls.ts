import { type HeldMoney, inBookTurns } from '#/ledger/in-book.ts'
import type { Database } from '#/platform/db/database.ts'
import { isLockTimeout, lockTimeout } from '#/platform/db/unavailable.ts'
import type { AnsweredCall, Circumstances, MoneyCall } from '../deciding/money-call.ts'
import { settleByRules } from './settle-by-rules.ts'
import { plainOf, settlePlainCalls } from './settle-plain-calls.ts'

/** Attempts at calls that wait too long for locks; at half a second each they end before vendors stop waiting. */
const triesAtMost = 4
const nothing: ReadonlyMap<MoneyCall, AnsweredCall> = new Map()

type Tell = (settled: Iterable<AnsweredCall>) => void

/** Some calls were not settled, since another transaction holds their players' money. They are to be sent again. */
class MoneyIsHeld extends Error {
  override name = 'MoneyIsHeld'
  readonly code = lockTimeout

  constructor(calls: number) {
    super(`${calls} calls were left: their players' money is held by others`)
  }
}

/**
 * Settles vendors' calls, and answers each by its place. A batch has one call of a player. If two players send the same
 * id, it fails, and those that were not answered must run one by one. Where another transaction holds money of some
 * players for long, the calls of the others are settled, and it fails then.
 */
export async function settleCalls(
  database: Pick<Database, 'inTurns'>,
  calls: readonly MoneyCall[],
  circumstances: Circumstances,
  answer: (at: number, answered: AnsweredCall) => void,
  heldMoney: HeldMoney,
): Promise<void> {
  const open = new Set(calls)
  const tell: Tell = (settled) => {
    for (const each of settled) if (open.delete(each.call)) answer(calls.indexOf(each.call), each)
  }
  const members = () => [...open].map(({ memberId }) => memberId)
  for (let tries = 1; open.size > 0; tries++) {
    const held = await heldMoney.among(database, members())
    const free = [...open].filter(({ memberId }) => !held.has(memberId))
    try {
      await settleFree(database, free, circumstances, tell)
      if (open.size > 0) throw new MoneyIsHeld(open.size)
    } catch (error) {
      if (error instanceof MoneyIsHeld || !isLockTimeout(error) || tries === triesAtMost) throw error
      heldMoney.suspect(members())
    }
  }
}

/** Settles the plain calls that nothing refuses in one trip to the database, then the others by the rules. */
async function settleFree(
  database: Pick<Database, 'inTurns'>,
  calls: readonly MoneyCall[],
  circumstances: Circumstances,
  tell: Tell,
): Promise<void> {
  const plain = calls.flatMap((call) => plainOf(call, circumstances) ?? [])
  const accepted = plain.length > 0 ? await inBookTurns(database, (turns) => settlePlainCalls(turns, plain)) : nothing
  tell(accepted.values())
  const others = calls.filter((call) => !accepted.has(call))
  if (others.length > 0) tell(await inBookTurns(database, (turns) => settleByRules(turns, others, circumstances)))
}
