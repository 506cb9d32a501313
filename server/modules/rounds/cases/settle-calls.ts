import { inBookTurns } from '#/ledger/in-book.ts'
import type { Database } from '#/platform/db/database.ts'
import type { AnsweredCall, Circumstances, MoneyCall } from '../deciding/money-call.ts'
import { settleByRules } from './settle-by-rules.ts'
import { plainOf, settlePlainCalls } from './settle-plain-calls.ts'

/**
 * Settles vendors' calls: the plain ones that nothing refuses in one trip to the database, then the others by the rules. A
 * batch has one call of a player. If two players send the same id, it fails, and the calls must run one by one: what was
 * done before it failed is then found.
 */
export async function settleCalls(
  database: Pick<Database, 'inTurns'>,
  calls: readonly MoneyCall[],
  circumstances: Circumstances,
): Promise<AnsweredCall[]> {
  const plain = calls.flatMap((call) => plainOf(call, circumstances) ?? [])
  const accepted = plain.length > 0 ? await inBookTurns(database, (turns) => settlePlainCalls(turns, plain)) : new Map()
  const others = calls.filter((call) => !accepted.has(call))
  const decided =
    others.length > 0 ? await inBookTurns(database, (turns) => settleByRules(turns, others, circumstances)) : []
  const settled = new Map<MoneyCall, AnsweredCall>([...accepted, ...decided.map((each) => [each.call, each] as const)])
  return calls.map((call) => settled.get(call) as AnsweredCall)
}
