/**
 * What a reel can show: the wild stands for every other but the scatter; `a` to `d` are the game's own pictures, the
 * dearest first; the letters are cards.
 */
export const slotSymbols = ['wild', 'scatter', 'a', 'b', 'c', 'd', 'A', 'K', 'Q', 'J'] as const
export type SlotSymbol = (typeof slotSymbols)[number]

export const rowCount = 3
export const reelCount = 5

/** A machine as plain data: everything that decides what it pays. */
export interface SlotMachine {
  /** What each reel holds, from its first stop on and round again; every stop is equally likely. No wild is on the first. */
  readonly reels: readonly (readonly SlotSymbol[])[]
  /** For each line, the row that it crosses on each reel, 0 at the top. */
  readonly lines: readonly (readonly number[])[]
  /** By symbol, what 3, 4 and 5 in a row from the first reel pay: times the stake of a line. */
  readonly pays: Readonly<Partial<Record<SlotSymbol, readonly [number, number, number]>>>
  /** What 3, 4 and 5 scatters anywhere pay: times the whole stake. */
  readonly scatterPays: readonly [number, number, number]
  /** Three scatters or more give free spins with a multiplied win; free spins give no further ones. */
  readonly freeSpins: number
  readonly freeMultiplier: number
  /**
   * The most that one round can pay, times the whole stake: the window that pays most of those that give free spins,
   * and then the one that pays most of all, each time. `simulate.ts --cycle` finds both among all windows.
   */
  readonly mostTimesStake: { readonly triggering: number; readonly spin: number }
}

/** What a spin shows, reel by reel, from the top down. */
export type SlotWindow = readonly (readonly SlotSymbol[])[]

/** What shows when each reel stops at the place that is given. */
export function windowAt({ reels }: SlotMachine, stops: readonly number[]): SlotWindow {
  return reels.map((reel, column) =>
    Array.from({ length: rowCount }, (_, row) => reel[((stops[column] ?? 0) + row) % reel.length] ?? 'J'),
  )
}
