/** The object in a body whose fields pass these tests, all of them and no other; undefined when there is none. */
export function fieldsIn<Fields>(
  body: string,
  tests: Readonly<Record<keyof Fields & string, (value: unknown) => boolean>>,
): Fields | undefined {
  let parsed: unknown
  try {
    parsed = JSON.parse(body)
  } catch {
    return undefined
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return undefined
  const fields = parsed as Readonly<Record<string, unknown>>
  const isWhole =
    Object.keys(fields).every((name) => Object.hasOwn(tests, name)) &&
    Object.entries<(value: unknown) => boolean>(tests).every(([name, isRight]) => isRight(fields[name]))
  return isWhole ? (fields as Fields) : undefined
}

export function isText(value: unknown, pattern: RegExp): value is string {
  return typeof value === 'string' && pattern.test(value)
}
