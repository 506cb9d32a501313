/** Why a purse takes no stake. */
export type PurseRefusal =
  | 'insufficient_funds'
  | 'player_locked'
  | 'session_over'
  | 'game_closed'
  /** For a reason that says nothing to a player. */
  | 'refused'
  /** What became of the stake is not known; it comes back if it was taken. */
  | 'no_answer'

/** A stake of a round, in minor units; with what it is on, where that is one of several outcomes. */
export interface Stake {
  readonly amount: bigint
  readonly on?: { readonly outcome: string; readonly odds: string }
}

/** A round that was staked and paid. */
export interface Paid {
  /** In minor units, as what follows. */
  readonly back: bigint
  readonly balance: bigint
  /** Whether what it brought is still to land. */
  readonly isOnItsWay: boolean
}

/** What a game's rounds are paid from. Play money lies here; what lies at the brand is asked for by the protocol. */
export interface Purse {
  /** In minor units. */
  open(): Promise<bigint | PurseRefusal>
  /** Takes the stakes, all or none, has the round decided, which tells what it brings back, and pays that; once each. */
  play(stakes: readonly Stake[], decide: () => bigint): Promise<Paid | PurseRefusal>
}

/** Play money of one launch; it is gone with the launch. */
export class TrialPurse implements Purse {
  #balance: bigint

  constructor(balance: bigint) {
    this.#balance = balance
  }

  async open(): Promise<bigint> {
    return this.#balance
  }

  async play(stakes: readonly Stake[], decide: () => bigint): Promise<Paid | PurseRefusal> {
    const stake = stakes.reduce((sum, { amount }) => sum + amount, 0n)
    if (stake > this.#balance) return 'insufficient_funds'
    const back = decide()
    this.#balance += back - stake
    return { back, balance: this.#balance, isOnItsWay: false }
  }
}
