/** The first second of 1970 and the last of 9998, in any zone: what every engine and browser can hold. */
const earliest = 0
const latest = Date.UTC(9998, 11, 31, 23, 59, 59)

/** The moment that an ISO 8601 text with its zone names; undefined where there is no such day or hour. */
export function momentOf(text: string): Date | undefined {
  const time = Date.parse(text)
  return time >= earliest && time <= latest ? new Date(time) : undefined
}
