/** What a lot asks for: money that came in, and what must be betted before it may go out (domain section 4.3). */
export const turnoverSources = ['deposit', 'bonus', 'transfer', 'adjustment'] as const
export type TurnoverSource = (typeof turnoverSources)[number]

/**
 * Where a lot can stand: `cleared` when the money was lost, `ended` when what it was made for was taken back, `forfeited`
 * when the member gave the bonus up, `expired` when its time was over.
 */
export const turnoverStates = ['active', 'done', 'cleared', 'ended', 'forfeited', 'expired'] as const
export type TurnoverState = (typeof turnoverStates)[number]

/** Percent of a valid bet that count for a lot, by type of game. A type that is not named counts nothing. */
export type Contribution = Readonly<Record<string, number>>

/** A lot as far as bets are concerned. */
export interface TurnoverLot {
  readonly id: bigint
  /** In minor units. */
  readonly required: bigint
  /** What bets have given so far, in hundredths of minor units: a percent of a bet stays exact. */
  readonly given: bigint
  /** Undefined: every bet counts in full. */
  readonly contribution: Contribution | undefined
  /** A bet with a larger stake counts nothing, in minor units; undefined without a limit. */
  readonly largestBet: bigint | undefined
  readonly createdAt: Date
  /** Bets placed from this moment on count nothing; undefined for a lot that does not expire. */
  readonly expiresAt?: Date | undefined
}

/** Part of one valid bet in one lot. */
export interface Allocation {
  readonly lotId: bigint
  /** Minor units of the bet that are used up. */
  readonly used: bigint
  /** What they give the lot, in hundredths; less than all only where the lot is full by it. */
  readonly given: bigint
  /** Percent by which they count. */
  readonly percent: number
}

/** A part of a bet that is to be put into lots. */
export interface PlacedBet {
  readonly product: string | undefined
  readonly placedAt: Date
  /** What was staked in all, in minor units. */
  readonly stake: bigint
  /** What of it counts and is to be put, in minor units. */
  readonly amount: bigint
}

const whole = 100n

/** What remains of a lot, in minor units, rounded up: a fraction is not done. */
export function turnoverLeftOf({ required, given }: Pick<TurnoverLot, 'required' | 'given'>): bigint {
  const left = required * whole - given
  return left <= 0n ? 0n : (left + whole - 1n) / whole
}

export function isTurnoverDone({ required, given }: Pick<TurnoverLot, 'required' | 'given'>): boolean {
  return given >= required * whole
}

/** Percent of a bet on this type of game that count for a lot. */
export function percentOf(contribution: Contribution | undefined, product: string | undefined): number {
  if (contribution === undefined) return 100
  return product === undefined ? 0 : (contribution[product] ?? 0)
}

/**
 * Puts a bet into open lots, the oldest first. A unit of it counts once: what one lot needs no more goes on to the next.
 * A lot that was made after the bet was placed gets nothing, nor does one whose largest bet it is above or whose time was
 * over.
 */
export function allocate(lots: readonly TurnoverLot[], { product, placedAt, stake, amount }: PlacedBet): Allocation[] {
  let left = amount
  const parts: Allocation[] = []
  for (const lot of lots.toSorted(byAge)) {
    const percent = BigInt(percentOf(lot.contribution, product))
    const missing = lot.required * whole - lot.given
    if (left === 0n) break
    if (percent === 0n || missing <= 0n || lot.createdAt > placedAt) continue
    if (lot.largestBet !== undefined && stake > lot.largestBet) continue
    if (lot.expiresAt !== undefined && lot.expiresAt <= placedAt) continue
    const needed = (missing + percent - 1n) / percent
    const used = needed < left ? needed : left
    const given = used * percent < missing ? used * percent : missing
    parts.push({ lotId: lot.id, used, given, percent: Number(percent) })
    left -= used
  }
  return parts
}

/**
 * What is kept of a bet's parts, in the order in which they were put, when it counts `amount` less: first what no lot has
 * used goes, then the parts that were put last.
 */
export function takeBack(parts: readonly Allocation[], unused: bigint, amount: bigint): Allocation[] {
  let missing = amount > unused ? amount - unused : 0n
  const kept: Allocation[] = []
  for (const part of parts.toReversed()) {
    const taken = part.used < missing ? part.used : missing
    missing -= taken
    const used = part.used - taken
    const full = used * BigInt(part.percent)
    kept.unshift({ ...part, used, given: full < part.given ? full : part.given })
  }
  return kept
}

function byAge(one: TurnoverLot, other: TurnoverLot): number {
  return one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1)
}
