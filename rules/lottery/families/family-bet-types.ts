import type { BetType, BetTypeTable } from '../bet-type.ts'

/**
 * The bet types of a family by play code, in the order of its table. Each is made when it is asked for first: to work out
 * the chances of all keeps a phone busy, and a page shows one.
 */
export class FamilyBetTypes implements Iterable<[playCode: string, betType: BetType]> {
  readonly #table: BetTypeTable<never>
  readonly #made = new Map<string, BetType>()

  constructor(table: BetTypeTable<never>) {
    this.#table = table
  }

  /** Play codes; nothing is made for them. */
  keys(): readonly string[] {
    return Object.keys(this.#table)
  }

  has(playCode: string): boolean {
    return Object.hasOwn(this.#table, playCode)
  }

  get(playCode: string): BetType | undefined {
    const made = this.#made.get(playCode)
    if (made || !this.has(playCode)) return made
    const betType = this.#table[playCode]?.()
    if (betType) this.#made.set(playCode, betType)
    return betType
  }

  *[Symbol.iterator](): Generator<[playCode: string, betType: BetType]> {
    for (const playCode of this.keys()) {
      const betType = this.get(playCode)
      if (betType) yield [playCode, betType]
    }
  }
}
