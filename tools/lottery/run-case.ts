import { CaseError, type RawCase, shown } from './case-fields.ts'
import { foundOfBet } from './run-bet.ts'
import { foundOfDraw } from './run-draw.ts'

/** One field of which a case expects another value. */
export interface Difference {
  readonly field: string
  readonly expected: string
  readonly found: string
}

/** What became of a case: it could not be run, or it ran and these fields differ. */
export interface CaseResult {
  readonly name: string
  readonly problem?: string
  readonly differences: readonly Difference[]
}

/** Runs a case; nothing in it makes this throw. */
export function resultOf(read: unknown, index: number): CaseResult {
  const place = `case ${index + 1}`
  if (typeof read !== 'object' || read === null || Array.isArray(read))
    return { name: place, problem: `${shown(read)} is no case`, differences: [] }
  const raw = read as RawCase
  const name = typeof raw.id === 'string' || typeof raw.id === 'number' ? String(raw.id) : place
  try {
    const found = raw.game !== undefined || raw.seed !== undefined ? foundOfDraw(raw) : foundOfBet(raw)
    const expected = Object.entries(found).filter(([field]) => raw[field] !== undefined)
    if (expected.length === 0) throw new CaseError(`it expects none of ${Object.keys(found).join(', ')}`)
    return { name, differences: expected.flatMap(([field, value]) => difference(field, raw[field], value)) }
  } catch (error) {
    if (!(error instanceof CaseError)) throw error
    return { name, problem: error.message, differences: [] }
  }
}

function difference(field: string, expected: unknown, found: unknown): Difference[] {
  const [wanted, got] = [shown(inOrder(expected)), shown(inOrder(found))]
  return wanted === got ? [] : [{ field, expected: wanted, found: got }]
}

/** Fields of an object in one order, so that spelling alone tells two apart. */
function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
