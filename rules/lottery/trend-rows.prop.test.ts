import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { betTypesOf } from './bet-types.ts'
import type { FamilyCode } from './draw.ts'
import { families } from './families/families.ts'
import type { Family } from './families/family.ts'
import { drawSpaces } from './test-world/draw-spaces.ts'

const codes = Object.keys(families) as FamilyCode[]

/** Bets that need two labels or more, or win where a label does not show: none is a label by itself. */
const notByItself =
  /_(DIRECT|G\d+|ANY[2-8](_DT)?|GROUP(_DT)?|XIEN\d|TRUOT\d+|NBZ\d+|2QZ|3QZ|3Z2|2ZT|TC|LX\d|DIFF[23]|PAIR|NUM3|F[123])$/

describe.each(codes)('%s', (code) => {
  const family: Family = families[code]
  const space = drawSpaces[code]
  const { rows } = family.trends

  test('no two rows have one name, and a draw shows labels that the row has', () => {
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
    fc.assert(
      fc.property(fc.nat({ max: space.size - 1 }), (at) => {
        const draw = space.draw(space.drawnAt(at))
        for (const { name, labels, shown } of rows) {
          // Two dice or three show one number in a part of the draws alone.
          const indexes = /^K3_(PAIR_ANY|TRIPLE)$/.test(name) ? shown(draw).filter((index) => index >= 0) : shown(draw)
          for (const index of indexes) expect(labels[index], name).toBeDefined()
        }
      }),
    )
  })

  const followed = betTypesOf(code).flatMap(({ playCode, picker }) =>
    picker.kind === 'rows'
      ? picker.rows.flatMap((pickerRow, place) => {
          const name = family.trends.rowFor(playCode, pickerRow.name)
          return name
            ? [{ playCode, pickerRow, place, count: picker.rows.length, row: rows.find((r) => r.name === name) }]
            : []
        })
      : [],
  )

  test('[LOT-09] every label of a picker that is followed is a label of the row that it is followed by', () => {
    for (const { playCode, pickerRow, row } of followed) {
      expect(row, playCode).toBeDefined()
      for (const label of pickerRow.labels) expect(row?.labels, playCode).toContain(label)
    }
  })

  test('[LOT-09] a label shows in a draw exactly when a bet on it alone would have won', () => {
    const alone = followed.filter(({ playCode }) => !notByItself.test(playCode))
    if (code !== 'D4') expect(alone.length).toBeGreaterThan(0)
    for (const { playCode, pickerRow, place, count, row } of alone) {
      const betType = family.betTypes[playCode]?.()
      const bets = pickerRow.labels.map((label) =>
        betType?.parse(Array.from({ length: count }, (_, at) => (at === place ? label : '-')).join('|')),
      )
      fc.assert(
        fc.property(fc.nat({ max: space.size - 1 }), (at) => {
          const draw = space.draw(space.drawnAt(at))
          const winning = bets.flatMap((bet, index) =>
            bet?.ok && bet.selection.winningLines(draw).tiers.some((tier) => tier.count > 0)
              ? [pickerRow.labels[index]]
              : [],
          )
          const shown = new Set(row?.shown(draw).map((index) => row.labels[index]))
          shown.delete(undefined)
          expect([...shown].sort(), playCode).toEqual(winning.sort())
        }),
        { numRuns: 40 },
      )
      for (const bet of bets) expect(bet?.ok, playCode).toBe(true)
    }
  })
})

test('[LOT-09] a label that means nothing by itself is not followed', () => {
  const { rowFor } = families.SSC.trends
  expect(rowFor('SSC_L3_DIRECT', 'p1')).toBe('p3')
  expect(rowFor('SSC_L2_DIRECT', 'p2')).toBe('p5')
  expect(rowFor('SSC_L3_G6', 'single')).toBe('SSC_L3_ANY1')
  expect(rowFor('SSC_L3_GSUM', 'sum')).toBeUndefined()
  expect(rowFor('SSC_POS_BSOE', 'p1')).toBeUndefined()
  expect(rowFor('SSC_DT_1_5', 'side')).toBeUndefined()
  expect(families.PC28.trends.rowFor('PC_EXTREME', 'sum')).toBeUndefined()
})
