import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

const cellsOf = (...cells: string[]) => csvOf(['a'], [cells]).split('\r\n')[1]

test('a file begins with a byte-order mark, and each line ends as RFC 4180 says', () => {
  expect(csvOf(['Name', 'Amount'], [['Linh', '1500.00']])).toBe('\ufeffName,Amount\r\nLinh,1500.00\r\n')
})

test.each(['=1+1', '+84901234567', '-A1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1'])(
  '[OPS-05] %j does not run as a formula',
  (text) => {
    expect(cellsOf(text)?.replace(/^"/, '')).toMatch(/^'/)
  },
)

test.each([
  ['a;=1+1', `"a;'=1+1"`],
  ['a,=1+1', `"a,'=1+1"`],
  ['a;@SUM(A1)', `"a;'@SUM(A1)"`],
  ['a;-A1;+B1', `"a;'-A1;'+B1"`],
  ['a;"=1+1"', `"a;'""=1+1"""`],
  ['a; =1+1', `"a;' =1+1"`],
  ['a\t=1+1', `"a\t'=1+1"`],
  ['one\r=1+1', `"one\r'=1+1"`],
  ['a;＝1+1', `"a;'＝1+1"`],
])('[OPS-05] %j runs no formula where a list is split at another sign', (text, cell) => {
  expect(csvOf(['a'], [[text]])).toBe(`\ufeffa\r\n${cell}\r\n`)
})

test('[OPS-05] signs within a word and numbers in a list stay as they are', () => {
  expect(cellsOf('A-1=B', '5; 7')).toBe('A-1=B,"5; 7"')
})

test('[OPS-05] plain numbers stay numbers', () => {
  expect(cellsOf('-1500.25', '0', '7')).toBe('-1500.25,0,7')
})

test('quotes, commas and line ends stay within their cell', () => {
  expect(cellsOf('a "b"', 'c,d')).toBe('"a ""b""","c,d"')
  expect(csvOf(['a'], [['one\ntwo']])).toContain('"one\ntwo"')
})
