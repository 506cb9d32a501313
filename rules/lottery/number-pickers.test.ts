import { expect, test } from 'vitest'
import { namedNumbers, numbersByDigit, numbersByDigitSum, numbersInAnyOrder, numbersInSteps } from './number-pickers.ts'

test('named numbers are as many as they are called', () => {
  const counts = Object.fromEntries(Object.entries(namedNumbers).map(([name, numbers]) => [name, numbers.length]))
  expect(counts).toEqual({
    big: 50,
    small: 50,
    even: 50,
    odd: 50,
    evenEven: 25,
    oddOdd: 25,
    evenOdd: 25,
    oddEven: 25,
    doubles: 10,
  })
  expect(namedNumbers.big[0]).toBe('50')
  expect(namedNumbers.small.at(-1)).toBe('49')
  expect(namedNumbers.evenOdd).toContain('01')
  expect(namedNumbers.oddEven).toContain('10')
  expect(namedNumbers.doubles).toEqual(['00', '11', '22', '33', '44', '55', '66', '77', '88', '99'])
})

test('a digit in front, at the end or anywhere', () => {
  for (let digit = 0; digit < 10; digit++) {
    expect(numbersByDigit('first', digit)).toHaveLength(10)
    expect(numbersByDigit('last', digit)).toHaveLength(10)
    expect(numbersByDigit('any', digit)).toHaveLength(19)
    expect(numbersByDigitSum(digit)).toHaveLength(10)
  }
  expect(numbersByDigit('first', 3)[0]).toBe('30')
  expect(numbersByDigit('last', 3)[0]).toBe('03')
  expect(numbersByDigitSum(3)).toEqual(['03', '12', '21', '30', '49', '58', '67', '76', '85', '94'])
})

test.each([
  ['12', ['12', '21']],
  ['11', ['11']],
  ['123', ['123', '132', '213', '231', '312', '321']],
  ['122', ['122', '212', '221']],
  ['555', ['555']],
])('%s has the orders %s', (number, orders) => {
  expect(numbersInAnyOrder(number)).toEqual(orders)
})

test.each([
  ['03', '13', '93', ['03', '13', '23', '33', '43', '53', '63', '73', '83', '93']],
  ['00', '11', '50', ['00', '11', '22', '33', '44']],
  ['010', '020', '035', ['010', '020', '030']],
  ['13', '13', '93', []],
  ['13', '03', '93', []],
  ['93', '94', '13', []],
  ['x', 'y', 'z', []],
])('from %s over %s to %s', (from, second, to, numbers) => {
  expect(numbersInSteps(from, second, to)).toEqual(numbers)
})
