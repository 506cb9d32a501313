import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LineKind, Selection } from './bet-type.ts'
import { betTypesOf, type RegisteredBetType } from './bet-types.ts'
import { isAtMost } from './counting/best-wins.ts'
import type { FamilyCode } from './draw.ts'
import { compare, ratio } from './rational.ts'
import { arbitrarySelection } from './test-world/arbitrary-selections.ts'
import { spelledHits, spelledWins } from './test-world/comparable-wins.ts'
import type { DrawSpace, WeightedDraw } from './test-world/draw-space.ts'
import { drawSpaces } from './test-world/draw-spaces.ts'
import { fieldsOf, type Line } from './test-world/reference.ts'

/** One selection of few lines, followed through every draw there is. */
interface Followed {
  readonly lineKinds: readonly LineKind[]
  readonly selection: Selection
  readonly lines: readonly Line[]
  /** How often each line won each tier. */
  readonly hits: readonly Map<string, bigint>[]
}

/** The fewest lines among this many selections; the seed is fixed, so the draws and the time are too. */
const candidates = { numRuns: 40, seed: 20_261_121 }

function follow({ references }: DrawSpace, betType: RegisteredBetType): Followed {
  const { playCode, lineKinds, picker } = betType
  const selections = fc.sample(arbitrarySelection(picker), candidates).flatMap((text) => {
    const parsed = betType.parse(text)
    return parsed.ok ? [parsed.selection] : []
  })
  const [selection] = selections.sort((a, b) => a.lines - b.lines)
  if (!selection) throw new Error(`No selection of ${playCode} was found.`)
  const lines = references[playCode]?.(fieldsOf(selection.canonical)) ?? []
  return { lineKinds: [...lineKinds, ...selection.lineKinds], selection, lines, hits: lines.map(() => new Map()) }
}

/** What a line won over all draws, as a kind of line is described. */
function measuredKind(hits: ReadonlyMap<string, bigint>, size: bigint): string {
  const tiers = [...hits].map(([tier, count]) => ({ tier, chance: ratio(count, size) }))
  const push = tiers.find(({ tier }) => tier === 'PUSH')?.chance ?? ratio(0)
  return spelledKind({ chances: tiers.filter(({ tier }) => tier !== 'PUSH'), push })
}

function spelledKind({ chances, push }: LineKind): string {
  const spelled = chances
    .filter(({ chance }) => compare(chance, ratio(0)) > 0)
    .map(({ tier, chance }) => `${tier}: ${chance.numerator}/${chance.denominator}`)
  return [...spelled.sort(), `PUSH: ${push.numerator}/${push.denominator}`].join(', ')
}

/** Every draw, or one for all that the selection cannot tell apart. */
function* drawsFor(space: DrawSpace, playCode: string, { canonical }: Selection): Iterable<WeightedDraw> {
  const weighted = space.weightedFor?.(playCode, fieldsOf(canonical))
  if (weighted) yield* weighted
  else for (const drawn of space.wholeFor(playCode)) yield { drawn, weight: 1n }
}

const betTypes = (Object.entries(drawSpaces) as [FamilyCode, DrawSpace][]).flatMap(([family, space]) =>
  betTypesOf(family).map((betType) => [betType.playCode, betType, space] as const),
)

test.each(betTypes)('%s has the wins and the chances that it should over the whole draw space', (_, betType, space) => {
  const { selection, lines, hits, lineKinds } = follow(space, betType)
  const [wrong, beyond]: [string[], string[]] = [[], []]
  const best = selection.bestWins()
  let size = 0n
  for (const { drawn, weight } of drawsFor(space, betType.playCode, selection)) {
    size += weight
    const won = lines.map((line) => line(drawn))
    const wins = selection.winningLines(space.draw(drawn))
    if (spelledWins(wins) !== spelledHits(won)) wrong.push(drawn.join())
    if (!best.some((bound) => isAtMost(wins, bound))) beyond.push(drawn.join())
    for (let at = 0; at < won.length; at++) {
      const counts = hits[at] ?? new Map<string, bigint>()
      for (const tier of won[at] ?? []) counts.set(tier, (counts.get(tier) ?? 0n) + weight)
    }
  }
  expect(wrong.slice(0, 10)).toEqual([])
  expect(beyond.slice(0, 10)).toEqual([])
  const described = lineKinds.map(spelledKind)
  for (const line of hits) expect(described).toContain(measuredKind(line, size))
})
