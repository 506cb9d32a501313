import { createHash } from 'node:crypto'

/** A result by the names of its parts, as a station, a bank of numbers or an exchange publishes it. */
export type Published = Record<string, string | string[]>

/** A part: one value like this, or so many of them. Each 0 stands for a digit. */
type Part = readonly [name: string, pattern: string, count?: number]

const north: readonly Part[] = [
  ['DB', '00000', 1],
  ['G1', '00000', 1],
  ['G2', '00000', 2],
  ['G3', '00000', 6],
  ['G4', '0000', 4],
  ['G5', '0000', 6],
  ['G6', '000', 3],
  ['G7', '00', 4],
]
const south: readonly Part[] = [
  ['DB', '000000', 1],
  ['G1', '00000', 1],
  ['G2', '00000', 1],
  ['G3', '00000', 2],
  ['G4', '00000', 7],
  ['G5', '0000', 1],
  ['G6', '0000', 3],
  ['G7', '000', 1],
  ['G8', '00', 1],
]
const fourDigits: readonly Part[] = [
  ['first', '0000'],
  ['second', '0000'],
  ['third', '0000'],
  ['special', '0000', 10],
  ['consolation', '0000', 10],
]
const boards: readonly (readonly [RegExp, readonly Part[]])[] = [
  [/^VNN$/, north],
  [/^VN[SC]_[A-Z]{2,4}$/, south],
  [
    /^TH_GOV$/,
    [
      ['first', '000000'],
      ['b2', '00'],
      ['front3', '000', 2],
      ['back3', '000', 2],
    ],
  ],
  [/^LAO$/, [['number', '000000']]],
  [
    /^HN(_SP|_VIP)?$/,
    [
      ['special', '00000'],
      ['first', '00000'],
    ],
  ],
  [
    /^STK_[A-Z_]{2,12}$/,
    [
      ['value', '1000.00'],
      ['change', '+00.00'],
    ],
  ],
  [/^D4_[A-Z]{2,10}$/, fourDigits],
]

/** The result of an issue, the same whenever it is asked for; undefined of a game that has none. */
export function publishedResult(game: string, issue: string): Published | undefined {
  const parts = boards.find(([code]) => code.test(game))?.[1]
  return (
    parts &&
    Object.fromEntries(
      parts.map(([name, pattern, count]) => {
        const value = (place: number) => numberFor(`${game} ${issue} ${name} ${place}`, pattern)
        return [name, count === undefined ? value(0) : Array.from({ length: count }, (_, place) => value(place))]
      }),
    )
  )
}

function numberFor(seed: string, pattern: string): string {
  const bytes = createHash('sha256').update(seed).digest()
  let at = 0
  return pattern.replaceAll('0', () => String((bytes[at++] ?? 0) % 10))
}

/** The last prizes of a result first, as draws show them: so many numbers. */
export function firstNumbers(published: Published, count: number): Published {
  const shown: [string, string | string[]][] = []
  let left = count
  for (const [name, part] of Object.entries(published).reverse()) {
    if (left <= 0) break
    shown.push([name, typeof part === 'string' ? part : part.slice(0, left)])
    left -= typeof part === 'string' ? 1 : part.length
  }
  return Object.fromEntries(shown)
}

/** The same with another number in its first part. */
export function misprinted(published: Published): Published {
  return changed(published, (number) => `${number.slice(0, -1)}${(Number(number.at(-1)) + 1) % 10}`)
}

/** The same with a digit missing in its first part. */
export function malformed(published: Published): Published {
  return changed(published, (number) => number.slice(1))
}

function changed(published: Published, change: (number: string) => string): Published {
  const [[name, part] = ['', '']] = Object.entries(published)
  return { ...published, [name]: typeof part === 'string' ? change(part) : part.map(change) }
}
