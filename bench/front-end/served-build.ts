import { spawn } from 'node:child_process'
import { on, once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A server of one build with the demo's data; it stops when it is disposed. */
export interface ServedBuild extends AsyncDisposable {
  readonly url: string
}

const startTimeoutMs = 120_000

interface Notice {
  readonly listening?: { readonly portal: string }
}

/** Starts the server that was built in `root`, as `npm start` does, on a port and a data folder of its own. */
export async function serveBuild(root: string): Promise<ServedBuild> {
  const folder = mkdtempSync(join(tmpdir(), 'banyan-front-end-'))
  await using undo = new AsyncDisposableStack()
  undo.defer(() => rmSync(folder, { recursive: true, force: true }))
  const child = spawn(process.execPath, ['server/dist/main.js'], {
    cwd: root,
    env: {
      HOST: '127.0.0.1',
      PORT: '0',
      CONSOLE_PORT: '0',
      LOG_LEVEL: 'warn',
      DATA_DIR: join(folder, 'data'),
      CACHE_DIR: join(folder, 'cache'),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  undo.defer(async () => {
    child.kill('SIGTERM')
    await ended
  })
  for await (const [notice] of on(child, 'message', { signal: AbortSignal.timeout(startTimeoutMs) })) {
    const { listening } = notice as Notice
    if (!listening) continue
    const kept = undo.move()
    return { url: listening.portal, [Symbol.asyncDispose]: () => kept.disposeAsync() }
  }
  throw new Error('the server closed its channel before it listened')
}
