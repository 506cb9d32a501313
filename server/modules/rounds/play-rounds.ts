import { HeldMoney } from '#/ledger/in-book.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { Database } from '#/platform/db/database.ts'
import type { MoneyCall } from './deciding/money-call.ts'
import { settleCalls } from './use-cases/settle-calls.ts'

/** A round that was over as soon as it was bet on. Amounts are in minor units. */
export interface PlayedRound {
  readonly roundId: string
  readonly stake: bigint
  readonly pays: bigint
}

interface Played {
  readonly memberId: bigint
  readonly vendorCode: string
  readonly gameCode: string
  readonly rounds: readonly PlayedRound[]
}

/** Plays rounds of an offered game one after the other, as its vendor would tell of them: for the demo. */
export async function playRounds(
  database: Database,
  { memberId, vendorCode, gameCode, rounds }: Played,
): Promise<void> {
  const heldMoney = new HeldMoney()
  for (const { roundId, stake, pays } of rounds) {
    const call: MoneyCall = {
      ...{ vendorCode, operation: 'betAndWin', transactionId: roundId, roundId, memberId, stake, pays },
      ...{ asset: merchantCurrency.code, closesRound: true, isReward: false, parameters: { gameCode, roundId } },
    }
    await settleCalls(
      database,
      [call],
      circumstances,
      (_at, { outcome }) => {
        if (outcome !== 'ok') throw new Error(`the round ${roundId} was answered ${outcome}`)
      },
      heldMoney,
    )
  }
}

/** Nothing stands against these rounds, and the board of winners is not theirs. */
const circumstances = {
  isOffered: () => true,
  boardFloor: 10n ** 15n,
  capsOf: () => ({ perCall: 0n, perDay: 0n, winMultiple: 10n ** 6n, perWin: 10n ** 15n }),
  onGiftsStopped() {},
}
