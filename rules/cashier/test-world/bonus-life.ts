import { type EndingBonus, forfeitOf, isMoneyLost, type MoneyPlaces } from '../money-places.ts'
import { allocate, isTurnoverDone, type TurnoverLot, type TurnoverState } from '../turnover.ts'

export const steps = [
  ...['deposit', 'claim', 'bet', 'settle', 'chase', 'betOfChase', 'cancelChase', 'buyIn', 'buyOut'],
  ...['toVendor', 'fromVendor', 'playAtVendor', 'arrive', 'giveUp', 'pass', 'expire', 'clear', 'chargeBack'],
] as const
export type Step = (typeof steps)[number]

interface Lot extends TurnoverLot {
  readonly bonus: bigint
  state: TurnoverState
  given: bigint
  taken: bigint
  /** Result of bets placed while it was open, and of games at the vendor. */
  result: bigint
  endedAt: Date | undefined
}

interface OpenBet {
  readonly place: 'lotteryStakes' | 'roundStakes'
  readonly stake: bigint
  readonly placedAt: Date
}

const clearBelow = 20n
const multiplesOfStake = [0n, 0n, 0n, 1n, 2n, 5n]
const wageringFactor = 3n
const daysOfBonus = 20

/** A member's money in a plain model that decides by the product's own rules, with no other way to end a bonus. */
export class BonusLife {
  refused = 0
  #time = 0
  #available = 0n
  #owed = 0n
  #chases = 0n
  #table: { readonly stake: bigint; readonly at: Date } | undefined
  #atVendor = 0n
  #vendorNet: { readonly amount: bigint; readonly at: Date }[] = []
  #inTransit: { readonly amount: bigint; readonly isOut: boolean } | undefined
  #bets: OpenBet[] = []
  #moves: { readonly amount: bigint; readonly at: Date }[] = []
  #lots: Lot[] = []
  #paidIn = 0n
  #won = 0n

  do(step: Step, amount: bigint, pick: number): void {
    this.#time++
    const can = amount < this.#available ? amount : this.#available
    const lot = this.#lots.filter(({ state }) => state === 'active')[0]
    if (step === 'deposit') this.#deposit(amount)
    if (step === 'claim') this.#claim(amount)
    if (step === 'bet' && can > 0n) this.#bet(can, pick % 2 === 0 ? 'lotteryStakes' : 'roundStakes')
    if (step === 'settle') this.#settle(pick)
    if (step === 'chase') this.#shift(can, (moved) => (this.#chases += moved))
    if (step === 'betOfChase') this.#betOfChase(amount)
    if (step === 'cancelChase') this.#cancelChase(this.#chases)
    if (step === 'buyIn' && can > 0n && !this.#table) this.#buyIn(can)
    if (step === 'buyOut') this.#buyOut(pick)
    if (step === 'toVendor' && can > 0n && !this.#inTransit)
      this.#shift(can, (moved) => (this.#inTransit = { amount: moved, isOut: true }))
    if (step === 'fromVendor' && !this.#inTransit && this.#atVendor > 0n) this.#fromVendor()
    if (step === 'playAtVendor') this.#playAtVendor(amount, pick)
    if (step === 'arrive') this.#arrive()
    if (step === 'pass') this.#time += 5
    if (step === 'giveUp' && lot) this.#end(lot, 'forfeited', false)
    if (step === 'chargeBack' && lot) this.#end(lot, 'forfeited', true)
    if (step === 'expire') for (const each of this.#expired()) this.#end(each, 'expired', false)
    if (step === 'clear' && isMoneyLost(this.places(), clearBelow)) this.#clear()
  }

  /** Settles every bet, brings all money back, and pays what is owed. */
  bringHome(pick: number): void {
    this.#time++
    while (this.#bets.length > 0) this.#settle(pick)
    this.#buyOut(pick)
    this.#arrive()
    if (this.#atVendor > 0n) {
      this.#fromVendor()
      this.#arrive()
    }
    this.#cancelChase(this.#chases)
  }

  /** A withdrawal needs every lot to be over, and leaves what is owed; below zero where that is more than there is. */
  withdrawable(): bigint {
    const own = this.#available - this.#owed
    return own > 0n && this.#lots.some(({ state }) => state === 'active') ? 0n : own
  }

  /**
   * Deposits and winnings, with bonuses whose wagering was met, and what of the others was lost by playing: that was the
   * brand's money.
   */
  honest(): bigint {
    const kept = this.#lots.reduce((sum, lot) => {
      // Money of an open bonus is not withdrawable, so it may be there.
      if (lot.state === 'done' || lot.state === 'active') return sum + lot.bonus
      const lost = lot.result < 0n ? -lot.result : 0n
      const slack = lot.state === 'cleared' ? clearBelow : 0n
      return sum + (lost < lot.bonus ? lost : lot.bonus) + slack
    }, 0n)
    return this.#paidIn + this.#won + kept
  }

  /** Money that the model itself lost or invented; 0n. */
  missing(): bigint {
    const bonuses = this.#lots.reduce((sum, { bonus, taken }) => sum + bonus - taken, 0n)
    const { available, chases, tables, lotteryStakes, roundStakes, atVendors, inTransit } = this.places()
    const all = available + chases + tables + lotteryStakes + roundStakes + atVendors + inTransit
    return this.#paidIn + this.#won + bonuses - (all - this.#owed)
  }

  count(state: TurnoverState): number {
    return this.#lots.filter((lot) => lot.state === state && lot.bonus > 0n).length
  }

  places(): MoneyPlaces {
    const staked = (place: OpenBet['place']) =>
      this.#bets.reduce((sum, bet) => (bet.place === place ? sum + bet.stake : sum), 0n)
    return {
      available: this.#available,
      withdrawals: 0n,
      chases: this.#chases,
      tables: this.#table?.stake ?? 0n,
      lotteryStakes: staked('lotteryStakes'),
      roundStakes: staked('roundStakes'),
      atVendors: this.#atVendor,
      inTransit: this.#inTransit?.amount ?? 0n,
      owed: this.#owed,
      isKnown: this.#inTransit === undefined,
    }
  }

  #now = () => new Date(this.#time * 86_400_000)

  #open(bonus: bigint, required: bigint, expiresAt: Date | undefined): void {
    this.#lots.push({
      id: BigInt(this.#lots.length + 1),
      bonus,
      required,
      given: 0n,
      taken: 0n,
      result: 0n,
      endedAt: undefined,
      contribution: undefined,
      largestBet: undefined,
      createdAt: this.#now(),
      expiresAt,
      state: 'active',
    })
  }

  #deposit(amount: bigint): void {
    this.#paidIn += amount
    this.#available += amount
    this.#open(0n, amount, undefined)
  }

  #claim(bonus: bigint): void {
    if (this.#lots.some(({ state, bonus: other }) => state === 'active' && other > 0n)) return
    this.#available += bonus
    this.#open(bonus, bonus * wageringFactor, new Date((this.#time + daysOfBonus) * 86_400_000))
  }

  #shift(amount: bigint, to: (amount: bigint) => void): void {
    if (amount <= 0n) return
    this.#available -= amount
    to(amount)
  }

  #bet(stake: bigint, place: OpenBet['place'], isOfChase = false): void {
    if (isOfChase) this.#chases -= stake
    else this.#available -= stake
    this.#moves.push({ amount: -stake, at: this.#now() })
    this.#bets.push({ place, stake, placedAt: this.#now() })
  }

  #betOfChase(amount: bigint): void {
    const stake = amount < this.#chases ? amount : this.#chases
    if (stake > 0n) this.#bet(stake, 'lotteryStakes', true)
  }

  #settle(pick: number): void {
    const [bet] = this.#bets.splice(pick % Math.max(1, this.#bets.length), 1)
    if (!bet) return
    const paid = bet.stake * (multiplesOfStake[pick % multiplesOfStake.length] ?? 0n)
    this.#available += paid
    this.#moves.push({ amount: paid, at: this.#now() })
    this.#won += paid - bet.stake
    this.#note(bet.placedAt, paid - bet.stake)
    this.#count(bet)
  }

  #note(placedAt: Date, result: bigint): void {
    for (const lot of this.#lots)
      if (lot.createdAt <= placedAt && (!lot.endedAt || placedAt < lot.endedAt)) lot.result += result
  }

  #count({ stake, placedAt }: OpenBet): void {
    const open = this.#lots.filter(({ state }) => state === 'active')
    for (const { lotId, given } of allocate(open, { product: 'RNG', placedAt, stake, amount: stake })) {
      const lot = open.find(({ id }) => id === lotId)
      if (!lot) continue
      lot.given += given
      if (isTurnoverDone(lot)) lot.state = 'done'
    }
  }

  #cancelChase(wanted: bigint): void {
    const back = wanted < this.#chases ? wanted : this.#chases
    this.#chases -= back
    this.#available += back
  }

  #buyIn(stake: bigint): void {
    this.#available -= stake
    this.#moves.push({ amount: -stake, at: this.#now() })
    this.#table = { stake, at: this.#now() }
  }

  #buyOut(pick: number): void {
    if (!this.#table) return
    const { stake, at } = this.#table
    const paid = stake * (multiplesOfStake[pick % multiplesOfStake.length] ?? 0n)
    this.#table = undefined
    this.#available += paid
    this.#moves.push({ amount: paid, at: this.#now() })
    this.#won += paid - stake
    this.#note(at, paid - stake)
  }

  #fromVendor(): void {
    this.#inTransit = { amount: this.#atVendor, isOut: false }
    this.#atVendor = 0n
  }

  #arrive(): void {
    if (!this.#inTransit) return
    const { amount, isOut } = this.#inTransit
    this.#inTransit = undefined
    if (isOut) this.#atVendor += amount
    else this.#available += amount
    this.#vendorNet.push({ amount: isOut ? amount : -amount, at: this.#now() })
  }

  #playAtVendor(amount: bigint, pick: number): void {
    const stake = amount < this.#atVendor ? amount : this.#atVendor
    const result = stake * (multiplesOfStake[pick % multiplesOfStake.length] ?? 0n) - stake
    this.#atVendor += result
    this.#won += result
    this.#note(this.#now(), result)
  }

  #expired(): Lot[] {
    return this.#lots.filter(({ state, expiresAt }) => state === 'active' && expiresAt && expiresAt <= this.#now())
  }

  #endingOf(lot: Lot): EndingBonus {
    const sinceLot = <T extends { readonly at: Date }>(all: readonly T[]) => all.filter(({ at }) => at >= lot.createdAt)
    const sum = (all: readonly { readonly amount: bigint }[]) => all.reduce((total, { amount }) => total + amount, 0n)
    const open = this.#bets.filter(({ placedAt }) => placedAt >= lot.createdAt)
    const table = this.#table && this.#table.at >= lot.createdAt ? this.#table.stake : 0n
    const netSince = sum(sinceLot(this.#vendorNet))
    const before = sum(this.#vendorNet) - netSince
    const coming = this.#inTransit && !this.#inTransit.isOut ? this.#inTransit.amount : 0n
    return {
      bonus: lot.bonus,
      betResult: sum(sinceLot(this.#moves)),
      openStakes: open.reduce((total, { stake }) => total + stake, table),
      vendorResult: this.#atVendor + coming - (before > 0n ? before : 0n) - netSince,
      takenBefore: this.#lots
        .filter(({ state, createdAt }) => (state === 'forfeited' || state === 'expired') && createdAt >= lot.createdAt)
        .reduce((total, { taken, bonus }) => (taken > bonus ? total + taken - bonus : total), 0n),
    }
  }

  #end(lot: Lot, state: 'forfeited' | 'expired', isForced: boolean): void {
    if (lot.bonus === 0n) return
    this.#cancelChase(forfeitOf(this.places(), this.#endingOf(lot)).fromChases)
    const places = this.places()
    const forfeit = forfeitOf(places, this.#endingOf(lot))
    if (!isForced && forfeit.missing > 0n) {
      this.refused++
      return
    }
    const taken = forfeit.due < this.#available ? forfeit.due : this.#available
    this.#available -= taken
    this.#owed += forfeit.due - taken
    Object.assign(lot, { taken: forfeit.due, state, endedAt: this.#now() })
  }

  #clear(): void {
    const open = this.#lots.filter(({ state }) => state === 'active')
    for (const lot of open) Object.assign(lot, { state: 'cleared', endedAt: this.#now() })
  }
}
