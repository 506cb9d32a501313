/** A case as it was read: nothing is known of it yet. */
export type RawCase = Readonly<Record<string, unknown>>

/** What is wrong with a case itself, in a sentence. */
export class CaseError extends Error {}

export function textIn(raw: RawCase, field: string): string {
  const value = raw[field]
  if (typeof value !== 'string' || value === '') throw new CaseError(`${field} is ${shown(value)} and must be a text`)
  return value
}

export function wholeIn(raw: RawCase, field: string): number {
  const value = raw[field]
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0)
    throw new CaseError(`${field} is ${shown(value)} and must be a whole number`)
  return value
}

export function tableIn(raw: RawCase, field: string): RawCase {
  const value = raw[field]
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new CaseError(`${field} is ${shown(value)} and must be an object`)
  return value as RawCase
}

/** A value as people read it beside another one. */
export function shown(value: unknown): string {
  return value === undefined ? 'missing' : JSON.stringify(value)
}
