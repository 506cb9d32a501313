import type { OutcomeCode } from '../vendor/outcomes.ts'

/** A player in a session of the vendor under test. */
export interface Seat {
  readonly player: string
  readonly session: string
}

interface Moving {
  /** The vendor's id. */
  readonly id: string
  /** In minor units, like every amount here. */
  readonly amount: bigint
}

interface Betting extends Moving {
  readonly round: string
  /** The usual game unless given. */
  readonly gameCode?: string
  readonly minBalance?: bigint
  /** Outcome and odds as sent by the vendor. */
  readonly odds?: string
  readonly outcome?: string
  readonly market?: string
}

/** A vendor's request, whatever its protocol (domain section c.2). */
export type Command =
  | ({ readonly operation: 'bet'; readonly isFree?: boolean } & Betting)
  | ({ readonly operation: 'betAndWin'; readonly win: bigint; readonly roundClosed: boolean } & Betting)
  | ({
      readonly operation: 'win'
      readonly round: string
      readonly roundClosed: boolean
      readonly freeRewardId?: string
    } & Moving)
  | { readonly operation: 'refund'; readonly id?: string; readonly bet: string }
  | ({ readonly operation: 'jackpotWin' } & Moving)
  | ({ readonly operation: 'promoWin'; readonly campaign: string } & Moving)
  | ({ readonly operation: 'tip' } & Moving)
  | ({ readonly operation: 'adjust' } & Moving)
  | ({ readonly operation: 'buyIn' } & Moving)
  | ({ readonly operation: 'buyOut'; readonly buyIn: string } & Moving)
  | { readonly operation: 'endRound'; readonly round: string }
  | { readonly operation: 'balance' }

/** The outcome of a command, and the player's balance after it. */
export interface Answer {
  readonly outcome: OutcomeCode
  readonly balance?: bigint | undefined
}

/** An adapter of a wallet. */
export interface WalletDriver {
  send(who: Seat, command: Command): Promise<Answer>
}

/** A wallet's surroundings. A world leaves out abilities that it lacks; cases that need them are reported as not run. */
export interface WalletWorld {
  readonly driver: WalletDriver
  /** Starts every id of this run, so that the same wallet can be tested again. */
  readonly prefix: string
  /** A player with this money that no earlier case used, or left with nothing open. */
  newPlayer(money: bigint): Promise<Seat>
  /** A second player beside the first. */
  secondPlayer?(money: bigint): Promise<Seat>
  /** The same player in another session. */
  anotherSession?(who: Seat): Promise<Seat>
  /** Keeps the player from betting. */
  lock?(who: Seat): Promise<void>
  /** Moves the clock past the right of all sessions to bet. */
  expireSessions?(): Promise<void>
  /** Gives the player money by another way than the vendor. */
  fund?(who: Seat, money: bigint): Promise<void>
  /** Restarts the wallet's process a day later, with empty memory. */
  restart?(): Promise<void>
  /** Registers a campaign, or changes it: before its time, in it, or after it. */
  setCampaign?(
    id: string,
    campaign: { readonly budget: bigint; readonly time: 'ahead' | 'now' | 'over' },
  ): Promise<void>
  /** Caps what the vendor gives: in one call, and from now on in this day; as usual where nothing is said. */
  capGifts?(caps: { readonly perCall: bigint; readonly left: bigint } | undefined): Promise<void>
  /** Lifts the stop of the vendor's gifts, if there is one; all that is held passes. */
  liftGifts?(): Promise<void>
  /** A campaign whose budget no run spends. */
  readonly campaign?: string
  /** A second open game, and a closed one. */
  readonly otherGame?: string
  readonly closedGame?: string
}

export type Ability = Exclude<keyof WalletWorld, 'driver' | 'prefix' | 'newPlayer'>
