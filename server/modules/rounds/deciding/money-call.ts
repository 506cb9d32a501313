import type { FinalOutcome, OutcomeCode } from '@banyan/contract/vendor/outcomes.ts'

/** The operations that are decided by the state of the round, its bets and the player. */
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

/** What a vendor tells of a bet for the rules of wagering: its odds, its outcome, or both. */
export interface BetSide {
  /** Decimal odds × 10⁴. */
  readonly oddsE4: number | undefined
  readonly outcome: string | undefined
  /** What the outcomes exclude each other in; set with the outcome. */
  readonly market: string | undefined
}

/** A vendor's call about a player's money, in our words, whatever protocol it came by. Amounts are in minor units. */
export interface MoneyCall {
  readonly vendorCode: string
  readonly operation: MoneyOperation
  /** The vendor's id, good once. A refund without one has an id made from its bet's. */
  readonly transactionId: string
  readonly memberId: bigint
  readonly asset: string
  readonly roundId?: string | undefined
  /** Taken from the player. */
  readonly stake: bigint
  /** Paid to the player. */
  readonly pays: bigint
  /** The least balance before the call, where that is more than the stake. */
  readonly atLeast?: bigint | undefined
  /** The bet, tip or buy-in that a refund takes back, or the buy-in that a buy-out ends. */
  readonly refersTo?: string | undefined
  /** The session of a buy-in. */
  readonly sessionId?: string | undefined
  /** The campaign out of whose budget a promotion or a reward pays. */
  readonly campaignId?: string | undefined
  /** What a bet is on, where its vendor tells. */
  readonly side?: BetSide | undefined
  readonly closesRound: boolean
  /** A reward of free rounds needs no bet. */
  readonly isReward: boolean
  /** Why the session may not bet; undefined where it may, or where none is needed. */
  readonly sessionRefusal?: FinalOutcome | undefined
  /** When the session's right to bet ends, in ISO 8601. */
  readonly betsUntil?: string | undefined
  /** Everything that identifies the call beside its id. */
  readonly parameters: Readonly<Record<string, string>>
}

/** The stored state around a call, read as one row while its player's money is locked. */
export interface KnownCall {
  /** The call under the same id, if one was decided before. */
  readonly priorFingerprint: Uint8Array | null
  readonly priorMember: bigint | null
  readonly priorOutcome: OutcomeCode
  readonly priorBalance: bigint
  /** A refund of this bet came before it. */
  readonly isTakenBack: boolean
  /** The number of the round, or the one that it would get; null where the call has none. */
  readonly roundNumber: bigint | null
  /** The round, if there is one. */
  readonly roundMember: bigint | null
  readonly roundAsset: string
  readonly isClosed: boolean
  /** A bet of the round was accepted and not taken back. */
  readonly hasLiveBet: boolean
  /** Such a bet staked money: what the round pays has something to answer for. */
  readonly hasStake: boolean
  /** What such bets staked, and what the round has paid, in minor units. */
  readonly roundStaked: bigint
  readonly roundPaid: bigint
  /** A call under the id was held before. */
  readonly wasHeld: boolean
  /** The round has paid. */
  readonly isPaid: boolean
  /** The session has money at a table. */
  readonly hasOpenBuyIn: boolean
  /** The call that a refund takes back or a buy-out ends, if it has come. */
  readonly referredMember: bigint | null
  readonly referredOperation: string
  readonly referredOutcome: OutcomeCode
  readonly referredEntry: bigint | null
  readonly referredStake: bigint
  readonly referredIsTakenBack: boolean
  readonly referredIsBoughtOut: boolean
  readonly isSessionOver: boolean
  readonly isActive: boolean
}

/** A call with what the vendor is answered. */
export interface AnsweredCall {
  readonly call: MoneyCall
  readonly outcome: OutcomeCode
  /** The player's, in minor units; of a repetition, the one that was answered first. */
  readonly balance: bigint
}

/** And what is kept. */
export interface SettledCall extends AnsweredCall {
  /** Whether the outcome is kept for good. The other calls leave no row. */
  readonly isKept: boolean
  /** The number of the round that it opens. */
  readonly opensRound: bigint | undefined
  readonly staked: bigint
  readonly paid: bigint
}

/** What the book calls a vendor. */
export const sourceOf = (vendorCode: string): string => `vendor:${vendorCode}`

/** Operations that take money. They alone are refused to a locked player or in a closed game. */
export const takesMoney = (operation: MoneyOperation): boolean =>
  operation === 'bet' || operation === 'betAndWin' || operation === 'tip' || operation === 'buyIn'

/** What a batch of calls is settled by, beside the database. */
export interface Circumstances {
  isOffered(call: MoneyCall): boolean
  /** The least payment that the winner board shows, in minor units. */
  readonly boardFloor: bigint
  /** How much a vendor may give. */
  capsOf(vendorCode: string): GiftCaps
  /** Hears, once it is written, that a gift passed a cap and that its vendor gives nothing from then on. */
  onGiftsStopped(stop: StoppedGifts): void
}

/** In minor units: what one call may give, and all of a vendor's in a day of the merchant's; and what stakes answer for. */
export interface GiftCaps {
  readonly perCall: bigint
  readonly perDay: bigint
  /** How many times its stake a round may pay. */
  readonly winMultiple: bigint
  /** What one call may pay for a round with a stake. */
  readonly perWin: bigint
}

export interface StoppedGifts {
  readonly vendorCode: string
  readonly cause: 'over_call' | 'over_day'
  /** The call that passed the cap. */
  readonly transactionId: string
  readonly amount: bigint
}
