import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { LaunchRequest } from '@banyan/contract/vendor/launch.ts'
import { signatureHeaders, signedText } from '@banyan/contract/vendor/signature.ts'
import { type FrameLocator, type Page, test as playwrightTest } from '@playwright/test'
import { type Sandbox, startSandbox } from './running-sandbox.ts'

interface Fixtures {
  /** Anything that a page complained about. */
  readonly complaints: string[]
}

interface WorkerFixtures {
  readonly sandbox: Sandbox
  /** The origin of a page that holds games in a frame and writes down what they tell it. */
  readonly parent: string
}

/** Tests of the sandbox's games with nothing of ours around them but a signed launch. */
export const test = playwrightTest.extend<Fixtures, WorkerFixtures>({
  sandbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      await using sandbox = await startSandbox()
      await use(sandbox)
    },
    { scope: 'worker' },
  ],
  parent: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(parentPage))
      server.listen(0, 'localhost')
      await once(server, 'listening')
      await use(`http://localhost:${(server.address() as AddressInfo).port}`)
      server.closeAllConnections()
      server.close()
    },
    { scope: 'worker' },
  ],
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
      page.on('pageerror', (error) => complaints.push(String(error)))
      await use(complaints)
      playwrightTest.expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

const parentPage = `<!doctype html><html lang="en"><title>Portal</title><style>body{margin:0}iframe{border:0;display:block;width:100vw;height:100vh}</style>
<script>told=[];addEventListener('message',({origin,data})=>told.push({origin,data}))</script>
<iframe title="Game" sandbox="allow-scripts allow-same-origin"></iframe></html>`

/** Asks for a game as the brand does, and answers its address. */
export async function launched({ vendors }: Sandbox, asked: Partial<LaunchRequest>): Promise<string> {
  const launch: LaunchRequest = {
    gameCode: 'pg-100125',
    mode: 'trial',
    currency: 'VND',
    exponent: 2,
    language: 'en',
    device: 'desktop',
    parentOrigin: 'http://localhost:3000',
    returnUrl: 'http://localhost:3000/',
    ...asked,
  }
  const [path, body, time] = ['/v1/launch', JSON.stringify(launch), Math.floor(Date.now() / 1000)]
  const signature = createHmac('sha256', vendors.key)
    .update(signedText({ vendorCode: 'PG', method: 'POST', path, unixSeconds: time, body }))
    .digest('hex')
  const headers = {
    [signatureHeaders.vendor]: 'PG',
    [signatureHeaders.key]: 'demo',
    [signatureHeaders.time]: String(time),
    [signatureHeaders.signature]: signature,
  }
  const answer = await fetch(new URL(path, vendors.address), { method: 'POST', body, headers })
  if (!answer.ok) throw new Error(`the launch was answered ${answer.status} ${await answer.text()}`)
  return (await answer.json()).url
}

/** Opens a game in a frame of the parent's. */
export async function framed(page: Page, parent: string, url: string): Promise<FrameLocator> {
  await page.goto(parent)
  await page.locator('iframe').evaluate((frame: HTMLIFrameElement, address) => {
    frame.src = address
  }, url)
  return page.frameLocator('iframe')
}

/** What the game told the page around it, with the origin that it came from. */
export function toldTo(page: Page): Promise<{ origin: string; data: unknown }[]> {
  return page.evaluate('told')
}
