import { setTimeout as wait } from 'node:timers/promises'

/** Waits so long, or until `stop` aborts; it keeps no process alive. */
export async function pause(ms: number, stop: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal: stop, ref: false }).catch(() => {})
}
