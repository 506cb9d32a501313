import { type HeldMoney, inBookTurns } from '#/ledger/in-book.ts'
import type { Database } from '#/platform/db/database.ts'
import { mayBeGift } from '../deciding/gifts.ts'
import type { AnsweredCall, Circumstances, MoneyCall } from '../deciding/money-call.ts'
import { settleByRules } from './settle-by-rules.ts'
import { plainOf, settlePlainCalls } from './settle-plain-calls.ts'

const nothing: ReadonlyMap<MoneyCall, AnsweredCall> = new Map()

type Tell = (settled: Iterable<AnsweredCall>) => void

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
  await heldMoney.passBy(database, {
    commands: calls,
    memberOf: ({ memberId }) => memberId,
    run: async (free, done) => {
      const tell: Tell = (settled) => {
        for (const each of settled) {
          answer(calls.indexOf(each.call), each)
          done(each.call)
        }
      }
      await settleFree(database, free, circumstances, tell)
    },
  })
}

/**
 * Settles the plain calls that nothing refuses in one trip to the database, then the others by the rules. Gifts come last
 * and by themselves: those of a vendor wait for each other, and nothing else is to wait with them.
 */
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
  for (const some of [others.filter((call) => !mayBeGift(call)), others.filter(mayBeGift)])
    if (some.length > 0) tell(await inBookTurns(database, (turns) => settleByRules(turns, some, circumstances)))
}
