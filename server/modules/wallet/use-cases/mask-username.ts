/** The first two letters and the last one: enough for whoever knows the account (domain section 3.5). */
export function maskUsername(username: string): string {
  const letters = [...username]
  return letters.length < 4 ? `${letters[0] ?? ''}***` : `${letters.slice(0, 2).join('')}***${letters.at(-1)}`
}
