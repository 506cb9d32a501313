import { choose } from '../counting/combinations.ts'
import { animals } from '../zodiac.ts'
import type { Drawn, DrawSpace, WeightedDraw } from './draw-space.ts'
import { lhcReferences } from './lhc-reference.ts'
import { arrangementAt, turnedLists } from './numbered-lists.ts'

const numbers = Array.from({ length: 49 }, (_, i) => i + 1)
const horse = animals.indexOf('HORSE')

/**
 * 49!/42! draws, of which one in 202 is sampled from, in every lunar year. Bets on one place are followed through
 * every number at every place; bets on several numbers, animals or tails through one draw of each sort, weighed by
 * how many there are of it; bets on the sum through one draw of each sum.
 */
export const lhcSpace: DrawSpace = {
  size: 2 ** 31 - 1,
  drawnAt: (index) => [...arrangementAt(index * 201, 49, 7), index % animals.length],
  *wholeFor() {
    for (const drawn of turnedLists(49, 7)) yield [...drawn, horse]
  },
  weightedFor(playCode, [picked = []]) {
    if (/^LHC_(TM|ZMT)/.test(playCode) && playCode !== 'LHC_TM_ZODIAC') return undefined
    if (playCode === 'LHC_SUM_BSOE') return drawsBySum()
    return drawsByGroups(playCode, picked)
  },
  draw: (drawn) => ({
    family: 'LHC',
    numbers: drawn.slice(0, 6),
    special: drawn[6] ?? 0,
    yearAnimal: animals[drawn[7] ?? 0] ?? 'RAT',
  }),
  references: lhcReferences,
}

/**
 * One draw for each way in which the six numbers and the special one fall into the groups that were picked. The
 * year is that of the first animal picked.
 */
function* drawsByGroups(playCode: string, picked: readonly string[]): Iterable<WeightedDraw> {
  const year = Math.max(0, (animals as readonly string[]).indexOf(picked[0] ?? ''))
  const groupOf = (number: number) => {
    if (playCode === 'LHC_WS') return String(number % 10)
    if (/_(ZODIAC|YX|LX\d)$/.test(playCode)) return animals[(year - (number - 1) + 48) % 12]
    return String(number).padStart(2, '0')
  }
  const groups = [...picked.map((label) => numbers.filter((number) => groupOf(number) === label))]
  groups.push(numbers.filter((number) => !picked.includes(groupOf(number) ?? '')))
  for (const counts of splits(
    6,
    groups.map((group) => group.length),
  )) {
    const normals = groups.flatMap((group, at) => group.slice(0, counts[at]))
    const ways = counts.reduce((product, count, at) => product * choose(groups[at]?.length ?? 0, count), 1)
    for (const [at, group] of groups.entries()) {
      const left = group.slice(counts[at])
      if (left[0] !== undefined) yield { drawn: [...normals, left[0], year], weight: BigInt(ways * left.length) }
    }
  }
}

/** Every way to take `total` things out of groups of these sizes. */
function* splits(total: number, sizes: readonly number[]): Iterable<number[]> {
  const [size, ...others] = sizes
  if (size === undefined) {
    if (total === 0) yield []
    return
  }
  for (let count = 0; count <= Math.min(size, total); count++) {
    for (const rest of splits(total - count, others)) yield [count, ...rest]
  }
}

/** One draw of each sum, with the number of sets of seven that have it. */
function* drawsBySum(): Iterable<WeightedDraw> {
  for (let sum = 28; sum <= 322; sum++)
    yield { drawn: [...setOfSum(7, 49, sum), horse], weight: BigInt(setsOfSum(7, 49, sum)) }
}

const counted = new Map<string, number>()

/** How many sets of `size` numbers up to `most` have this sum: those with `most`, and those without. */
function setsOfSum(size: number, most: number, sum: number): number {
  if (size === 0) return sum === 0 ? 1 : 0
  if (most < size || sum < 0) return 0
  const key = `${size} ${most} ${sum}`
  const known = counted.get(key)
  if (known !== undefined) return known
  const count = setsOfSum(size - 1, most - 1, sum - most) + setsOfSum(size, most - 1, sum)
  counted.set(key, count)
  return count
}

/** A set of this sum: the highest number that leaves enough for the others, and so on. */
function setOfSum(size: number, most: number, sum: number): Drawn {
  if (size === 0) return []
  const least = (size * (size - 1)) / 2
  const highest = Math.min(most, sum - least)
  return [highest, ...setOfSum(size - 1, highest - 1, sum - highest)]
}
