/**
 * Every place where a member's money can be, in minor units. A unit is in one place at a time, and their sum is all that
 * the member has; `owed` is not part of it.
 */
export interface MoneyPlaces {
  /** In the main wallet, free to play with. */
  readonly available: bigint
  /** Held for withdrawals that are under way. */
  readonly withdrawals: bigint
  /** Held for draws of a chase that are not bet yet. */
  readonly chases: bigint
  /** Held for buy-ins at game tables. */
  readonly tables: bigint
  /** Staked in lottery bets that are not settled. */
  readonly lotteryStakes: bigint
  /** Staked in vendors' rounds that are not closed. */
  readonly roundStakes: bigint
  /** In wallets that vendors keep, as they last reported. */
  readonly atVendors: bigint
  /** In transfers to and from vendors whose end is not known. */
  readonly inTransit: bigint
  /** Debt; zero or above. */
  readonly owed: bigint
  /** False while a transfer's end is not known, or a vendor's report is missing or old. */
  readonly isKnown: boolean
}

/** Money that is at risk or out of reach: only a settlement or a vendor can bring it back. */
export function outOfReach({ tables, lotteryStakes, roundStakes, atVendors, inTransit }: MoneyPlaces): bigint {
  return tables + lotteryStakes + roundStakes + atVendors + inTransit
}

/** All that a member has, wherever it is. */
export function totalMoney(places: MoneyPlaces): bigint {
  return places.available + places.withdrawals + places.chases + outOfReach(places)
}

/**
 * Lost money needs no more wagering (domain section 4.3, clear rule): every place is known, nothing is at stake, and what
 * is left anywhere is below `clearBelow`.
 */
export function isMoneyLost(places: MoneyPlaces, clearBelow: bigint): boolean {
  const { tables, lotteryStakes, roundStakes, chases, inTransit, isKnown } = places
  const isAtStake = tables + lotteryStakes + roundStakes + chases + inTransit > 0n
  return isKnown && !isAtStake && totalMoney(places) < clearBelow
}

/** A bonus that ends, as far as its money is concerned; results in minor units since it was credited. */
export interface EndingBonus {
  readonly bonus: bigint
  /** Payouts less stakes of bets, open ones included; negative for a loss. */
  readonly betResult: bigint
  /** Stakes in `betResult` that are not settled: neither won nor lost. */
  readonly openStakes: bigint
  /** Result at vendors that keep the money themselves. */
  readonly vendorResult: bigint
  /** Winnings that other bonuses took with them when they ended. */
  readonly takenBefore: bigint
}

/** Amounts that the end of a bonus takes back, in minor units. */
export interface Forfeit {
  /** Winnings since the bonus was credited. */
  readonly won: bigint
  /** Bonus and winnings; less only where the rest is lost by playing for certain. */
  readonly due: bigint
  /** Part of it that chases must give back first, because the main wallet has too little. */
  readonly fromChases: bigint
  /** Part that cannot be taken now: at stake, at a vendor, in transit, or not known to be lost. */
  readonly missing: bigint
}

/**
 * A bonus that is given up, expires or is voided is taken back with the winnings since: from the main
 * wallet first, then from chases. Money held for a withdrawal is not touched: a withdrawal is refused while a bonus is
 * open, so it was asked for before.
 */
export function forfeitOf(places: MoneyPlaces, ending: EndingBonus): Forfeit {
  const { available, chases, isKnown } = places
  const result = ending.betResult + ending.openStakes + ending.vendorResult - ending.takenBefore
  const won = result > 0n ? result : 0n
  const isCertain = isKnown && outOfReach(places) === 0n
  const due = isCertain ? least(ending.bonus + won, available + chases) : ending.bonus + won
  const short = due - least(due, available)
  const fromChases = least(short, chases)
  return { won, due, fromChases, missing: short - fromChases }
}

const least = (one: bigint, other: bigint) => (one < other ? one : other)
