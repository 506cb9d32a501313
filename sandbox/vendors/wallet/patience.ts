/** How long the brand is waited for, and how often it is asked again. */
export interface Patience {
  /** For one try. */
  readonly timeoutMs: number
  /** Before each further try while a player waits. */
  readonly pausesMs: readonly number[]
  /** Before each further try in the background. */
  againAfterMs(tries: number): number
  /** Tries in the background before a person has to look at the call. */
  readonly triesAtMost: number
}

/** A page gives a round 15 s; what must land is tried for a day. */
export const usualPatience: Patience = {
  timeoutMs: 4_000,
  pausesMs: [300, 1_000],
  againAfterMs: (tries) => Math.min(1_000 * 2 ** tries, 60_000),
  triesAtMost: 1_440,
}
