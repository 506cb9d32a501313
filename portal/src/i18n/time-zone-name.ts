/** The visitor's zone as an offset, such as GMT+7: the one in which the page tells times. */
export function timeZoneName(): string {
  const parts = new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset' }).formatToParts()
  // Isolated, so that its sign stays in its place where lines run from right to left.
  return `\u2066${parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'}\u2069`
}
