import { expect, test } from 'vitest'
import { ppmTyped, typedPercent } from './percent.ts'

test.each([
  ['100', 1_000_000],
  ['12.5', 125_000],
  ['12,5', 125_000],
  ['١٢٫٥', 125_000],
  ['\u200f१२.५', 125_000],
  ['0.0001', 1],
  ['0.57', 5_700],
  ['', undefined],
  ['0.00001', undefined],
  ['-1', undefined],
  ['1e3', undefined],
])('[OPS-05] %s percent is %s millionths', (text, ppm) => {
  expect(ppmTyped(text)).toBe(ppm)
  if (ppm !== undefined) expect(ppmTyped(typedPercent(ppm))).toBe(ppm)
})
