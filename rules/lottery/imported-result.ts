import { isDrawOfGame } from './bet-types.ts'
import type { Draw } from './draw.ts'
import { drawOfResult, type FairResult } from './fair-result.ts'
import { hanoiNumbers, laoNumbers, stockNumbers } from './imported-numbers.ts'
import { importedGames } from './lottery-games.ts'
import { northBoard, southBoard } from './vietnamese-boards.ts'

/** A result as its source publishes it, by the names of its parts; what is not known yet is left out. */
export type PublishedResult = Readonly<Record<string, string | readonly string[]>>

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

/** What was read: the result, or undefined while parts are missing; or the part that is none of the game's. */
export type ReadResult =
  | { readonly ok: true; readonly result: FairResult | undefined }
  | { readonly ok: false; readonly part: string }

/**
 * Reads a published result of an imported game by the counts and widths of its parts (domain section 1). A list may have
 * fewer values than its part, which have come so far; the result is whole when every value of every part is there.
 */
export function readPublished(code: string, published: PublishedResult): ReadResult {
  const parts = publishedParts(code)
  const stranger = Object.keys(published).find((name) => !parts.some((part) => part.name === name))
  const broken = stranger ?? parts.find((part) => !isFine(part, published[part.name]))?.name
  if (broken !== undefined || parts.length === 0) return { ok: false, part: broken ?? '' }
  if (!parts.every((part) => isWhole(part, published[part.name]))) return { ok: true, result: undefined }
  const result = resultFrom(code, published)
  // The parts are right by themselves here; a draw may still be none, such as one number twice.
  return result && isDrawOfGame(code, drawOfResult(result, ''))
    ? { ok: true, result }
    : { ok: false, part: parts[0]?.name ?? '' }
}

function isFine({ count, pattern }: PublishedPart, value: string | readonly string[] | undefined): boolean {
  if (value === undefined) return true
  if (count === undefined) return typeof value === 'string' && pattern.test(value)
  return typeof value !== 'string' && value.length <= count && value.every((number) => pattern.test(number))
}

function isWhole({ count }: PublishedPart, value: string | readonly string[] | undefined): boolean {
  return value !== undefined && (count === undefined || value.length === count)
}

function resultFrom(code: string, published: PublishedResult): FairResult | undefined {
  const family = importedGames[code]?.family
  const text = (name: string) => String(published[name])
  if (family !== 'SEA' || code === 'TH_GOV') return { family, ...published } as Draw as FairResult
  if (code === 'LAO') return laoNumbers(text('number'))
  if (code.startsWith('STK_')) return stockNumbers({ value: text('value'), change: text('change') })
  return hanoiNumbers({ special: text('special'), first: text('first') })
}

/** Whether two published results of one game can't both be right: a value that both have differs. */
export function contradicts(one: PublishedResult, other: PublishedResult): boolean {
  return Object.entries(one).some(([name, value]) => {
    const beside = other[name]
    if (beside === undefined) return false
    if (typeof value === 'string' || typeof beside === 'string') return value !== beside
    return value.some((number, place) => beside[place] !== undefined && beside[place] !== number)
  })
}
