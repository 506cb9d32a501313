import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { betTypesOf } from './bet-types.ts'
import type { FamilyCode } from './draw.ts'
import { winsOfCanonical } from './settle-canonical.ts'
import { arbitraryBet, drawsAgainst } from './test-world/books-of-bets.ts'
import type { DrawSpace } from './test-world/draw-space.ts'
import { drawSpaces } from './test-world/draw-spaces.ts'

const spaces = Object.entries(drawSpaces) as [FamilyCode, DrawSpace][]
const seeds = fc.array(fc.nat({ max: 2 ** 31 - 2 }), { minLength: 12, maxLength: 12 })

describe.each(spaces)('%s', (family, space) => {
  test.each(betTypesOf(family).map((betType) => [betType.playCode, betType] as const))(
    '[LOT-06] %s wins the same from its stored text as from a selection that was read',
    (playCode, betType) => {
      fc.assert(
        fc.property(arbitraryBet(betType), seeds, (bet, at) => {
          for (const draw of drawsAgainst(betType, space, [bet], at).slice(0, 120)) {
            expect(winsOfCanonical(playCode, bet.selection.canonical, draw)).toEqual(bet.selection.winningLines(draw))
          }
        }),
        { numRuns: 8 },
      )
    },
  )
})

test('[LOT-06] a bet type that is not known, and a draw of another family, are bugs', () => {
  const draw = { family: 'K3', dice: [1, 2, 3] } as const
  expect(() => winsOfCanonical('SSC_NONE', '1', draw)).toThrow('SSC_NONE')
  expect(() => winsOfCanonical('SSC_FUN1', '1', draw)).toThrow('K3')
  expect(() => winsOfCanonical('K3_ONE', '7', draw)).toThrow('bad_selection')
})
