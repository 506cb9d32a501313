import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnnouncementItem } from '@banyan/contract/operator/announcement-calls.ts'
import type { SectionName, SettingsSections } from '@banyan/contract/system/settings.ts'
import { test as base, expect, type Locator, type Page } from '@playwright/test'

interface Notice {
  readonly kind: string
  readonly listening?: { readonly portal: string; readonly operator: string }
}

interface Server {
  readonly portal: string
  readonly operator: string
  readonly data: string
}

/** Reads and changes the merchant's settings as an operator does, while the server runs. */
interface Operator {
  get<Name extends SectionName>(section: Name): Promise<SettingsSections[Name]>
  set<Name extends SectionName>(section: Name, value: SettingsSections[Name]): Promise<void>
  announcements(): Promise<AnnouncementItem[]>
  announce(items: readonly AnnouncementItem[]): Promise<void>
}

interface Fixtures {
  /** Whether what is announced to every visitor comes over the lobby, as it does once a session. */
  readonly announced: boolean
  /** Anything the page complained about: console errors, refused content, uncaught errors. */
  readonly complaints: string[]
}

interface WorkerFixtures {
  /** A server of this worker's own, filled with the demo. */
  readonly server: Server
  /** Its address for visitors. */
  readonly portal: string
  readonly operator: Operator
}

/** Tests against a real server process; each fails when the page complained. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const data = mkdtempSync(join(tmpdir(), 'banyan-e2e-'))
      const server = spawn(process.execPath, ['server/main.ts'], {
        env: {
          HOST: '127.0.0.1',
          PORT: '0',
          CONSOLE_PORT: '0',
          DATA_DIR: data,
          // Filled by the first worker for all of them; Playwright empties its folder before each run.
          CACHE_DIR: '.reports/e2e/demo-cache',
          LOG_LEVEL: 'warn',
          IMAGE_CDN_HOSTS: 'one.cdn.example,two.cdn.example',
        },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      })
      const ended = once(server, 'exit')
      const listening = await new Promise<NonNullable<Notice['listening']>>((resolve, reject) => {
        server.on('message', (notice: Notice) => notice.listening && resolve(notice.listening))
        server.on('exit', (code) => reject(new Error(`the server ended with ${code}`)))
      })
      await use({ ...listening, data })
      server.kill('SIGTERM')
      await ended
      rmSync(data, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  portal: [async ({ server }, use) => use(server.portal), { scope: 'worker' }],
  operator: [async ({ server }, use) => use(operatorOf(server)), { scope: 'worker' }],
  baseURL: async ({ portal }, use) => use(portal),
  announced: [false, { option: true }],
  page: async ({ page, announced }, use) => {
    if (!announced) await page.addInitScript(() => sessionStorage.setItem('announcementsClosed', '["B"]'))
    await use(page)
  },
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

function operatorOf({ operator, data }: Server): Operator {
  const authorization = `Bearer ${readFileSync(join(data, 'operator.key'), 'utf8').trim()}`
  const call = async (path: string, init: RequestInit) => {
    const response = await fetch(new URL(`/wps/operator/${path}`, operator), init)
    const answer = await response.json()
    if (!answer.success) throw new Error(`${path} answered ${JSON.stringify(answer)}`)
    return answer.value
  }
  const put = (path: string, body: object) => {
    const headers = { authorization, 'content-type': 'application/json' }
    return call(path, { method: 'PUT', headers, body: JSON.stringify(body) })
  }
  const read = (section: SectionName) => call(`settings/${section}`, { headers: { authorization } })
  const readAnnouncements = () => call('announcements', { headers: { authorization } })
  return {
    get: async (section) => (await read(section)).value,
    async set(section, value) {
      const { version } = await read(section)
      await put(`settings/${section}`, { version, value })
    },
    announcements: async () => (await readAnnouncements()).items,
    async announce(items) {
      const { version } = await readAnnouncements()
      await put('announcements', { version, items })
    },
  }
}

/** The tiles of games on the page. */
export function tiles(page: Page): Locator {
  return page.getByRole('main').getByRole('article')
}

export { expect }
