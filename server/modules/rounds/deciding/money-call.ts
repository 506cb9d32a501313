import type { FinalOutcome, OutcomeCode } from '@banyan/contract/vendor/outcomes.ts'

/** The operations that are decided by what is known of the round, its bets and the player. */
export type MoneyOperation =
  | 'bet'
  | 'win'
  | 'betAndWin'
  | 'refund'
  | 'jackpotWin'
  | 'promoWin'
  | 'tip'
  | 'buyIn'
  | 'buyOut'
  | 'adjust'
  | 'endRound'

/** A vendor's call about a player's money, in our words; whatever protocol it came by. Amounts in minor units. */
export interface MoneyCall {
  readonly vendorCode: string
  readonly operation: MoneyOperation
  /** Of the vendor's, good once; a refund without one has that of its bet. */
  readonly transactionId: string
  readonly memberId: bigint
  readonly asset: string
  readonly roundId?: string | undefined
  /** What it takes from the player. */
  readonly stake: bigint
  /** What it gives. */
  readonly pays: bigint
  /** What the player must have before, where that is more than the stake. */
  readonly atLeast?: bigint | undefined
  /** What a refund takes back: a bet, a tip or a buy-in; the buy-in that a buy-out ends. */
  readonly refersTo?: string | undefined
  /** The session that a buy-in is for. */
  readonly sessionId?: string | undefined
  readonly closesRound: boolean
  /** A reward of free rounds: it needs no bet. */
  readonly isReward: boolean
  /** Why the session may not bet; undefined where it may, or where none is needed. */
  readonly sessionRefusal?: FinalOutcome | undefined
  /** Until when the session may bet, in ISO 8601. */
  readonly betsUntil?: string | undefined
  /** Everything that makes it this call and no other. */
  readonly parameters: Readonly<Record<string, string>>
}

/** What it came to; the balance in minor units. */
export interface MoneyAnswer {
  readonly outcome: OutcomeCode
  readonly balance: bigint
}

/** Operations that take money: they alone are refused where a player or a game is locked. */
export const takesMoney = (operation: MoneyOperation): boolean =>
  operation === 'bet' || operation === 'betAndWin' || operation === 'tip' || operation === 'buyIn'
