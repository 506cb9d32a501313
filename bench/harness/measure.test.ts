import { expect, test } from 'vitest'
import { findingOf, isAboveFloors, type Measure, verdictOf } from './measure.ts'

const effort = { rounds: 1, warmUps: 0, signal: new AbortController().signal }
const measure = (value: number): Measure => ({
  name: 'x',
  floor: 4,
  target: 3,
  unit: '×',
  better: 'lower',
  run: async () => ({ figure: { value, lowest: value, highest: value }, sides: {}, sideUnit: 'ms', notes: [] }),
})

test.each([
  { better: 'lower', floor: 4, target: 3, figures: { pass: [0, 3], near: [3.01, 4], fail: [4.01, Number.NaN] } },
  {
    better: 'higher',
    floor: 0.7,
    target: 0.9,
    figures: { pass: [0.9, 2], near: [0.7, 0.89], fail: [0.69, Number.NaN] },
  },
] as const)('where $better is better, figures stand to floor and target as they should', ({ figures, ...limits }) => {
  for (const [verdict, values] of Object.entries(figures)) {
    for (const value of values) expect(verdictOf(limits, value), String(value)).toBe(verdict)
  }
})

test('a report past its floor says so and fails nothing', async () => {
  const finding = await findingOf({ ...measure(5), isReport: true }, effort)
  expect(finding.verdict).toBe('beyond')
  expect(isAboveFloors([finding])).toBe(true)
})

test('a run that throws is wrong, and says why', async () => {
  const run = async () => {
    throw new Error('totalCount was 0')
  }
  expect(await findingOf({ ...measure(1), run }, effort)).toMatchObject({ verdict: 'wrong', fault: 'totalCount was 0' })
})

test('a run that is given up is no finding', async () => {
  const signal = AbortSignal.abort(new Error('stopped'))
  const run = async () => {
    throw new Error('the server ended')
  }
  await expect(findingOf({ ...measure(1), run }, { ...effort, signal })).rejects.toThrow('stopped')
})

test.each([
  { values: [1, 3.5], above: true },
  { values: [1, 5], above: false },
])('one figure below its floor is enough: $values', async ({ values, above }) => {
  const findings = await Promise.all(values.map((value) => findingOf(measure(value), effort)))
  expect(isAboveFloors(findings)).toBe(above)
})

test('a wrong answer is below every floor', async () => {
  const finding = await findingOf(measure(1), effort)
  expect(isAboveFloors([{ ...finding, verdict: 'wrong' }])).toBe(false)
})
