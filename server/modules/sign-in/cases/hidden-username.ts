/** A username by its ends alone: its owner knows it, and nobody else learns it. */
export function hiddenUsername(username: string): string {
  const letters = [...username]
  const [first = '', last = ''] = [letters[0], letters.length > 2 ? letters.at(-1) : '']
  return `${first}***${last}`
}
