import { expect, test } from 'vitest'
import type { Finding } from './measure.ts'
import { printFindings, roundFigure } from './print.ts'
import { statsOf } from './stats.ts'

const measure = {
  name: 'PostgreSQL',
  floor: 4,
  target: 3,
  unit: '×',
  better: 'lower',
  run: async () => {
    throw new Error('not run')
  },
} as const
const outcome = {
  figure: { value: 2.5, lowest: 2.1, highest: 3.25 },
  sides: { server: statsOf([100, 120, 140]), raw: statsOf([40, 48, 56]) },
  sideUnit: 'ms',
  notes: [],
}
const finding: Finding = { measure, outcome, verdict: 'pass', fault: undefined }

test('a figure stands beside its floor, its target and what it was made of', () => {
  expect(printFindings([finding])).toBe(`\
| Measure    | Figure           | Floor  | Target |      |
|------------|------------------|--------|--------|------|
| PostgreSQL | 2.50 (2.10–3.25) | ≤ 4.00 | ≤ 3.00 | pass |

| Measure    | Side   | Unit | n | min  | median | p95  | p99  | max  |
|------------|--------|------|---|------|--------|------|------|------|
| PostgreSQL | server | ms   | 3 | 100  | 120    | 138  | 140  | 140  |
| PostgreSQL | raw    | ms   | 3 | 40.0 | 48.0   | 55.2 | 55.8 | 56.0 |`)
})

test('a wrong answer has no figure but a reason', () => {
  const text = printFindings([{ ...finding, outcome: undefined, verdict: 'wrong', fault: 'it answered 500' }])
  expect(text).toContain('| wrong |')
  expect(text).toContain('- PostgreSQL: wrong: it answered 500')
})

test('what is measured in a unit says so, and where more is better the limits turn', () => {
  const bytes = { ...measure, unit: 'KB', better: 'higher' } as const
  const text = printFindings([{ ...finding, measure: bytes, outcome: { ...outcome, notes: ['gzip'] } }])
  expect(text).toContain('| 2.50 KB (2.10–3.25) | ≥ 4.00 KB | ≥ 3.00 KB |')
  expect(text).toContain('- PostgreSQL: gzip')
})

test.each([
  [0.354, '0.35'],
  [9.999, '10.00'],
  [12.34, '12.3'],
  [1234.5, '1235'],
  [Number.NaN, '–'],
])('%d is written %s', (value, text) => expect(roundFigure(value)).toBe(text))
