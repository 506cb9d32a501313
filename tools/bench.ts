import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

// The measures import nothing of ours but the contract, so they are a program of their own.
const child = spawn(process.execPath, ['bench/main.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, FONTCONFIG_FILE: resolve('e2e/fonts/fonts.conf') },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => {
  process.exitCode = code ?? 1
  process.disconnect?.()
})
