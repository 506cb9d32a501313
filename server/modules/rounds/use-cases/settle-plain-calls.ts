import { available, vendorAccount } from '#/ledger/chart.ts'
import { idOfAccount, plainMoves } from '#/ledger/draft.ts'
import { amountAtMost, fingerprintOf } from '#/ledger/posting.ts'
import type { Turns } from '#/platform/db/turns.ts'
import type { AnsweredCall, Circumstances, MoneyCall } from '../deciding/money-call.ts'
import { acceptableCalls, type PlainCall, roundsOfMoved } from '../store/plain-calls.ts'
import { sidesOfMoved } from '../store/round-sides.ts'

/**
 * The call as a plain one, which most are: a bet or a win that nothing but stored state can refuse, of accounts that are
 * known here.
 */
export function plainOf(call: MoneyCall, { isOffered, boardFloor, capsOf }: Circumstances): PlainCall | undefined {
  const { operation, memberId, vendorCode, asset, stake, pays } = call
  if (stake > amountAtMost || pays > amountAtMost || call.refersTo !== undefined) return undefined
  const { winMultiple, perWin } = capsOf(vendorCode)
  const isPlain =
    operation === 'bet'
      ? call.sessionRefusal === undefined && isOffered(call)
      : // A payment from the floor up has an event.
        operation === 'win' && call.roundId !== undefined && !call.isReward && pays < boardFloor && pays <= perWin
  if (!isPlain) return undefined
  const memberAccount = idOfAccount(available(memberId, asset))
  const vendor = idOfAccount(vendorAccount(vendorCode, asset))
  if (memberAccount === undefined || vendor === undefined) return undefined
  return { call, memberAccount, vendorAccount: vendor, fingerprint: fingerprintOf(call.parameters), winMultiple }
}

/**
 * Settles plain calls in a transaction of one trip to the database, which accepts those that the rules accept. The others
 * it leaves undecided: they are not among the answers. A player has one call.
 */
export async function settlePlainCalls(
  turns: Turns,
  calls: readonly PlainCall[],
): Promise<ReadonlyMap<MoneyCall, AnsweredCall>> {
  const members = calls.map(({ memberAccount }) => memberAccount)
  const statements = [...roundsOfMoved, ...sidesOfMoved(calls.map(({ call }) => call))]
  const { lock, write } = plainMoves(members, acceptableCalls(calls), { statements })
  const accepted = await turns.atOnce([lock], write)
  return new Map(
    accepted.map(({ ord, balance }) => {
      const { call } = calls[Number(ord) - 1] as PlainCall
      return [call, { call, outcome: 'ok', balance }]
    }),
  )
}
