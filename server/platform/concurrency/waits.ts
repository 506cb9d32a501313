import { setTimeout as wait } from 'node:timers/promises'

/** Does `work` again and again until it is disposed; it keeps no process alive. */
export function every(ms: number, work: () => void): Disposable {
  const timer = setInterval(work, ms).unref()
  return { [Symbol.dispose]: () => clearInterval(timer) }
}

/** Waits so long, or until `stop` aborts; it keeps no process alive. */
export async function pause(ms: number, stop: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal: stop, ref: false }).catch(() => {})
}

/** Lets everything that waits for the event loop go first: what computes for long calls it now and then. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

/** What `work` comes to, or `late` once so long has gone; the work goes on by itself. It keeps no process alive. */
export async function withinTime<T>(work: Promise<T>, ms: number, late: T): Promise<T> {
  const passed = Promise.withResolvers<T>()
  const timer = setTimeout(() => passed.resolve(late), ms).unref()
  try {
    return await Promise.race([work, passed.promise])
  } finally {
    clearTimeout(timer)
  }
}
