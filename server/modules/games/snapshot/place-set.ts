const bits = 32

/** Places of one snapshot, one bit each, so that filters combine 32 games at a time. Immutable. */
export class PlaceSet implements Iterable<number> {
  /** Number of places. */
  readonly size: number
  readonly #words: Uint32Array

  private constructor(words: Uint32Array) {
    this.#words = words
    this.size = words.reduce((sum, word) => sum + countOf(word), 0)
  }

  /** The set of these places of a snapshot that has `length` of them. */
  static of(length: number, places: Iterable<number>): PlaceSet {
    const words = new Uint32Array(Math.ceil(length / bits))
    for (const place of places) words[place >>> 5] = (words[place >>> 5] as number) | (1 << (place & 31))
    return new PlaceSet(words)
  }

  has(place: number): boolean {
    return (((this.#words[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1
  }

  /** The intersection. */
  and(other: PlaceSet): PlaceSet {
    const words = this.#words.slice()
    for (let i = 0; i < words.length; i++) words[i] = (words[i] as number) & (other.#words[i] as number)
    return new PlaceSet(words)
  }

  /** The places from the `from`th to before the `to`th, ascending: in the merchant's order. */
  slice(from: number, to: number): number[] {
    const places: number[] = []
    let passed = 0
    for (let i = 0; i < this.#words.length && passed < to; i++) {
      let word = this.#words[i] as number
      const count = countOf(word)
      // Pages before the wanted one are stepped over a word at a time.
      if (passed + count > from) {
        for (let rank = passed; word !== 0 && rank < to; rank++) {
          if (rank >= from) places.push(i * bits + (31 - Math.clz32(word & -word)))
          word &= word - 1
        }
      }
      passed += count
    }
    return places
  }

  *[Symbol.iterator](): IterableIterator<number> {
    yield* this.slice(0, this.size)
  }
}

/** Number of bits set in a word. */
function countOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
