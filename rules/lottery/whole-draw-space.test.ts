import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LineKind, Selection } from './bet-type.ts'
import { type RegisteredBetType, betTypesOf } from './bet-types.ts'
import type { FamilyCode } from './draw.ts'
import { compare, ratio } from './rational.ts'
import { arbitrarySelection } from './test-world/arbitrary-selections.ts'
import { spelledHits, spelledWins } from './test-world/comparable-wins.ts'
import { type DrawSpace, drawSpaces } from './test-world/draw-spaces.ts'
import { type Line, fieldsOf } from './test-world/reference.ts'

/** One selection of few lines, followed through every draw there is. */
interface Followed {
  readonly playCode: string
  readonly lineKinds: readonly LineKind[]
  readonly selection: Selection
  readonly lines: readonly Line[]
  /** How often each line won each tier. */
  readonly hits: readonly Map<string, number>[]
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
  return { playCode, lineKinds: [...lineKinds, ...selection.lineKinds], selection, lines, hits: lines.map(() => new Map()) }
}

/** What a line won over all draws, as a kind of line is described. */
function measuredKind(hits: ReadonlyMap<string, number>, size: number): string {
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

test.each(Object.entries(drawSpaces) as [FamilyCode, DrawSpace][])(
  '%s: wins and chances are right over the whole draw space',
  (family, space) => {
    const followed = betTypesOf(family).map((betType) => follow(space, betType))
    const wrong = new Set<string>()
    for (let index = 0; index < space.size; index++) {
      const drawn = space.drawnAt(index)
      const draw = space.draw(drawn)
      for (const { playCode, selection, lines, hits } of followed) {
        const won = lines.map((line) => line(drawn))
        if (spelledWins(selection.winningLines(draw)) !== spelledHits(won))
          wrong.add(`${playCode} ${selection.canonical} in ${drawn}`)
        for (let at = 0; at < won.length; at++) {
          for (const tier of won[at] ?? []) hits[at]?.set(tier, (hits[at].get(tier) ?? 0) + 1)
        }
      }
    }
    expect([...wrong].slice(0, 10)).toEqual([])
    const unexplained = followed.flatMap(({ playCode, lineKinds, hits }) => {
      const kinds = lineKinds.map(spelledKind)
      return hits.map((line) => measuredKind(line, space.size)).filter((kind) => !kinds.includes(kind)).map((kind) => `${playCode}: ${kind}; ${kinds}`)
    })
    expect(unexplained).toEqual([])
  },
)
