import { readdirSync, readFileSync } from 'node:fs'
import { setPriority } from 'node:os'

/** Where Linux lists the threads of this process; to it the number of a thread is as good as that of a process. */
const threads = '/proc/self/task'
/** A third of the share that a thread of 0 has of a processor that both want. */
const waiting = 5

/**
 * Lets the threads of libuv's pool, once there are any, wait for the thread that answers calls: a password keeps one of them
 * busy for ten milliseconds, and reads of other members would share their processors with it (performance.md C). Other
 * systems than Linux keep their threads as they are.
 */
export function lowerPoolPriority(): void {
  for (const thread of poolThreads()) setPriority(thread, waiting)
}

/** Numbers of the pool's threads; none where the system does not tell. */
export function poolThreads(): number[] {
  try {
    const isOfPool = (thread: string) => readFileSync(`${threads}/${thread}/comm`, 'utf8').trim() === 'libuv-worker'
    return readdirSync(threads).filter(isOfPool).map(Number)
  } catch {
    return []
  }
}
