import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rowOfOne, type TrendRow } from './trend-row.ts'
import { averageOmission, temperaturesOf, trendWindow } from './trend-window.ts'

const digits = Array.from({ length: 10 }, (_, digit) => String(digit))
const digit = rowOfOne<number>('p1', digits, (drawn) => drawn)
/** Any labels at once, as indexes. */
const several: TrendRow<readonly number[]> = { name: 'any', labels: digits, shown: (drawn) => drawn }

function omissionsOf<D>(row: TrendRow<D>, draws: readonly D[], label: number): number[] {
  const { omissions } = trendWindow(row, draws)
  return draws.map((_, issue) => omissions[issue * row.labels.length + label] ?? -1)
}

test('[LOT-09] the omissions of 3, 7, 7, 1, 3 are those of the worked case', () => {
  const drawn = [3, 7, 7, 1, 3]
  expect(omissionsOf(digit, drawn, 7)).toEqual([1, 0, 0, 1, 2])
  expect(omissionsOf(digit, drawn, 3)).toEqual([0, 1, 2, 3, 0])
  const { issues, hits, current, longest, streak } = trendWindow(digit, drawn)
  expect(issues).toBe(5)
  expect([hits[3], current[3], longest[3], streak[3]]).toEqual([2, 0, 3, 1])
  expect([hits[7], current[7], longest[7], streak[7]]).toEqual([2, 2, 2, 2])
  expect([hits[0], current[0], longest[0], streak[0]]).toEqual([0, 5, 5, 0])
})

test.each([
  [5, 2, 1.7],
  [100, 10, 9.1],
  [100, 0, 100],
  [30, 3, 7.5],
  [0, 0, 0],
])('[LOT-09] of %i issues with %i hits the average omission is %d', (issues, hits, average) => {
  expect(averageOmission(issues, hits)).toBe(average)
})

test('[LOT-09] hot is the fifth that showed most often, cold what is missing longest', () => {
  // 0 shows four times, 1 three times, all others twice or less; 9 never.
  const { hot, cold } = temperaturesOf(trendWindow(digit, [0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 1, 0, 0, 1, 2]))
  expect(digits.filter((_, at) => hot[at])).toEqual(['0', '1'])
  expect(digits.filter((_, at) => cold[at])).toEqual(['9'])
})

test('[LOT-09] where more than a fifth share the first place, none is hot or cold', () => {
  const shared = temperaturesOf(trendWindow(digit, [0, 1, 2]))
  expect(shared.hot).not.toContain(true)
  expect(shared.cold).not.toContain(true)
  const nothing = temperaturesOf(trendWindow(digit, []))
  expect([...nothing.hot, ...nothing.cold]).not.toContain(true)
})

describe('against the naive reading', () => {
  const draws = fc.array(fc.array(fc.nat({ max: 9 }), { maxLength: 6 }), { maxLength: 40 })

  test('[LOT-09] omission, hits, longest and streak are what counting gives', () => {
    fc.assert(
      fc.property(draws, fc.nat({ max: 9 }), (drawn, label) => {
        const shows = drawn.map((labels) => labels.includes(label))
        const missed = shows.map((_, issue) => {
          const last = shows.slice(0, issue + 1).lastIndexOf(true)
          return last < 0 ? issue + 1 : issue - last
        })
        const runs = shows
          .map((shown) => (shown ? 'x' : ' '))
          .join('')
          .split(/ +/)
        const window = trendWindow(several, drawn)
        expect(omissionsOf(several, drawn, label)).toEqual(missed)
        expect(window.current[label]).toBe(missed.at(-1) ?? 0)
        expect(window.longest[label]).toBe(Math.max(0, ...missed))
        expect(window.hits[label]).toBe(shows.filter(Boolean).length)
        expect(window.streak[label]).toBe(Math.max(0, ...runs.map((run) => run.length)))
      }),
    )
  })

  test('[LOT-09] no more than a fifth is hot or cold, and nothing that is neither goes beyond them', () => {
    fc.assert(
      fc.property(draws, (drawn) => {
        const window = trendWindow(several, drawn)
        const { hot, cold } = temperaturesOf(window)
        expect(hot.filter(Boolean).length).toBeLessThanOrEqual(2)
        expect(cold.filter(Boolean).length).toBeLessThanOrEqual(2)
        const at = (chosen: readonly boolean[], is: boolean) => digits.map((_, i) => i).filter((i) => chosen[i] === is)
        const hits = (labels: number[]) => labels.map((label) => window.hits[label] ?? 0)
        const missed = (labels: number[]) => labels.map((label) => window.current[label] ?? 0)
        if (hot.includes(true))
          expect(Math.min(...hits(at(hot, true)))).toBeGreaterThan(Math.max(...hits(at(hot, false))))
        if (cold.includes(true))
          expect(Math.min(...missed(at(cold, true)))).toBeGreaterThan(Math.max(...missed(at(cold, false))))
      }),
    )
  })
})
