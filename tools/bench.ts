import { spawn } from 'node:child_process'

// The measures import nothing of ours but the contract, so they are a program of their own.
const child = spawn(process.execPath, ['bench/main.ts', ...process.argv.slice(2)], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => {
  process.exitCode = code ?? 1
  process.disconnect?.()
})
