import type { FieldRule } from '@banyan/rules/fields/field-rule.ts'
import type { Text } from '#/src/i18n/text.ts'

/** A field of a form by its setting: `RegistrationField` or `ProfileField`, with its rule. */
export interface NamedRule<Name extends string = string> extends FieldRule {
  readonly name: Name
}

/**
 * What a field accepts, in words (requirements ACC-10): a template by patternId with the bounds of its length, one
 * number where they are equal. It is the hint before anybody has written, and the message where it does not fit.
 */
export function fieldMessage(t: Text, { name, patternId, minLength: min, maxLength: max }: NamedRule): string {
  const lengths = { min, max, range: min === max ? 'one' : 'other' }
  return t(name === 'password' || name === 'newPassword' ? 'pattern.password' : patternKey(patternId), lengths)
}

type PatternId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18

/** A server that is newer than this page may know kinds that have no text here: of those the length alone is told. */
function patternKey(patternId: number): `pattern.${PatternId}` {
  return `pattern.${patternId >= 1 && patternId <= 18 ? (patternId as PatternId) : 1}`
}
