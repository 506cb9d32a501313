import { expect, test } from 'vitest'
import { moveWithin } from './move-within.ts'
import { isBackwards, stageOf } from './stage.ts'

const now = Date.parse('2026-12-01T12:00:00Z')
const at = (hour: number) => `2026-12-01T${String(hour).padStart(2, '0')}:00:00Z`

test.each([
  { from: null, until: null, stage: 'shown' },
  { from: at(12), until: null, stage: 'shown' },
  { from: at(13), until: null, stage: 'planned' },
  { from: null, until: at(12), stage: 'over' },
  { from: null, until: at(13), stage: 'shown' },
  { from: at(13), until: at(11), stage: 'planned' },
  { from: 'tomorrow', until: null, stage: 'planned' },
])('[LOB-02] from $from until $until it is $stage', ({ stage, ...span }) => {
  expect(stageOf(span, now)).toBe(stage)
})

test.each([
  { from: at(2), until: at(1), isWrong: true },
  { from: at(2), until: at(2), isWrong: true },
  { from: at(1), until: at(2), isWrong: false },
  { from: null, until: at(2), isWrong: false },
  { from: at(1), until: '', isWrong: false },
])('a span from $from until $until: backwards $isWrong', ({ isWrong, ...span }) => {
  expect(isBackwards(span)).toBe(isWrong)
})

const alike = (one: string, other: string) => one[0] === other[0]
test('an item is moved past the next of its kind, and stops at the ends', () => {
  const items = ['a1', 'b1', 'a2', 'b2']
  const move = (item: string, by: -1 | 1) => moveWithin(items, (each) => each === item, by, alike)
  expect(move('a2', -1)).toEqual(['a2', 'b1', 'a1', 'b2'])
  expect(move('b1', 1)).toEqual(['a1', 'b2', 'a2', 'b1'])
  expect([move('a1', -1), move('b2', 1), move('c', 1)]).toEqual([undefined, undefined, undefined])
})
