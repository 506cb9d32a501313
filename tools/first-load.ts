import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { buildAll } from './build-all.ts'
import { findBrowser } from './find-browser.ts'

// Tells what a page's first load is made of, module by module.
await buildAll()
const { status } = spawnSync(process.execPath, ['bench/front-end/first-load.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM: findBrowser(), FONTCONFIG_FILE: resolve('e2e/fonts/fonts.conf') },
})
process.exitCode = status ?? 1
