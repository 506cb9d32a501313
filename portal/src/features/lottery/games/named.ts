import type { Text, TextKey } from '#/src/i18n/text.ts'

/** The text of a key that was put together, or nothing where there is none. */
export function named(t: Text, key: string, values: Record<string, string | number> = {}): string | undefined {
  return (t as (key: TextKey, values: object) => string)(`odds.${key}` as TextKey, values) || undefined
}
