import { once } from '#/platform/concurrency/once.ts'
import { PlaceSet } from './place-set.ts'

/** Sets kept in memory, for a catalogue may have as many values as games. */
const keptAtMost = 100

/** Places of games whose bet or lines reach a bound. */
export class LeastSets {
  readonly #valueOf: () => Float64Array
  /** The distinct values, ascending: every bound between two of them finds the same games. */
  readonly #steps: () => readonly number[]
  readonly #kept = new Map<number, PlaceSet>()

  constructor(valuesByPlace: () => readonly number[]) {
    this.#valueOf = once(() => Float64Array.from(valuesByPlace()))
    this.#steps = once(() => [...new Set(this.#valueOf())].sort((a, b) => a - b))
  }

  /** The places whose value is at least `bound`. */
  from(bound: number): PlaceSet {
    const step = this.#stepOf(bound)
    const known = this.#kept.get(step)
    if (known) return known
    const values = this.#valueOf()
    const made = PlaceSet.of(
      values.length,
      values.keys().filter((place) => (values[place] as number) >= bound),
    )
    if (this.#kept.size >= keptAtMost) this.#kept.delete(this.#kept.keys().next().value as number)
    this.#kept.set(step, made)
    return made
  }

  /** Number of distinct values below `bound`. */
  #stepOf(bound: number): number {
    const steps = this.#steps()
    let [low, high] = [0, steps.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((steps[middle] as number) < bound) low = middle + 1
      else high = middle
    }
    return low
  }
}
