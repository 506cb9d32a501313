import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'

const chromium = process.env.CHROMIUM
// Text is as wide on every machine: the browsers of all workers inherit it.
process.env.FONTCONFIG_FILE = join(import.meta.dirname, 'fonts/fonts.conf')
// Chromium has no sandbox for root, and otherwise looks for its maker's servers at every start.
const args = [
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  // A document that a test answers itself comes from no address, and could not reach the server of this machine.
  '--disable-features=LocalNetworkAccessChecks',
]

export default defineConfig({
  testDir: '.',
  outputDir: '../.reports/e2e',
  reporter: [['dot'], ['json', { outputFile: '../.reports/e2e.json' }]],
  fullyParallel: true,
  workers: 2,
  // What npm test leaves to npm run test:deep.
  ...(process.env.DEEP === '1' ? {} : { grepInvert: /@deep/ }),
  // What passes at its second try is listed, and bounded, by tools/run-tests.ts.
  retries: 1,
  // A loaded machine paints late, and what comes after the first paint comes later still: that is no fault of a test.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  use: {
    ...devices['Desktop Chrome'],
    // Playwright sees no request that a service worker answers; the tests of the offline page have one.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // A wait for a page's last request hung once in many runs: it says so, and where a test tries again it is tried again.
    navigationTimeout: 45_000,
    // A recording of every step takes a third of the time, so it is for whoever looks for a fault: --trace on.
    screenshot: 'only-on-failure',
    // What moves for ever keeps both cores painting; tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: process.getuid?.() === 0 ? [...args, '--no-sandbox'] : args,
    },
  },
})
