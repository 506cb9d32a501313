import { type ChildProcess, spawn } from 'node:child_process'
import { on, once } from 'node:events'

/** The repository: what is measured is started there, unless it is another checkout's. */
export const root = new URL('../../', import.meta.url).pathname

/** Longer than any start; a start that hangs ends the run. */
const startTimeoutMs = 120_000
/** A process that does not stop within this time is killed. */
const stopTimeoutMs = 20_000

/** What to start, and with which environment. */
export interface Program {
  /** Path from the root of its checkout. */
  readonly script: string
  readonly variables: Readonly<Record<string, string>>
  /** The checkout, where it is not this one. */
  readonly checkout?: string
}

/** A server in a process of its own that listens; it stops when it is disposed. */
export interface Child extends AsyncDisposable {
  readonly pid: number
  readonly portal: string
  readonly operator: string
  readonly vendors: string
  /** The message that answers `question`. */
  tell(question: object): Promise<unknown>
  /** The next message that it sends. */
  next(): Promise<unknown>
  /** Ends it at once, without a word to it. */
  kill(): Promise<void>
}

/** Starts a program on ports of its own and waits until it tells that it listens; throws what it complained of when it ends before. */
export async function startChild({ script, variables, checkout = root }: Program): Promise<Child> {
  const child = spawn(process.execPath, [script], {
    cwd: checkout,
    env: { HOST: '127.0.0.1', PORT: '0', CONSOLE_PORT: '0', VENDOR_PORT: '0', LOG_LEVEL: 'warn', ...variables },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let complaints = ''
  child.stderr?.on('data', (chunk) => (complaints += chunk))
  const ended = once(child, 'exit')
  const broken = ended.then(() => Promise.reject(new Error(`${script} ended: ${complaints.trim()}`)))
  // The error reaches everything that waits for the process.
  broken.catch(() => {})
  const next = async () => {
    const [message] = await Promise.race([once(child, 'message'), broken])
    return message
  }
  const stop = async () => {
    child.kill('SIGTERM')
    const late = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs)
    await ended
    clearTimeout(late)
  }
  try {
    const { portal, operator = '', vendors = '' } = await Promise.race([awaitListening(child), broken])
    return {
      pid: child.pid ?? 0,
      portal,
      operator,
      vendors,
      async tell(question) {
        child.send(question)
        return await next()
      },
      next,
      async kill() {
        child.kill('SIGKILL')
        await ended
      },
      [Symbol.asyncDispose]: stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function awaitListening(child: ChildProcess): Promise<{ portal: string; operator?: string; vendors?: string }> {
  for await (const [notice] of on(child, 'message', { signal: AbortSignal.timeout(startTimeoutMs) })) {
    if (notice.listening) return notice.listening
  }
  throw new Error('the process closed its channel')
}
