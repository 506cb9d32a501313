/** Whether `shown`, read from JSON, is `derived`, whatever the order of its fields. */
export function isSameJson(derived: unknown, shown: unknown): boolean {
  if (!isRecord(derived)) return derived === shown
  if (!isRecord(shown) || Array.isArray(derived) !== Array.isArray(shown)) return false
  const fields = Object.keys(derived)
  if (fields.length !== Object.keys(shown).length) return false
  return fields.every((field) => Object.hasOwn(shown, field) && isSameJson(derived[field], shown[field]))
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
