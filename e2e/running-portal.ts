import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '@banyan/contract/calls.ts'
import type { AnnouncementItem } from '@banyan/contract/messages/operator-announcement-calls.ts'
import type { SectionName, SettingsSections } from '@banyan/contract/system/settings.ts'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { approvingOperator } from './approving-operator.ts'
import { freePort } from './free-port.ts'
import { type Sandbox, startSandbox } from './running-sandbox.ts'

interface Notice {
  readonly kind: string
  readonly listening?: { readonly portal: string; readonly operator: string }
}

interface Server {
  readonly portal: string
  readonly operator: string
  readonly data: string
  /** Stops it and starts it again, at the same addresses and on the same data. */
  restart(): Promise<void>
}

/** Reads and changes the merchant's settings as an operator does, while the server runs. */
export interface Operator {
  get<Name extends SectionName>(section: Name): Promise<SettingsSections[Name]>
  set<Name extends SectionName>(section: Name, value: SettingsSections[Name]): Promise<void>
  announcements(): Promise<AnnouncementItem[]>
  announce(items: readonly AnnouncementItem[]): Promise<void>
  /** The portal's path, with a one-time code that signs in the account. */
  signInPath(username: string): Promise<string>
  /** Makes somebody who can sign in at the console: an owner, unless another role is named. */
  addOperator(username: string, role?: string): Promise<MadeOperator>
}

interface MadeOperator {
  readonly username: string
  readonly password: string
  readonly authenticator: string
}

interface Fixtures {
  /** Whether what is announced to every visitor comes over the lobby, as it does once a session. */
  readonly announced: boolean
  /** Whether calls of the test are refused on purpose; the browser tells of each. */
  readonly refusals: boolean
  /** Anything the page complained about: console errors, refused content, uncaught errors. */
  readonly complaints: string[]
}

interface WorkerFixtures {
  /** The outside parties of this worker's server. */
  readonly sandbox: Sandbox
  /** A server of this worker's own, filled with the demo. */
  readonly server: Server
  /** Its address for visitors. */
  readonly portal: string
  readonly operator: Operator
}

/** Tests against a real server process; each fails when the page complained. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  sandbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      await using sandbox = await startSandbox()
      await use(sandbox)
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ sandbox }, use) => {
      const data = mkdtempSync(join(tmpdir(), 'banyan-e2e-'))
      const environment = {
        HOST: '127.0.0.1',
        // Passkeys belong to an address, so the server must know its own before it listens.
        PORT: String(await freePort()),
        CONSOLE_PORT: String(await freePort()),
        DATA_DIR: data,
        // Built once for each version of the demo, for other tests too.
        CACHE_DIR: 'node_modules/.cache/demo',
        NODE_COMPILE_CACHE: 'node_modules/.cache/compiled',
        LOG_LEVEL: 'warn',
        // A browser that says so comes from elsewhere, as from behind a proxy.
        TRUSTED_PROXIES: '127.0.0.1',
        IMAGE_CDN_HOSTS: 'one.cdn.example,two.cdn.example',
        ...sandbox.environment,
      }
      let running = await startServer(environment)
      const restart = async () => {
        await running.stop()
        running = await startServer(environment)
      }
      await use({ ...running.listening, data, restart })
      await running.stop()
      rmSync(data, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  portal: [async ({ server }, use) => use(server.portal), { scope: 'worker' }],
  operator: [async ({ server }, use) => use(operatorOf(server)), { scope: 'worker' }],
  baseURL: async ({ portal }, use) => use(portal),
  announced: [false, { option: true }],
  refusals: [false, { option: true }],
  page: async ({ page, announced }, use) => {
    // For every tab of the browser.
    if (!announced)
      await page.context().addInitScript(() => sessionStorage.setItem('announcementsClosed', '["A","B","F"]'))
    await use(page)
  },
  complaints: [
    async ({ page, refusals }, use) => {
      const complaints: string[] = []
      const isComplaint = (text: string) => !(refusals && /responded with a status of 4\d\d/.test(text))
      page.on('console', (message) => {
        // The browser tells of the status of a page that is shown as not found.
        const isLostPage = / 404 /.test(message.text()) && message.location().url === page.url()
        if (message.type() === 'error' && isComplaint(message.text()) && !isLostPage) complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

/** For `baseURL`: games stand in frames of the address that their vendors are told, which is the portal's public one. */
export const addressOfFrames = async ({ portal }: WorkerFixtures, use: (address: string) => Promise<void>) =>
  use(portal.replace('127.0.0.1', 'localhost'))

/** A process of the server that listens, and what stops it. */
async function startServer(environment: NodeJS.ProcessEnv) {
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(server, 'exit')
  const listening = await new Promise<NonNullable<Notice['listening']>>((resolve, reject) => {
    server.on('message', (notice: Notice) => notice.listening && resolve(notice.listening))
    server.on('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
  }
  return { listening, stop }
}

/** What an operator does at this server's calls. */
function operatorOf({ operator, data }: Pick<Server, 'operator' | 'data'>): Operator {
  const authorization = `Bearer ${readFileSync(join(data, 'operator.key'), 'utf8').trim()}`
  const call = async (path: string, init: RequestInit) => {
    const response = await fetch(new URL(`/wps/operator/${path}`, operator), init)
    const answer = await response.json()
    if (!answer.success) throw new Error(`${path} answered ${JSON.stringify(answer)}`)
    return answer.value
  }
  const send = (method: 'PUT' | 'POST', path: string, body: object) => {
    const headers = { authorization, 'content-type': 'application/json' }
    return call(path, { method, headers, body: JSON.stringify(body) })
  }
  const approve = approvingOperator({ operator, data })
  /** Ends the hold that a login address leaves, as a journey's member has met no operator. */
  const releaseMoney = async (username: string) => {
    const { rows } = await call(`members?q=${encodeURIComponent(username)}`, { headers: { authorization } })
    const member = rows.find((row: { readonly username: string }) => row.username === username)
    if (!member) throw new Error(`${username} is no member`)
    const { approval } = await send('POST', 'members/money/release', { id: member.id, reason: 'a journey' })
    await approve(approval)
  }
  const put = (path: string, body: object) => send('PUT', path, body)
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
    async signInPath(username) {
      const { approval } = await send('POST', 'sign-in-code', { username, reason: 'a test signs in' })
      const { shown } = await approve(approval)
      await releaseMoney(username)
      const { pathname, search } = new URL(shown ?? '')
      return `${pathname}${search}`
    },
    async addOperator(username, role = 'owner') {
      const made = await send('POST', 'operators', { username })
      const { approval } = await send('POST', 'operators/role', { username, role, reason: 'a journey' })
      await approve(approval)
      return made
    },
  }
}

/** Signs an account of the demo in, by a one-time link and the click that it asks for. */
export async function signIn(page: Page, operator: Operator, username: string): Promise<void> {
  await page.goto(await operator.signInPath(username))
  await page.getByRole('alertdialog').getByRole('button', { name: 'Continue' }).click()
  await expect(accountMenu(page)).toBeVisible()
}

/** Gives the browser a session of the account before any page is open; answers its token. */
export async function holdSession(page: Page, operator: Operator, username: string): Promise<string> {
  const code = new URL(await operator.signInPath(username), 'http://portal').searchParams.get('token')
  const answer = await page.request.post(calls.redeemHandoff.path, { data: { code } })
  if (!answer.ok()) throw new Error(`the code was not taken: ${await answer.text()}`)
  // What tells a tab without a token to look whether its browser has one.
  await page.addInitScript(() => localStorage.setItem('signedIn', 'yes'))
  return (await answer.json()).value.token
}

/** The password of a demo account, as the start prints it. */
export function demoPassword({ data }: Server, username: string): string {
  return JSON.parse(readFileSync(join(data, 'demo-passwords.json'), 'utf8'))[username]
}

/** The button in the header that stands for whoever is signed in. */
export function accountMenu(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: /account/i })
}

/** The tiles of games on the page. */
export function tiles(page: Page): Locator {
  return page.getByRole('main').getByRole('article')
}

export { expect }
