const visibleAtEachEnd = 2
const stars = '***'

/** The first two and the last two characters of a name; of a short one the first alone. A masked name stays as it is. */
export function maskedName(name: string): string {
  const characters = [...name]
  if (characters.length <= 2 * visibleAtEachEnd) return `${characters[0] ?? ''}${stars}`
  return `${characters.slice(0, visibleAtEachEnd).join('')}${stars}${characters.slice(-visibleAtEachEnd).join('')}`
}
