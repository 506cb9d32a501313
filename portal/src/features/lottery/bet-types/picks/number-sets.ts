import { namedNumbers, numbersByDigit, numbersByDigitSum } from '@banyan/rules/lottery/number-pickers.ts'

/** Sets of two-digit numbers that are picked at a press. */
export type NamedSet = keyof typeof namedNumbers
export const namedSets = [
  'big',
  'small',
  'even',
  'odd',
  'doubles',
  'evenEven',
  'oddOdd',
  'evenOdd',
  'oddEven',
] as const satisfies readonly NamedSet[]

/** Sets that a digit names: the first, the last or either digit is this one, or the sum of both ends with it. */
export const digitSets = ['first', 'last', 'any', 'sum'] as const
export type DigitSet = (typeof digitSets)[number]

export function numbersOfSet(set: NamedSet): readonly string[] {
  return namedNumbers[set]
}

export function numbersOfDigit(set: DigitSet, digit: number): readonly string[] {
  return set === 'sum' ? numbersByDigitSum(digit) : numbersByDigit(set, digit)
}
