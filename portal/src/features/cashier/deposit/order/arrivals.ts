/** Orders about whose payment this page has nothing to ask: it has opened them itself, or has asked. */
const settled = new Set<string>()

/** This tab has just opened the order, so nobody can have come back from its payment. */
export function expectNoReturn(number: string): void {
  settled.add(number)
}

/** Whether the page should ask what became of an order that it is opened at; true once. */
export function takeArrival(number: string): boolean {
  if (settled.has(number)) return false
  settled.add(number)
  return true
}
