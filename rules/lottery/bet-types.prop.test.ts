import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Selection } from './bet-type.ts'
import { betTypesOf, type RegisteredBetType } from './bet-types.ts'
import { isAtMost } from './counting/best-wins.ts'
import type { FamilyCode } from './draw.ts'
import { arbitrarySelection, arbitraryText, hostileTexts } from './test-world/arbitrary-selections.ts'
import { spelledHits, spelledWins } from './test-world/comparable-wins.ts'
import type { DrawSpace } from './test-world/draw-space.ts'
import { drawSpaces } from './test-world/draw-spaces.ts'
import { fieldsOf, type Line } from './test-world/reference.ts'

/** Selections of each bet type that are held against sampled draws. */
const sampledSelections = 25
const sampledDraws = 12
/** More lines than this are not written out. */
const mostWrittenLines = 12_000

const spaces = Object.entries(drawSpaces) as [FamilyCode, DrawSpace][]

function read(betType: RegisteredBetType, text: string): Selection | undefined {
  const parsed = betType.parse(text)
  return parsed.ok ? parsed.selection : undefined
}

function linesOf({ references }: DrawSpace, { playCode }: RegisteredBetType, { canonical }: Selection): Line[] {
  return references[playCode]?.(fieldsOf(canonical)) ?? []
}

describe.each(spaces)('%s', (family, space) => {
  const betTypes = betTypesOf(family).map((betType) => [betType.playCode, betType] as const)

  test('every bet type has its naive reading, and every reading its bet type', () => {
    const read = Object.keys(space.references)
    expect(betTypes.map(([playCode]) => playCode).filter((playCode) => !read.includes(playCode))).toEqual([])
  })

  test.each(betTypes)('%s counts as many lines as there are, and as many wins as they have', (_playCode, betType) => {
    const index = fc.nat({ max: space.size - 1 })
    const draws = fc.array(index, { minLength: sampledDraws, maxLength: sampledDraws })
    fc.assert(
      fc.property(arbitrarySelection(betType.picker), draws, (text, indexes) => {
        const selection = read(betType, text)
        fc.pre(selection !== undefined && selection.lines <= mostWrittenLines)
        const lines = linesOf(space, betType, selection)
        expect(selection.lines).toBe(lines.length)
        const best = selection.bestWins()
        for (const drawn of indexes.map((at) => space.drawnAt(at))) {
          const wins = selection.winningLines(space.draw(drawn))
          expect(spelledWins(wins)).toBe(spelledHits(lines.map((line) => line(drawn))))
          expect(best.some((bound) => isAtMost(wins, bound))).toBe(true)
        }
      }),
      { numRuns: sampledSelections },
    )
  })

  test.each(betTypes)('%s has one spelling for each selection, and reads it back', (_playCode, betType) => {
    fc.assert(
      fc.property(arbitrarySelection(betType.picker), (text) => {
        const selection = read(betType, text)
        fc.pre(selection !== undefined)
        expect(read(betType, selection.canonical)?.canonical).toBe(selection.canonical)
        const reversed = fieldsOf(text).map((labels) => labels.reverse().join(',') || '-')
        expect(read(betType, reversed.join('|'))?.canonical).toBe(selection.canonical)
      }),
      { numRuns: sampledSelections },
    )
  })

  test.each(betTypes)('%s refuses what is no selection with a code, and never throws', (_playCode, betType) => {
    const near = arbitrarySelection(betType.picker).chain((text) =>
      fc
        .tuple(fc.nat(text.length), fc.constantFrom(' ', '１', ';', '\u200b', '%', '.', '\n'))
        .map(([at, noise]) => text.slice(0, at) + noise + text.slice(at)),
    )
    const refusal = (text: string) => {
      const parsed = betType.parse(text)
      return parsed.ok ? 'accepted' : parsed.code
    }
    for (const text of hostileTexts) {
      const code = refusal(text)
      if (code === 'accepted') expect(read(betType, text)?.canonical).toBe(text)
    }
    const once = { numRuns: sampledSelections }
    fc.assert(
      fc.property(near, (text) => {
        expect(refusal(text)).toMatch(/^(bad|dup)_selection$/)
      }),
      once,
    )
    fc.assert(
      fc.property(arbitraryText, (text) => {
        expect(refusal(text)).toMatch(/^(accepted|(bad|dup)_selection)$/)
      }),
      once,
    )
  })

  test.each(betTypes)('%s refuses a value that stands twice', (_playCode, betType) => {
    fc.assert(
      fc.property(arbitrarySelection(betType.picker), (text) => {
        fc.pre(read(betType, text) !== undefined)
        const [first = ''] = fieldsOf(text).find((labels) => labels.length > 0) ?? []
        const doubled = text.replace(first, `${first},${first}`)
        const parsed = betType.parse(doubled)
        expect(parsed.ok ? 'accepted' : parsed.code).toMatch(/^(dup|bad)_selection$/)
      }),
      { numRuns: 5 },
    )
  })
})
