import { moneyCalls } from '@banyan/contract/records/operator-money-calls.ts'
import { memberOf } from '#/modules/accounts/members.ts'
import { turnoverOf } from '#/modules/wagering/turnover.ts'
import type { Database } from '#/platform/db/database.ts'
import { type Binding, bind } from '#/platform/http/bind.ts'
import { Refusal } from '#/platform/refusal.ts'
import { roundsPage, statementOf, traceEntry, traceRound } from '../use-cases/trace-money.ts'

/** No entry has a higher number. */
const largest = 2n ** 63n - 1n

/** From a member to its money, from an amount to its cause, and from a round to what it moved. */
export function moneyBindings({ db }: Database): Binding[] {
  return [
    bind(moneyCalls.memberStatement, async ({ query: { id, ...page } }) => {
      return await statementOf(db, (await memberOf(db, id)).id, page)
    }),
    bind(moneyCalls.memberTurnover, async ({ query: { id, ...page } }) => {
      return await turnoverOf(db, (await memberOf(db, id)).id, page)
    }),
    bind(moneyCalls.memberRounds, async ({ query: { id, ...page } }) => {
      return await roundsPage(db, (await memberOf(db, id)).id, page)
    }),
    bind(moneyCalls.traceEntry, async ({ query }) => {
      const id = BigInt(query.id)
      if (id > largest) throw new Refusal('entry_not_found')
      return await traceEntry(db, id)
    }),
    bind(moneyCalls.traceRound, async ({ query: { vendor, roundId, ...page } }) => {
      return await traceRound(db, vendor, roundId, page)
    }),
  ]
}
