/**
 * The value of a JSON text; throws where it is none, or where an object names a key twice: programs differ in which of
 * the two values they take, so what one has checked is not what another does.
 */
export function strictJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  if (repeatsKeys(text, value)) throw new SyntaxError('a key is named twice')
  return value
}

/** Whether an object in this JSON text, whose value is known, names a key twice: then the text has more keys than it. */
export function repeatsKeys(text: string, value: unknown): boolean {
  let named = 0
  for (const [, colon] of text.matchAll(strings)) if (colon !== undefined) named++
  return named !== keysIn(value)
}

/** Each string of a JSON text, with the colon after it where it is a key. Outside strings no quote stands. */
const strings = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g

/** Keys of a value and of all in it. A loop: texts nest deeper than calls may. */
function keysIn(value: unknown): number {
  let count = 0
  const left = [value]
  while (left.length > 0) {
    const next = left.pop()
    if (typeof next !== 'object' || next === null) continue
    const values = Object.values(next)
    if (!Array.isArray(next)) count += values.length
    // Not spread: arguments have a limit that arrays do not.
    for (const inner of values) left.push(inner)
  }
  return count
}
