import { importedGames } from './lottery-games.ts'
import { northBoard, southBoard } from './vietnamese-boards.ts'

/** A part of a published result, in the order in which results are shown. */
export interface PublishedPart {
  readonly name: string
  /** How many values it has, in order; undefined where it is one value by itself. */
  readonly count: number | undefined
  /** What each value looks like. */
  readonly pattern: RegExp
  /** An example of a value, for forms. */
  readonly example: string
}

const digits = (width: number) => new RegExp(`^\\d{${width}}$`)
const one = (name: string, width: number): PublishedPart => ({
  ...{ name, count: undefined, pattern: digits(width), example: '0'.repeat(width) },
})
const list = (name: string, count: number, width: number): PublishedPart => ({ ...one(name, width), count })
const boardParts = (board: readonly (readonly [string, number, number])[]) => board.map((tier) => list(...tier))

const thai = [one('first', 6), one('b2', 2), list('front3', 2, 3), list('back3', 2, 3)]
const fourDigit = [
  ...['first', 'second', 'third'].map((name) => one(name, 4)),
  ...['special', 'consolation'].map((name) => list(name, 10, 4)),
]
const lao: PublishedPart[] = [{ name: 'number', count: undefined, pattern: /^\d{4,6}$/, example: '012345' }]
const hanoi = [one('special', 5), one('first', 5)]
const index: PublishedPart[] = [
  { name: 'value', count: undefined, pattern: /^\d{1,6}\.\d\d$/, example: '1234.56' },
  { name: 'change', count: undefined, pattern: /^[+-]?\d{1,5}\.\d\d$/, example: '-12.34' },
]

/** The parts of a result of an imported game; none of any other. */
export function publishedParts(code: string): readonly PublishedPart[] {
  if (!Object.hasOwn(importedGames, code)) return []
  switch (importedGames[code]?.family) {
    case 'VNN':
      return boardParts(northBoard)
    case 'VNS':
      return boardParts(southBoard)
    case 'D4':
      return fourDigit
    default:
      return thaiParts(code)
  }
}

function thaiParts(code: string): readonly PublishedPart[] {
  if (code === 'TH_GOV') return thai
  if (code === 'LAO') return lao
  return code.startsWith('STK_') ? index : hanoi
}
