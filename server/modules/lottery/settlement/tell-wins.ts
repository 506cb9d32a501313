import { emitting } from '#/events.ts'
import type { Statement } from '#/platform/db/turns.ts'

/** Least win that the winner board shows, in minor units. */
export type BoardFloor = () => bigint

/** What a bet won, in minor units; 0 where a correction took it back. */
export interface BetWin {
  readonly number: bigint
  readonly accountId: bigint
  readonly vendorCode: string
  readonly won: bigint
}

/** Events for the winner board (requirements PLAY-08), in the transaction that pays and locks the players' money. */
export function emitWins(gameCode: string, wins: readonly BetWin[]): Statement[] {
  return emitting(
    wins.map(({ number, accountId, vendorCode, won }) => ({
      name: 'lottery.won',
      aggregate: `member:${accountId}`,
      payload: { bet: String(number), accountId: String(accountId), vendorCode, gameCode, amount: String(won) },
    })),
  )
}
