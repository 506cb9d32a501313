/** The counter moves by so much, in hundredths of the currency, at every tick (requirements LOB-04: 165.11). */
export const jackpotStep = 16_511n
/** Between two ticks. */
export const jackpotTickMs = 3_000

/** A fortnight; then the counter falls back to a new start, as a pool does that was won. */
const ticksOfRound = 403_200n
/** A round starts between 12 and 32 millions, so that it ends below 100 and the counter keeps its ten digits. */
const leastStart = 1_200_000_000n
const spanOfStarts = 2_000_000_000n
/** Odd and no divisor of the span: neighbouring rounds start far apart. */
const stride = 1_234_567_891n

/**
 * The illustrative jackpot at a moment, in hundredths of the currency: a start that follows from the time, and one
 * step for each tick since. It is a formula and no pool: everyone sees the same figure at the same moment.
 */
export function jackpotAt(epochMs: number): bigint {
  const tick = BigInt(Math.floor(epochMs / jackpotTickMs))
  const round = tick / ticksOfRound
  return leastStart + ((round * stride) % spanOfStarts) + (tick % ticksOfRound) * jackpotStep
}

/** How long it is from a moment to the next tick. */
export function msToNextTick(epochMs: number): number {
  return jackpotTickMs - (epochMs % jackpotTickMs)
}
