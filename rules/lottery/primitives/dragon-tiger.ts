import type { Measure } from '../counting/measure.ts'
import type { Option } from './market.ts'

/** What comparing two numbers can give. */
const [tigerWins, tie, dragonWins] = [0, 1, 2]

/** Whether the first number is below, equal to or above the second; `weights` in that order. */
export function comparison<D>(pair: (draw: D) => readonly [number, number], weights: readonly number[]): Measure<D> {
  return {
    weights,
    of(draw) {
      const [first, second] = pair(draw)
      return first > second ? dragonWins : first < second ? tigerWins : tie
    },
  }
}

/** Dragon when the first number is higher, tiger when the second is. Without ties both have one price. */
export function dragonAndTiger(): Option[] {
  return [
    { label: 'D', wins: (value) => value === dragonWins },
    { label: 'T', wins: (value) => value === tigerWins },
  ]
}

/** With the tie as a third option; on a tie the other two lose, or get their stake back. */
export function dragonTigerTie(onTie: 'lose' | 'push'): Option[] {
  const pushes = (value: number) => onTie === 'push' && value === tie
  const sides = dragonAndTiger().map((side) => ({ ...side, tier: side.label, pushes }))
  return [...sides, { label: 'X', tier: 'X', wins: (value) => value === tie }]
}
