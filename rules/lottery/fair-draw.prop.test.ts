import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FamilyCode } from './draw.ts'
import { type DrawInputs, deriveDraw, drawSchemes, explainDraw } from './fair-draw.ts'
import type { ResultOf } from './fair-result.ts'
import { isIssueOf } from './issue-numbers.ts'
import { type FairGame, fairGames, familyOf } from './lottery-games.ts'

const hash = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'))

function inputsOf(game: FairGame): fc.Arbitrary<DrawInputs> {
  const issue = isIssueOf(game, '20261120-001') ? '20261120-001' : '20261120-0001'
  return fc.record({
    scheme: fc.constantFrom(...drawSchemes),
    game: fc.constant(game),
    issue: fc.constant(issue),
    seed: hash,
    round: fc.integer({ min: 1, max: 1_000_000_000 }),
    randomness: hash,
  })
}

function isWithout(repetition: readonly unknown[]): boolean {
  return new Set(repetition).size === repetition.length
}

function areAmong(numbers: readonly number[], least: number, most: number): boolean {
  return numbers.every((number) => Number.isInteger(number) && number >= least && number <= most)
}

function areWide(prizes: readonly string[], count: number, width: number): boolean {
  return prizes.length === count && prizes.every((prize) => /^\d+$/.test(prize) && prize.length === width)
}

type Shapes = { readonly [F in FamilyCode]: (result: ResultOf<F>) => boolean }

const shapes: Shapes = {
  SSC: ({ digits }) => digits.length === 5 && areAmong(digits, 0, 9),
  P3: ({ digits }) => digits.length === 3 && areAmong(digits, 0, 9),
  PC28: ({ digits }) => digits.length === 3 && areAmong(digits, 0, 9),
  K3: ({ dice }) => dice.length === 3 && areAmong(dice, 1, 6),
  E5: ({ numbers }) => numbers.length === 5 && areAmong(numbers, 1, 11) && isWithout(numbers),
  PK10: ({ numbers }) => numbers.length === 10 && areAmong(numbers, 1, 10) && isWithout(numbers),
  LHC: ({ numbers, special }) =>
    numbers.length === 6 && areAmong([...numbers, special], 1, 49) && isWithout([...numbers, special]),
  VNN: ({ DB, G1, G2, G3, G4, G5, G6, G7 }) =>
    areWide([...DB, ...G1, ...G2, ...G3], 10, 5) &&
    areWide([...G4, ...G5], 10, 4) &&
    areWide(G6, 3, 3) &&
    areWide(G7, 4, 2),
  VNS: ({ DB, G1, G2, G3, G4, G5, G6, G7, G8 }) =>
    areWide(DB, 1, 6) &&
    areWide([...G1, ...G2, ...G3, ...G4], 11, 5) &&
    areWide([...G5, ...G6], 4, 4) &&
    areWide(G7, 1, 3) &&
    areWide(G8, 1, 2),
  SEA: ({ first, b2, front3, back3 }) =>
    areWide([first], 1, 6) && areWide([b2], 1, 2) && areWide(front3, 2, 3) && areWide(back3, 2, 3),
  D4: ({ first, second, third, special, consolation }) => {
    const all = [first, second, third, ...special, ...consolation]
    return special.length === 10 && areWide(all, 23, 4) && isWithout(all)
  },
}

function hasItsShape<F extends FamilyCode>(family: F, result: ResultOf<F>): boolean {
  return result.family === family && shapes[family](result)
}

test.each(fairGames.map((game) => ({ game })))('$game draws what its family draws, always the same', ({ game }) => {
  fc.assert(
    fc.property(inputsOf(game), (inputs) => {
      const result = deriveDraw(inputs)
      expect(hasItsShape(familyOf(game), result)).toBe(true)
      expect(explainDraw(inputs).result).toEqual(result)
    }),
    { numRuns: 25 },
  )
})

test('scheme, seed, issue, game, round and randomness each change the stream', () => {
  fc.assert(
    fc.property(inputsOf('SSC1M'), hash, (inputs, other) => {
      fc.pre(other !== inputs.seed && other !== inputs.randomness)
      const changed: DrawInputs[] = [
        { ...inputs, seed: other },
        { ...inputs, randomness: other },
        { ...inputs, round: inputs.round + 1 },
        { ...inputs, issue: '20261120-0002' },
        { ...inputs, game: 'SSC3M' },
        { ...inputs, scheme: inputs.scheme === 'LFD1' ? 'LFD2' : 'LFD1' },
      ]
      const words = [inputs, ...changed].map((each) =>
        explainDraw(each)
          .picks.map(({ word }) => word)
          .join(),
      )
      expect(isWithout(words)).toBe(true)
    }),
    { numRuns: 25 },
  )
})
