import { once } from '#/platform/once.ts'
import { PlaceSet } from './place-set.ts'

/** Sets that are kept, the one made longest ago first: a catalogue may have as many values as games. */
const keptAtMost = 100

/** The places whose game has at least so much of something: a bet, or lines. */
export class LeastSets {
  readonly #valueOf: () => Float64Array
  /** The values that there are, ascending: between two of them every bound finds the same games. */
  readonly #steps: () => readonly number[]
  readonly #kept = new Map<number, PlaceSet>()

  constructor(valuesByPlace: () => readonly number[]) {
    this.#valueOf = once(() => Float64Array.from(valuesByPlace()))
    this.#steps = once(() => [...new Set(this.#valueOf())].sort((a, b) => a - b))
  }

  /** The places with at least `bound`. */
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

  /** How many of the values are below `bound`. */
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
