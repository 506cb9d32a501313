import { calendarDayOf } from '../calendar/calendar-day.ts'
import { acceptedPatterns, dateKind } from './accepted-patterns.ts'

/** What a merchant's setting says of one field of a form. Lengths count characters, as a person would. */
export interface FieldRule {
  readonly enabled: boolean
  readonly required: boolean
  /** One of the 18 kinds of `accepted-patterns.ts`. */
  readonly patternId: number
  readonly minLength: number
  readonly maxLength: number
}

/** What is wrong with a typed value: it is empty, or it does not fit its rule. */
export type FieldRuleFault = 'required' | 'rule'

/**
 * Holds a value against its rule (requirements ACC-10): it passes only if it matches the pattern and its length is
 * within bounds. Nothing typed is wrong only where something is required.
 */
export function fieldFault(rule: FieldRule, value: string): FieldRuleFault | undefined {
  if (value === '') return rule.required ? 'required' : undefined
  const length = [...value].length
  const fits = length >= rule.minLength && length <= rule.maxLength && matches(rule.patternId, value)
  return fits ? undefined : 'rule'
}

function matches(patternId: number, value: string): boolean {
  const pattern = acceptedPatterns[patternId]
  if (pattern === undefined) return false
  const isMatch = pattern === '*' || new RegExp(pattern, 'u').test(value)
  // The pattern allows 31 days in every month; one that knew leap years would be unreadable.
  return isMatch && (patternId !== dateKind || calendarDayOf(value) !== undefined)
}
