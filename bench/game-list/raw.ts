import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Child, startChild } from '#/servers/child.ts'
import type { Reply } from './load.ts'

/** Node.js sets these for each connection. */
const ofTheConnection = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

/** A process that does nothing but send these answers again. */
export async function rawServer(answers: ReadonlyMap<string, Reply>): Promise<Child> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'banyan-raw-'))
  const file = join(folder.path, 'answers.json')
  const records = [...answers].map(([path, { headers, body }]) => ({
    path,
    headers: Object.entries(headers).filter(([name]) => !ofTheConnection.has(name)),
    body: body.toString('base64'),
  }))
  writeFileSync(file, JSON.stringify(records))
  // It listens once it has read the file.
  return await startChild({ script: 'bench/game-list/raw-server.mjs', variables: { ANSWERS: file } })
}

/** Processor time that one of our own child processes has used. */
export async function cpuOf(child: Child): Promise<number> {
  return ((await child.tell({})) as { cpuSeconds: number }).cpuSeconds
}
