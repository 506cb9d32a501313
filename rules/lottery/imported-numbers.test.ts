import { expect, test } from 'vitest'
import { isDraw } from './bet-types.ts'
import { hanoiNumbers, laoNumbers, stockNumbers } from './imported-numbers.ts'

const numbers = (first: string, b2: string) => ({ family: 'SEA', first, b2, front3: [], back3: [] })

test('the sources give the numbers of the worked examples', () => {
  const index = { value: '1432.57', change: '-8.41' }
  expect(stockNumbers(index)).toEqual(numbers('257', '41'))
  expect(laoNumbers('7354')).toEqual(numbers('7354', '73'))
  expect(laoNumbers('017354')).toEqual(numbers('7354', '73'))
  expect(hanoiNumbers({ special: '84679', first: '35271' })).toEqual(numbers('4679', '71'))
  for (const draw of [stockNumbers(index), laoNumbers('7354')]) expect(isDraw(draw!)).toBe(true)
})

test.each([
  ['1432.5', '8.41'],
  ['1432', '8.41'],
  ['1,432.57', '8.41'],
  ['1432.57', '8.4'],
  ['1432.57', '0.5%'],
  ['-1432.57', '8.41'],
  ['.57', '8.41'],
  ['', ''],
])('an index of %s with a change of %s is refused', (value, change) => {
  expect(stockNumbers({ value, change })).toBe(undefined)
})

test('numbers of other lengths are refused', () => {
  for (const drawn of ['735', '7354123', '73x4', ' 7354', '']) expect(laoNumbers(drawn)).toBe(undefined)
  expect(hanoiNumbers({ special: '4679', first: '35271' })).toBe(undefined)
  expect(hanoiNumbers({ special: '84679', first: '352711' })).toBe(undefined)
})

test('an index that does not move has 00 as its bottom number', () => {
  expect(stockNumbers({ value: '20.00', change: '0.00' })).toEqual(numbers('000', '00'))
})
