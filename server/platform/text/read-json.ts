import { strictJson } from '#/platform/text/strict-json.ts'
/** The JSON in a text; undefined where it is none. */
export function jsonIn(text: string): unknown {
  try {
    return strictJson(text)
  } catch {
    return undefined
  }
}

const linesAtMost = 50_000

/**
 * The values of a file with JSON in each line, each read by `read`; undefined where a line is not as it should be or there
 * are more than anybody has in a day, because half a file would look like missing payments.
 */
export function jsonLinesIn<Value>(text: string, read: (line: unknown) => Value | undefined): Value[] | undefined {
  const lines = text.split('\n')
  // The last line ends like the others.
  if (lines.at(-1) === '') lines.pop()
  if (lines.length > linesAtMost) return undefined
  const values: Value[] = []
  for (const line of lines) {
    const value = read(jsonIn(line))
    if (value === undefined) return undefined
    values.push(value)
  }
  return values
}
