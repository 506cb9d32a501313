import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** The lottery's clock in a process of its own, which does what is due and ends; it is killed when it is disposed. */
export function runClock(url: string, seedKey: Buffer, complaints: 'inherit' | 'ignore' = 'inherit') {
  const program = new URL('run-clock.ts', import.meta.url).pathname
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    env: { ...process.env, DATABASE_URL: url, SEED_KEY: seedKey.toString('hex') },
    stdio: ['ignore', 'ignore', complaints, 'ipc'],
  })
  let isDone = false
  child.once('message', () => {
    isDone = true
  })
  const ended = once(child, 'exit')
  return {
    ended,
    kill: (signal: NodeJS.Signals) => void child.kill(signal),
    /** Whether it did everything, or died. */
    isDone: () => isDone || child.exitCode !== null,
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
