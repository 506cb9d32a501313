import type { OutcomeCode } from '../vendor/outcomes.ts'

/** A player in a session of the vendor under test. */
export interface Seat {
  readonly player: string
  readonly session: string
}

interface Moving {
  /** Of the vendor's. */
  readonly id: string
  /** In minor units, as every amount here. */
  readonly amount: bigint
}

interface Betting extends Moving {
  readonly round: string
  /** The usual one, where none is named. */
  readonly gameCode?: string
  readonly minBalance?: bigint
}

/** What vendors ask, whatever protocol they speak (domain section c.2). */
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
  | ({ readonly operation: 'promoWin' } & Moving)
  | ({ readonly operation: 'tip' } & Moving)
  | ({ readonly operation: 'adjust' } & Moving)
  | ({ readonly operation: 'buyIn' } & Moving)
  | ({ readonly operation: 'buyOut'; readonly buyIn: string } & Moving)
  | { readonly operation: 'endRound'; readonly round: string }
  | { readonly operation: 'balance' }

/** What a command came to, and what the player has to play with then. */
export interface Answer {
  readonly outcome: OutcomeCode
  readonly balance?: bigint | undefined
}

/** One way to a wallet: an adapter with what is behind it. */
export interface WalletDriver {
  send(who: Seat, command: Command): Promise<Answer>
}

/** What cases need around a wallet. What a world can't do it leaves out: the cases that need it are told as not run. */
export interface WalletWorld {
  readonly driver: WalletDriver
  /** Begins the ids of this run, so that the same wallet can be asked again another day. */
  readonly prefix: string
  /** A player with so much money whom no earlier case knows, or who has nothing open of them. */
  newPlayer(money: bigint): Promise<Seat>
  /** A second player beside the first. */
  secondPlayer?(money: bigint): Promise<Seat>
  /** The same player in another session. */
  anotherSession?(who: Seat): Promise<Seat>
  /** Keeps the player from betting. */
  lock?(who: Seat): Promise<void>
  /** Lets so much time pass that no session may bet any more. */
  expireSessions?(): Promise<void>
  /** Gives the player money otherwise than by the vendor. */
  fund?(who: Seat, money: bigint): Promise<void>
  /** Begins the process behind the wallet anew, with nothing in memory, a day later. */
  restart?(): Promise<void>
  /** Another game that can be played, and one that can't. */
  readonly otherGame?: string
  readonly closedGame?: string
}

export type Ability = Exclude<keyof WalletWorld, 'driver' | 'prefix' | 'newPlayer'>
