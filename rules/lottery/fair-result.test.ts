import { expect, test } from 'vitest'
import { isDraw } from './bet-types.ts'
import { drawOfResult } from './fair-result.ts'
import { publishedDraws } from './test-world/published-draws.ts'

const marked = { family: 'LHC', numbers: [3, 14, 22, 27, 31, 45], special: 12 } as const

test.each(publishedDraws)('what was published of $game is a draw of its family', ({ result }) => {
  expect(isDraw(drawOfResult(result, '2026-11-20'))).toBe(true)
})

test('a draw of 六合彩 belongs to the lunar year of its day', () => {
  expect(drawOfResult(marked, '2026-02-16')).toEqual({ ...marked, yearAnimal: 'SNAKE' })
  expect(drawOfResult(marked, '2026-02-17')).toEqual({ ...marked, yearAnimal: 'HORSE' })
})

test('beyond the table of lunar years nothing is guessed', () => {
  expect(() => drawOfResult(marked, '2037-02-15')).toThrow(RangeError)
})
