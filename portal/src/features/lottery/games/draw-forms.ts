import { lotteryGame } from '@banyan/rules/lottery/lottery-games.ts'
import { northBoard, southBoard } from '@banyan/rules/lottery/vietnamese-boards.ts'

/** One field of a draw as it is typed. */
export type DrawField = NumbersField | NumeralsField | ChoiceField

/** Numbers of a range; of digits none stands between them, of others a space. */
interface NumbersField {
  readonly kind: 'numbers'
  readonly name: string
  readonly count: number
  readonly lowest: number
  readonly highest: number
  /** Numbers of one urn are drawn without putting any back. */
  readonly urn?: true
  /** A number by itself and no list of one. */
  readonly single?: true
}

/** Numbers of a fixed width whose leading zeros are kept. */
interface NumeralsField {
  readonly kind: 'numerals'
  readonly name: string
  readonly count: number
  readonly width: number
  readonly single?: true
}

interface ChoiceField {
  readonly kind: 'choice'
  readonly name: string
  readonly options: readonly string[]
}

const digits = (count: number): DrawField => ({ kind: 'numbers', name: 'digits', count, lowest: 0, highest: 9 })
const urn = (count: number, highest: number): DrawField => ({
  kind: 'numbers',
  name: 'numbers',
  count,
  lowest: 1,
  highest,
  urn: true,
})
const numerals = (name: string, count: number, width: number): DrawField => ({ kind: 'numerals', name, count, width })
const numeral = (name: string, width: number): DrawField => ({ kind: 'numerals', name, count: 1, width, single: true })
const board = (tiers: readonly (readonly [name: string, count: number, width: number])[]) =>
  tiers.map(([name, count, width]) => numerals(name, count, width))

/** Beginning with the animal of 2026, so that a draw at random has the year's. */
const animals = [
  ...['HORSE', 'GOAT', 'MONKEY', 'ROOSTER', 'DOG', 'PIG'],
  ...['RAT', 'OX', 'TIGER', 'RABBIT', 'DRAGON', 'SNAKE'],
]

/** Forms by the family's code; the names are those of the draw's own fields. */
const drawForms: Readonly<Record<string, readonly DrawField[]>> = {
  SSC: [digits(5)],
  P3: [digits(3)],
  PC28: [digits(3)],
  E5: [urn(5, 11)],
  K3: [{ kind: 'numbers', name: 'dice', count: 3, lowest: 1, highest: 6 }],
  PK10: [urn(10, 10)],
  LHC: [
    urn(6, 49),
    { kind: 'numbers', name: 'special', count: 1, lowest: 1, highest: 49, urn: true, single: true },
    { kind: 'choice', name: 'yearAnimal', options: animals },
  ],
  VNN: board(northBoard),
  VNS: board(southBoard),
  SEA: [numeral('first', 6), numeral('b2', 2), numerals('front3', 2, 3), numerals('back3', 2, 3)],
  D4: [
    numeral('first', 4),
    numeral('second', 4),
    numeral('third', 4),
    numerals('special', 10, 4),
    numerals('consolation', 10, 4),
  ],
}

/** How the draws of a family are typed; a game of Thai numbers may draw a shorter first prize and nothing else. */
export function drawFormOf(family: string, game = ''): readonly DrawField[] {
  const digits = firstDigitsOf(game)
  if (family === 'SEA' && digits < 6) return [numeral('first', digits), numeral('b2', 2)]
  return drawForms[family] ?? []
}

/** Whether draws of two games of one family are typed alike. */
export function hasSameForm(game: string, other: string): boolean {
  return firstDigitsOf(game) === firstDigitsOf(other)
}

function firstDigitsOf(game: string): number {
  return lotteryGame(game)?.firstDigits ?? 6
}

/** Digits and dice stand together, `60416`. */
export function isTogether(field: DrawField): boolean {
  return field.kind === 'numbers' && field.highest <= 9
}
