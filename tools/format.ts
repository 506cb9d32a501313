import { spawnSync } from 'node:child_process'

/** Formats the tree and applies the safe fixes of the linter. */
const { status } = spawnSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '.'], {
  stdio: 'inherit',
})
process.exitCode = status ?? 1
