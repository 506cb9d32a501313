import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { on, once } from 'node:events'
import { callTable } from '@banyan/contract/client.gen.ts'

/** A process that tells its address when it listens, and how it is started. */
export interface Subject {
  /** Path from the root of the repository. */
  readonly script: string
  readonly variables: Readonly<Record<string, string>>
  /** Games that its first answer must count at least. */
  readonly leastGames: number
}

/** What one start came to. */
export interface FirstAnswer {
  /** From spawn to the last byte of the first answer. */
  readonly ms: number
  readonly totalCount: number
}

interface Notice {
  readonly kind: string
  readonly listening?: { readonly portal: string }
}

interface Answer {
  readonly success?: boolean
  readonly value?: { readonly totalCount?: number }
}

/** The repository: subjects are started there. */
export const root = new URL('../../', import.meta.url).pathname
/** Longer than any start; a start that hangs ends the run. */
const startTimeoutMs = 120_000
const always = {
  // As under npm start; the raw process has it too.
  NODE_COMPILE_CACHE: 'node_modules/.cache/compiled',
  HOST: '127.0.0.1',
  PORT: '0',
  CONSOLE_PORT: '0',
  LOG_LEVEL: 'warn',
  MASTER_KEY: randomBytes(32).toString('base64'),
  OPERATOR_KEY: randomBytes(32).toString('base64url'),
}

/** Starts the process, asks it for one game, and stops it cleanly; throws when the answer was not the right one. */
export async function firstAnswer({ script, variables, leastGames }: Subject): Promise<FirstAnswer> {
  const started = performance.now()
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...always, ...variables },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let complaints = ''
  child.stderr?.on('data', (chunk) => (complaints += chunk))
  const ended = once(child, 'exit')
  try {
    const portal = await Promise.race([
      addressOf(child),
      ended.then(() => Promise.reject(new Error(`${script} ended before it listened: ${complaints.trim()}`))),
    ])
    const response = await fetch(`${portal}${callTable.gameList.path}?pageSize=1`, {
      signal: AbortSignal.timeout(startTimeoutMs),
    })
    const { success, value } = (await response.json()) as Answer
    const ms = performance.now() - started
    const totalCount = value?.totalCount ?? -1
    if (success !== true || totalCount < leastGames) {
      throw new Error(`${script} answered ${response.status}, success ${success}, totalCount ${totalCount}`)
    }
    return { ms, totalCount }
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

async function addressOf(child: ChildProcess): Promise<string> {
  for await (const [notice] of on(child, 'message', { signal: AbortSignal.timeout(startTimeoutMs) })) {
    const { listening } = notice as Notice
    if (listening) return listening.portal
  }
  throw new Error('the process closed its channel')
}
