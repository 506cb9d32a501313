import type { OfferedGame } from '../snapshot.ts'

/**
 * The name of a game in one language, read out of the JSON of all: parsing the others takes twenty times as long.
 * PostgreSQL writes `"vi": "…"`, and within a name every quotation mark is escaped, so the key can't be mistaken.
 */
export function nameIn({ namesJson }: Pick<OfferedGame, 'namesJson'>, tag: string): string | undefined {
  const key = `"${tag}": "`
  const at = namesJson.indexOf(key)
  if (at < 0) return undefined
  const start = at + key.length
  let end = namesJson.indexOf('"', start)
  while (isEscaped(namesJson, end)) end = namesJson.indexOf('"', end + 1)
  const raw = namesJson.slice(start, end)
  return raw.includes('\\') ? JSON.parse(`"${raw}"`) : raw
}

/** Whether an odd number of backslashes stands before the mark. */
function isEscaped(json: string, mark: number): boolean {
  let before = mark
  while (json[before - 1] === '\\') before--
  return (mark - before) % 2 === 1
}
