import { type ChildProcess, spawn } from 'node:child_process'
import { on, once } from 'node:events'
import { root } from '../cold-start/first-answer.ts'

const startTimeoutMs = 120_000

/** A server in a process of its own. */
export interface Child extends AsyncDisposable {
  readonly portal: string
  readonly operator: string
  /** The message that answers `question`. */
  tell(question: object): Promise<unknown>
}

/** Starts `script` from the root of the repository and waits until it listens. */
export async function startChild(script: string, variables: Readonly<Record<string, string>>): Promise<Child> {
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...variables },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let complaints = ''
  child.stderr?.on('data', (chunk) => (complaints += chunk))
  const ended = once(child, 'exit')
  const broken = ended.then(() => Promise.reject(new Error(`${script} ended: ${complaints.trim()}`)))
  // Whoever waits for it hears of it.
  broken.catch(() => {})
  const { portal, operator = '' } = await Promise.race([listening(child), broken])
  return {
    portal,
    operator,
    async tell(question) {
      child.send(question)
      const [answer] = await Promise.race([once(child, 'message'), broken])
      return answer
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function listening(child: ChildProcess): Promise<{ portal: string; operator?: string }> {
  for await (const [notice] of on(child, 'message', { signal: AbortSignal.timeout(startTimeoutMs) })) {
    if (notice.listening) return notice.listening
  }
  throw new Error('the process closed its channel')
}
