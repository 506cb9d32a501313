/** Lets everything that waits for the event loop go first: what computes for long calls it now and then. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
