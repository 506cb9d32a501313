import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { buildAll } from './build-all.ts'

/** Operations of one round of the members who move money. */
const operationsOfRound = 40

// The tests kill their own servers; this command runs them with more kills and operations.
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    operations: { type: 'string', default: '200000' },
    seed: { type: 'string', default: '1' },
  },
})
await buildAll()
const child = spawn(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'server',
    '--reporter',
    'verbose',
    'wallet-crash.pg.test.ts',
    'money-crash.pg.test.ts',
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      WALLET_CRASH_KILLS: values.kills,
      WALLET_CRASH_OPERATIONS: values.operations,
      WALLET_CRASH_SEED: values.seed,
      // A payment password costs what many bets do, so of money's ways there are a twentieth as many.
      MONEY_CRASH_KILLS: values.kills,
      MONEY_CRASH_ROUNDS: String(Math.ceil(Number(values.operations) / 20 / operationsOfRound)),
    },
  },
)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => {
  process.exitCode = code ?? 1
  process.disconnect?.()
})
