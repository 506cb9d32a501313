/** What a page shows of a decided round; amounts are minor units in decimal digits. */
export type ShownRound = ShownSlotRound | ShownDeal

export interface ShownSlotRound {
  readonly kind: 'slot'
  readonly spins: readonly ShownSpin[]
}

export interface ShownSpin {
  /** Names of symbols, reel by reel from the top down. */
  readonly window: readonly (readonly string[])[]
  readonly isFree: boolean
  readonly win: string
  readonly lineWins: readonly {
    readonly line: number
    readonly symbol: string
    readonly count: number
  }[]
  readonly scatterCount: number
}

export interface ShownDeal {
  readonly kind: 'baccarat'
  readonly player: readonly number[]
  readonly banker: readonly number[]
  readonly totals: { readonly player: number; readonly banker: number }
  readonly outcome: 'player' | 'banker' | 'tie'
}

/** The answer to a round that was played. */
export interface RoundAnswer {
  readonly round: number
  readonly stake: string
  readonly back: string
  readonly balance: string
  /** Whether what it brought is still to be paid. */
  readonly isOnItsWay: boolean
  readonly shown: ShownRound
}

/** One of the last rounds, as a list of results shows it. */
export interface PastRound {
  readonly round: number
  readonly stake: string
  readonly back: string
  /** Who won at a table. */
  readonly outcome?: 'player' | 'banker' | 'tie'
}
