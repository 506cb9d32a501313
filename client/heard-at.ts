const heard = new WeakMap<object, number>()

/** Notes when an answer came, by this page's clock. */
export function noteHeard(value: unknown, at: number): void {
  if (typeof value === 'object' && value !== null) heard.set(value, at)
}

/** When it came, by this page's clock: what the document asked ahead came before the page took it. */
export function heardAtOf(value: object): number {
  return heard.get(value) ?? performance.now()
}
