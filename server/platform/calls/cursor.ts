import { InvalidInput } from '#/platform/http/invalid-input.ts'

/** A number of the database's. */
const numberText = /^\d{1,19}$/
const largest = 2n ** 63n - 1n
const momentText = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3,6}Z$/

/** What each part of a cursor must be. */
export type PartKind = 'number' | 'moment' | 'text'

const fits: Readonly<Record<PartKind, (text: string) => boolean>> = {
  number: (text) => numberText.test(text) && BigInt(text) <= largest,
  moment: (text) => momentText.test(text) && !Number.isNaN(Date.parse(text)),
  text: (text) => !text.includes('\0') && text.isWellFormed(),
}

/** The place where the next page goes on, as a text that callers hand back. */
export function cursorOf(...parts: readonly string[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}

/** The parts of a cursor that a caller handed back; refuses what is none of this list. */
export function readCursor<const Kinds extends readonly PartKind[]>(
  after: string | undefined,
  kinds: Kinds,
): { readonly [Part in keyof Kinds]: string } | undefined {
  if (after === undefined) return undefined
  const parts = parsed(after)
  const isOwn =
    Array.isArray(parts) &&
    parts.length === kinds.length &&
    kinds.every((kind, at) => typeof parts[at] === 'string' && fits[kind](parts[at]))
  if (!isOwn) throw new InvalidInput([{ path: '/query/after', rule: 'pattern' }])
  return parts as { readonly [Part in keyof Kinds]: string }
}

/** The number behind which a page goes on; undefined for the first page. */
export function numberBehind(after: string | undefined): bigint | undefined {
  const [number] = readCursor(after, ['number']) ?? []
  return number === undefined ? undefined : BigInt(number)
}

/** How a list goes on by its growing id: what waits for a decision oldest first, as a queue, anything else newest first. */
export function keysetOrder(isQueue: boolean) {
  return isQueue ? ({ behind: '>', order: 'asc' } as const) : ({ behind: '<', order: 'desc' } as const)
}

function parsed(after: string): unknown {
  try {
    return JSON.parse(Buffer.from(after, 'base64url').toString())
  } catch {
    return undefined
  }
}

/** The rows of a page, of which one more than fits was read, and the cursor behind the last one. */
export function pageFrom<Row>(
  read: readonly Row[],
  size: number,
  placeOf: (row: Row) => readonly string[],
): { readonly rows: readonly Row[]; readonly next: string | null } {
  const rows = read.slice(0, size)
  const last = rows.at(-1)
  return { rows, next: read.length > size && last !== undefined ? cursorOf(...placeOf(last)) : null }
}
