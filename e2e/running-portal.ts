import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Locator, type Page } from '@playwright/test'

interface Notice {
  readonly kind: string
  readonly listening?: { readonly portal: string }
}

interface Fixtures {
  /** Anything the page complained about: console errors, refused content, uncaught errors. */
  readonly complaints: string[]
}

interface WorkerFixtures {
  /** Address of a server of this worker's own, filled with the demo. */
  readonly portal: string
}

/** Tests against a real server process; each fails when the page complained. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const data = mkdtempSync(join(tmpdir(), 'banyan-e2e-'))
      const server = spawn(process.execPath, ['server/main.ts'], {
        env: { HOST: '127.0.0.1', PORT: '0', CONSOLE_PORT: '0', DATA_DIR: data, LOG_LEVEL: 'warn' },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      })
      const ended = once(server, 'exit')
      const address = await new Promise<string>((resolve, reject) => {
        server.on('message', (notice: Notice) => notice.listening && resolve(notice.listening.portal))
        server.on('exit', (code) => reject(new Error(`the server ended with ${code}`)))
      })
      await use(address)
      server.kill('SIGTERM')
      await ended
      rmSync(data, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ portal }, use) => use(portal),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
      page.on('pageerror', (error) => complaints.push(String(error)))
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

/** The tiles of games on the page. */
export function tiles(page: Page): Locator {
  return page.getByRole('main').getByRole('article')
}

export { expect }
