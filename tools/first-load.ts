import { spawnSync } from 'node:child_process'
import { buildAll } from './build-all.ts'
import { findBrowser } from './find-browser.ts'

// Tells what a page's first load is made of, module by module.
await buildAll()
const { status } = spawnSync(process.execPath, ['bench/front-end/first-load.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM: findBrowser() },
})
process.exitCode = status ?? 1
