import { isDrawOfGame } from './bet-types.ts'
import type { Draw } from './draw.ts'
import { drawOfResult, type FairResult } from './fair-result.ts'
import { hanoiNumbers, laoNumbers, stockNumbers } from './imported-numbers.ts'
import { importedGames } from './lottery-games.ts'
import { type PublishedPart, publishedParts } from './published-parts.ts'

/** A result as its source publishes it, by the names of its parts; what is not known yet is left out. */
export type PublishedResult = Readonly<Record<string, string | readonly string[]>>

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

/** What gives a whole result away as one that a source shows while it has none. */
export const placeholders = ['zeros', 'repeated'] as const
export type Placeholder = (typeof placeholders)[number]

/**
 * Why a published result is no result but a source's placeholder: nothing but zeros, or the draw before once more (domain
 * section 1). Undefined where it is neither.
 */
export function placeholderOf(
  { published, result }: { readonly published: PublishedResult; readonly result: FairResult | null },
  before: FairResult | undefined,
): Placeholder | undefined {
  if (!result) return undefined
  if (!/[1-9]/.test(Object.values(published).flat().join())) return 'zeros'
  return before && textOf(result) === textOf(before) ? 'repeated' : undefined
}

/** The same for the same result, in whatever order its fields were kept. */
const textOf = (result: FairResult) =>
  JSON.stringify(Object.entries(result).toSorted(([one], [other]) => (one < other ? -1 : 1)))
