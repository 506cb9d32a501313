import type { Load, Reply } from './load.ts'

const microseconds = 1e6

/** Processor time for each request, in µs, of whatever `cpuSeconds` tells of. */
export async function cpuPerRequest(
  load: Load,
  paths: readonly string[],
  cpuSeconds: () => Promise<number>,
  look?: (reply: Reply, path: string) => void,
): Promise<number> {
  const before = await cpuSeconds()
  await load.askAll(paths, look)
  return (((await cpuSeconds()) - before) / paths.length) * microseconds
}
