import { expect, test } from 'vitest'
import { changeSlip, emptySlip, type SlipChange, slipAtMost } from './slip-state.ts'

const bet = { playCode: 'SSC_L3_DIRECT', selection: '1|2|3', unit: '2.00', multiple: 2, prizeGroup: null }
const after = (...changes: readonly SlipChange[]) =>
  changes.reduce((slip, change) => changeSlip(slip, change, 99_999), emptySlip)

test('[LOT-05] the same selection at the same stake is one bet of a greater multiple', () => {
  const { lines } = after({ kind: 'add', bets: [bet, bet] }, { kind: 'add', bets: [{ ...bet, unit: '20.00' }] })
  expect(lines.map(({ unit, multiple }) => [unit, multiple])).toEqual([
    ['2.00', 4],
    ['20.00', 2],
  ])
})

test('[LOT-05] a multiple never passes the most', () => {
  const { lines } = after({ kind: 'add', bets: [{ ...bet, multiple: 99_999 }, bet] })
  expect(lines[0]?.multiple).toBe(99_999)
})

test('[LOT-05] bets of a slip are edited, left out and cleared, each by itself', () => {
  const two = { kind: 'add', bets: [bet, { ...bet, selection: '4|5|6' }] } as const
  expect(after(two, { kind: 'multiple', key: 2, multiple: 9 }).lines.map(({ multiple }) => multiple)).toEqual([2, 9])
  expect(after(two, { kind: 'remove', key: 1 }).lines.map(({ selection }) => selection)).toEqual(['4|5|6'])
  expect(after(two, { kind: 'clear' }).lines).toEqual([])
  const again = after(two, { kind: 'clear' }, two)
  expect(again.lines.map(({ key }) => key)).toEqual([3, 4])
})

test('[LOT-05] a slip holds as many bets as the wire takes', () => {
  const bets = Array.from({ length: slipAtMost + 5 }, (_, at) => ({
    ...bet,
    selection: `${at % 10}|${Math.floor(at / 10)}|0`,
  }))
  expect(after({ kind: 'add', bets }).lines).toHaveLength(slipAtMost)
})
