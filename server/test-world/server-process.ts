import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StartNotice } from '#/platform/process/parent.ts'

type Ready = Extract<StartNotice, { kind: 'ready' }>

/** A real server process, for what only a process can show: starting, stopping, ports and folders. */
export interface ServerProcess extends AsyncDisposable {
  /** What it said once it listened; undefined when it ended instead. */
  readonly ready: Promise<Ready | undefined>
  /** Its exit code and everything it wrote, once it has ended. */
  readonly ended: Promise<{ readonly code: number | null; readonly stdout: string; readonly stderr: string }>
  /** What it has logged so far. */
  readonly log: string
  kill(signal: NodeJS.Signals): void
  /** Breaks the tie to the process that started it, as when that is killed. */
  abandon(): void
}

/** Demo databases that earlier tests built; a start from one takes a third of the time. */
const builtDemos = new URL('../../node_modules/.cache/demo', import.meta.url).pathname
/** As under npm start: what an earlier process compiled halves what the next one's start costs. */
const compiled = new URL('../../node_modules/.cache/compiled', import.meta.url).pathname

/** Starts server/main.ts with nothing but these variables; ports are free ones unless given. */
export function startServer(variables: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, [new URL('../main.ts', import.meta.url).pathname], {
    env: {
      HOST: '127.0.0.1',
      PORT: '0',
      CONSOLE_PORT: '0',
      VENDOR_PORT: '0',
      CACHE_DIR: builtDemos,
      NODE_COMPILE_CACHE: compiled,
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const written = { stdout: '', stderr: '' }
  const { stdout, stderr } = child
  if (!stdout || !stderr) throw new Error('the process was started without pipes')
  stdout.on('data', (chunk) => (written.stdout = withMore(written.stdout, chunk)))
  stderr.on('data', (chunk) => (written.stderr = withMore(written.stderr, chunk)))
  // Not 'close': with a channel that was given up it never comes.
  const ended = Promise.all([once(child, 'exit'), once(stdout, 'end'), once(stderr, 'end')]).then(([[code]]) => ({
    code: code as number | null,
    ...written,
  }))
  const ready = new Promise<Ready | undefined>((resolve) => {
    child.on('message', (notice: StartNotice) => notice.kind === 'ready' && resolve(notice))
    void ended.then(() => resolve(undefined))
  })
  return {
    ready,
    ended,
    get log() {
      return written.stdout
    },
    kill: (signal) => void child.kill(signal),
    abandon: () => child.disconnect(),
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** A text is half a gigabyte at most, and a server that is called for an hour says more than that: its end is kept. */
const keptAtMost = 64_000_000

function withMore(before: string, chunk: Buffer): string {
  const text = before + chunk
  return text.length > keptAtMost ? text.slice(-keptAtMost / 2) : text
}

/** What every server on one PostgreSQL is given. */
export const sharedKeys = {
  MASTER_KEY: Buffer.alloc(32, 5).toString('base64'),
  OPERATOR_KEY: 'operator-key-of-the-tests-0123456789abcdef',
  ALLOW_PLAIN_HTTP: 'yes',
}

/** A folder of its own for one test's data. */
export function newDataFolder(): Disposable & { readonly path: string } {
  return mkdtempDisposableSync(join(tmpdir(), 'banyan-data-'))
}
