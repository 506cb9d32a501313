import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'

// The test kills its own servers; this command runs it with more kills and operations.
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    operations: { type: 'string', default: '200000' },
    seed: { type: 'string', default: '1' },
  },
})
const child = spawn(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', '--reporter', 'verbose', 'wallet-crash.pg.test.ts'],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      WALLET_CRASH_KILLS: values.kills,
      WALLET_CRASH_OPERATIONS: values.operations,
      WALLET_CRASH_SEED: values.seed,
    },
  },
)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => {
  process.exitCode = code ?? 1
  process.disconnect?.()
})
