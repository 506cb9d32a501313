import { spawnSync } from 'node:child_process'
import { buildAll } from './build-all.ts'
import { findBrowser } from './find-browser.ts'

// Photographs every page and popup into .screens/; what follows goes to Playwright, such as `-g "the lobby"`.
await buildAll()
const cli = 'node_modules/@playwright/test/cli.js'
const { status } = spawnSync(
  process.execPath,
  [cli, 'test', '--config', 'e2e/screens/playwright.config.ts', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, CHROMIUM: findBrowser() } },
)
process.exitCode = status ?? 1
