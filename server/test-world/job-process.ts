import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { sharedKeys } from './server-process.ts'

/** What a process is told to do. */
export interface NamedWork {
  readonly polls: readonly string[]
  readonly jobs: readonly string[]
}

/** A process that does nothing but the work it is told to, and can be killed at it. */
export interface JobProcess extends AsyncDisposable {
  /** Does what waits for these polls, and what is due of these jobs; false where the process died of it. */
  run(work: NamedWork): Promise<boolean>
  kill(): void
  readonly deaths: number
}

/** Starts it on a database of several servers; after a death the next one takes its place. */
export function jobProcess(databaseUrl: string, variables: Readonly<Record<string, string>> = {}): JobProcess {
  const program = new URL('run-jobs.ts', import.meta.url).pathname
  const start = () => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
      env: { ...sharedKeys, ...variables, DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' },
      // What it logs of a provider that contradicts itself is what the test makes happen.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    return { child, ended: once(child, 'exit') }
  }
  let [living, deaths] = [start(), 0]
  return {
    get deaths() {
      return deaths
    },
    async run(work) {
      const { child, ended } = living
      child.send(work, () => {})
      const [told] = await Promise.race([once(child, 'message'), ended])
      if (told === 'done') return true
      if (told !== null) throw new Error(`the process of the jobs ended with ${told}`)
      deaths++
      living = start()
      return false
    },
    kill: () => void living.child.kill('SIGKILL'),
    async [Symbol.asyncDispose]() {
      living.child.kill('SIGKILL')
      await living.ended
    },
  }
}
