import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that systems give to outgoing connections: none of those takes one before the server listens. */
const first = 20_000
const last = 32_000
/** Workers look at ports of their own. */
const workers = 16
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0) % workers

let next = first + worker + workers * Math.floor(Math.random() * Math.floor((last - first) / workers))

/** A port that nobody listens at, and that was not given out before. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = next
    next = next + workers < last ? next + workers : first + worker
    if (await isFree(port)) return port
  }
  throw new Error('no port was free')
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port)
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
