import type { BetType } from '@banyan/rules/lottery/bet-type.ts'
import { exampleOf, textOf } from './picks/pick-text.ts'

/** A number from 0 below `below`, each alike. */
export type Chance = (below: number) => number

/** From the browser's own generator, without the slant of a remainder. */
export const browserChance: Chance = (below) => {
  const room = 2 ** 32 - (2 ** 32 % below)
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
    if (drawn < room) return drawn % below
  }
}

/** Draws that may make no line, such as a pair beside itself, before the first example is taken. */
const tries = 50

/** A selection at random of as few labels as make a line. */
export function randomSelection(betType: BetType, chance: Chance): string {
  const { picker, parse } = betType
  for (let turn = 0; turn < tries; turn += 1) {
    const text =
      picker.kind === 'entries' ? randomEntry(picker, chance) : randomRows(exampleOf(betType), betType, chance)
    if (parse(text).ok) return text
  }
  return exampleOf(betType)
}

/** As many labels in each row as the example has, others. */
function randomRows(example: string, { picker }: BetType, chance: Chance): string {
  if (picker.kind !== 'rows') return example
  const counts = example.split('|').map((field) => (field === '-' ? 0 : field.split(',').length))
  const mayAllBeEmpty = picker.rows.every(({ fewest }) => fewest === 0)
  const only = mayAllBeEmpty ? chance(picker.rows.length) : undefined
  const taken = new Set<string>()
  const picks = picker.rows.map(({ labels }, index) => {
    const count = only === undefined ? (counts[index] ?? 0) : only === index ? 1 : 0
    const left = labels.filter((label) => !taken.has(label))
    const from = left.length >= count ? left : [...labels]
    const picked = new Set<string>()
    for (let each = 0; each < count; each += 1) {
      const rest = from.filter((label) => !picked.has(label))
      const label = rest[chance(rest.length)]
      if (label === undefined) break
      picked.add(label)
    }
    // Rows of one alphabet seldom take a label twice: bankers stand beside others, and positions differ in urns.
    if (!isDigits(labels)) for (const label of picked) taken.add(label)
    return picked
  })
  return textOf(picker.rows, picks)
}

const isDigits = (labels: readonly string[]) => labels.length === 10 && labels[0] === '0'

function randomEntry(
  { width, digits, wildcard }: { width: number; digits: string; wildcard?: string },
  chance: Chance,
): string {
  const entry = Array.from({ length: width }, () => digits[chance(digits.length)])
  if (wildcard) entry[chance(width)] = wildcard
  return entry.join('')
}
