import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beadPlate, bigRoad, roadRows } from './roads.ts'

/** A road as it is looked at: a letter for each cell, its ties after it. */
function drawn(sides: string): string[] {
  const cells = bigRoad([...sides])
  const width = Math.max(0, ...cells.map(({ column }) => column + 1))
  return Array.from({ length: roadRows }, (_, row) =>
    Array.from({ length: width }, (_, column) => {
      const cell = cells.find((each) => each.row === row && each.column === column)
      return cell ? `${cell.side}${cell.ties || ''}` : '.'
    })
      .join(' ')
      .replace(/[ .]+$/, ''),
  ).filter((line) => line !== '')
}

test('[LOT-09] a bead plate goes down six rows and begins the next column', () => {
  expect(beadPlate([...'BSBSBSB']).map(({ column, row, side }) => `${side}${column}${row}`)).toEqual([
    'B00',
    'S01',
    'B02',
    'S03',
    'B04',
    'S05',
    'B10',
  ])
})

test('[LOT-09] in a big road the same side goes down and another begins a column', () => {
  expect(drawn('BBSBBB')).toEqual(['B S B', 'B . B', '. . B'])
})

test('[LOT-09] after six rows a big road turns to the right', () => {
  expect(drawn('BBBBBBBBS')).toEqual(['B S', 'B', 'B', 'B', 'B', 'B B B'])
})

test('[LOT-09] a road turns to the right above a cell that is taken, and stays in its row', () => {
  // The eight B leave a tail in the sixth row, below which the five S of the next column must not go.
  expect(drawn(`${'B'.repeat(8)}${'S'.repeat(7)}B`)).toEqual(['B S B', 'B S', 'B S', 'B S', 'B S S S', 'B B B'])
})

test('[LOT-09] a column that a turned road has taken at its top is passed over', () => {
  // Tails of the columns before fill the rows from below, until one turns in the first row.
  const rows = ['B', 'S', 'B', 'S', 'B', 'S', 'B'].map((side) => side.repeat(14)).join('')
  const cells = bigRoad([...`${rows}S`])
  expect(new Set(cells.map(({ column, row }) => `${column} ${row}`)).size).toBe(cells.length)
  expect(cells.at(-1)?.row).toBe(0)
})

test('[LOT-09] a tie marks the cell before it, and at the beginning the first', () => {
  expect(drawn('XDXXDTX')).toEqual(['D3 T1', 'D'])
  expect(drawn('XX')).toEqual([])
})

test('[LOT-09] no two results share a cell, each column is of one side from its top, and no tie is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('D', 'T', 'X'), { maxLength: 120 }), (sides) => {
      const cells = bigRoad(sides)
      const results = sides.filter((side) => side !== 'X')
      expect(cells.map(({ side }) => side)).toEqual(results)
      expect(new Set(cells.map(({ column, row }) => `${column} ${row}`)).size).toBe(cells.length)
      expect(cells.every(({ row }) => row >= 0 && row < roadRows)).toBe(true)
      cells.forEach((cell, at) => {
        const before = cells[at - 1]
        if (before?.side !== cell.side) expect(cell.row).toBe(0)
        else
          expect([`${before.column} ${before.row + 1}`, `${before.column + 1} ${before.row}`]).toContain(
            `${cell.column} ${cell.row}`,
          )
      })
      const ties = cells.reduce((sum, cell) => sum + cell.ties, 0)
      expect(ties).toBe(results.length > 0 ? sides.length - results.length : 0)
    }),
  )
})
