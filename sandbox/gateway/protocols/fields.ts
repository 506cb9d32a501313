/** Fields of a request by their names, as texts. */
export type Fields<Name extends string> = Readonly<Record<Name, string>>

/** The named fields of a JSON body, each of which must be a text or a number of its pattern; others are ignored. */
export function fieldsIn<Name extends string>(
  body: string,
  patterns: Readonly<Record<Name, RegExp>>,
): Fields<Name> | undefined {
  let given: unknown
  try {
    given = JSON.parse(body)
  } catch {
    return undefined
  }
  if (typeof given !== 'object' || given === null) return undefined
  const fields: Record<string, string> = {}
  for (const [name, pattern] of Object.entries<RegExp>(patterns)) {
    const value: unknown = Object.hasOwn(given, name) ? (given as Record<string, unknown>)[name] : undefined
    const isTextual = typeof value === 'string' || typeof value === 'number'
    if (!isTextual || !pattern.test(String(value))) return undefined
    fields[name] = String(value)
  }
  return fields as Record<Name, string>
}

export const address = /^https?:\/\/[\x21-\x7e]{1,500}$/
export const orderNumber = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,49}$/
export const account = /^[A-Za-z0-9_.-]{1,50}$/
/** Whole đồng, up to a million million. */
export const dong = /^[1-9]\d{0,12}$/
