import { RequestError } from './request-error.ts'

/** How long a chunk may take (requirements SYS-16). */
const patienceMs = 120_000

/**
 * Fetches a chunk of code or texts; one that fails or takes too long is a `RequestError`. The build sends every
 * `import()` through here (build/fetch-chunks.ts).
 */
export function fetchChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  return new Promise((resolve, reject) => {
    const fail = (cause?: unknown) => reject(new RequestError('chunk_failed', 'A chunk did not come', { cause }))
    const timer = setTimeout(fail, patienceMs)
    load()
      .then(resolve, fail)
      .finally(() => clearTimeout(timer))
  })
}
