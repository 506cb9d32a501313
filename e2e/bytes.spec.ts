import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { inLanguage } from './in-language.ts'
import { accountMenu, expect, holdSession, test } from './running-portal.ts'

/** Thousands of bytes, as performance.md counts them. */
const kB = (bytes: number) => bytes / 1000

interface Loaded {
  readonly path: string
  readonly bytes: number
}

/** Scripts and styles that a page asked for before it was painted by its own code, each with its size in gzip. */
async function beforeFirstPaint(page: Page, address: string): Promise<Loaded[]> {
  await page.goto(address)
  const asked = await page.evaluate(async () => {
    const painted = await (Reflect.get(window, 'painted') as Promise<number>)
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => /\.(js|css)$/.test(name) && startTime <= painted)
      .map(({ name }) => new URL(name).pathname)
  })
  return await Promise.all([...new Set(asked)].map((path) => sizeOf(page, path)))
}

/** The size of a file in gzip, in which budgets are counted; the browser's own requests take brotli. */
async function sizeOf(page: Page, path: string): Promise<Loaded> {
  const answer = await page.request.get(path, { headers: { 'accept-encoding': 'gzip' } })
  return { path, bytes: Number(answer.headers()['content-length']) }
}

/** What the document itself shows comes before any code: the page is painted in the first frame that has its title. */
function tellPainted(): void {
  const painted = new Promise<number>((resolve) => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector('h1')) return
      seen.disconnect()
      requestAnimationFrame(resolve)
    })
    seen.observe(document, { childList: true, subtree: true })
  })
  Reflect.set(window, 'painted', painted)
}

test.beforeEach(({ page }) => page.addInitScript(tellPainted))

const said = (files: readonly Loaded[]) =>
  files.map(({ path, bytes }) => `${kB(bytes).toFixed(1)} kB ${path}`).join('\n')
const sum = (files: readonly Loaded[]) => kB(files.reduce((total, { bytes }) => total + bytes, 0))
const isText = ({ path }: Loaded) => path.includes('/texts-')
const isScript = (file: Loaded) => file.path.endsWith('.js') && !isText(file)

// Budgets are a phone's; a wide window loads its menus besides.
test.use({ viewport: { width: 390, height: 844 } })

test('the lobby keeps within its budgets of bytes', async ({ page }) => {
  const files = await beforeFirstPaint(page, '/?lang=EN')
  // The level and the count of rewards in the header brought half a one, what an account is asked ahead 0.2; digits of every
  // script and signs of currencies in their places the last 0.7.
  expect(sum(files.filter(isScript)), said(files)).toBeLessThanOrEqual(132.2)
  // One style for all pages; the lottery's tables and charts brought two more, promotions half a one, faces for more letters 0.3.
  expect(sum(files.filter(({ path }) => path.endsWith('.css'))), said(files)).toBeLessThanOrEqual(23.3)
  expect(sum(files.filter(isText)), said(files)).toBeLessThanOrEqual(10)
})

/** As the build tells the server; an address with a part of any name has one that the demo has. */
const addresses = Object.keys(JSON.parse(readFileSync('portal/dist/.vite/page-chunks.json', 'utf8'))).map((path) =>
  path === '*'
    ? '/no/such/page'
    : path
        .replace('/info/*', '/info/faq')
        .replace('/promotions/*', '/promotions/wheel')
        .replace('?gameCode', '?gameCode=VNN'),
)
/** Of scripts besides the lobby’s, with which a page begins, and of the files that they come in. */
const budgetOf = (path: string) => {
  if (/gameCode/.test(path)) return { kB: 53.7, files: 9 }
  return /lottery/i.test(path) ? { kB: 44.8, files: 7 } : { kB: 36, files: 12 }
}
test('the document of each page asks for at most 36 kB of scripts in 12 files besides the lobby’s, of lotteries for 44.8 in 7, of one for 53.7 in 9', async ({
  page,
}) => {
  const named = async (path: string) => {
    const document = await (await page.request.get(path, { headers: { accept: 'text/html' } })).text()
    return [...new Set([...document.matchAll(/"([/]js[/][^"]+[.]js)"/g)].flatMap(([, file]) => file ?? []))]
  }
  const lobby = await named('/?lang=EN')
  expect(addresses.length).toBeGreaterThan(0)
  for (const path of addresses) {
    const files = (await named(inLanguage(path))).filter((file) => !lobby.includes(file))
    const own = await Promise.all(files.map((file) => sizeOf(page, file)))
    const most = budgetOf(path)
    expect.soft(sum(own), `${path}\n${said(own)}`).toBeLessThanOrEqual(most.kB)
    expect.soft(files.length, `${path}\n${said(own)}`).toBeLessThanOrEqual(most.files)
  }
})

/** A game of each family of lotteries. */
const lotteries = [
  ...['/lottery?gameCode=SSC5M', '/lottery?gameCode=E55M', '/lottery?gameCode=K35M', '/lottery?gameCode=PK5M'],
  ...['/lottery?gameCode=PC28_3M', '/lottery?gameCode=P31M', '/lottery?gameCode=LHC5M', '/vnLottery?gameCode=VNN'],
  ...['/vnLottery?gameCode=VNFS1M', '/seaLottery?gameCode=THF5M', '/seaLottery?gameCode=D4F5M'],
]
test('[LOT-03] each family of lotteries adds at most 60 kB of scripts until one can bet', async ({
  page,
  operator,
}) => {
  await holdSession(page, operator, 'linhtran')
  // What whoever is signed in has anyway; the socket comes a moment later.
  const connected = page.waitForEvent('websocket', { timeout: 45_000 })
  await page.goto('/?lang=EN')
  await connected
  await page.waitForLoadState('networkidle')
  const lobby = new Set(await scripts(page))
  for (const route of lotteries) {
    await page.goto(`${route}&lang=EN`)
    await expect(page.getByRole('button', { name: 'Bet now' })).toBeVisible()
    const asked = await scripts(page)
    const files = await Promise.all(
      [...new Set(asked)].filter((path) => !lobby.has(path)).map((path) => sizeOf(page, path)),
    )
    const own = files.filter(isScript)
    expect
      .soft(sum(own), `${route}\n${own.map(({ path, bytes }) => `${kB(bytes)} ${path}`).join('\n')}`)
      .toBeLessThanOrEqual(60)
  }
})

test.describe('with what is announced to every visitor', () => {
  test.use({ announced: true })

  test('the first load of the lobby takes at most 297.5 kB in all', async ({ page, browser, portal }) => {
    // Answers are sent compressed once two visitors have asked for them.
    for (let visit = 0; visit < 2; visit++) {
      await using visitor = await browser.newContext({ baseURL: portal })
      await bytesOfVisit(await visitor.newPage())
    }
    const files = await bytesOfVisit(page)
    expect(sum(files), said(files)).toBeLessThanOrEqual(297.5)
  })
})

/** What a visit of the lobby brings as it travels, headers too: all that comes by itself, to the announcements, which are last. */
async function bytesOfVisit(page: Page): Promise<Loaded[]> {
  const session = await page.context().newCDPSession(page)
  const paths = new Map<string, string>()
  const files: Loaded[] = []
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    paths.set(requestId, new URL(request.url).pathname)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    files.push({ path: paths.get(requestId) ?? requestId, bytes: encodedDataLength })
  })
  await session.send('Network.enable')
  // A slow machine would count banners that have their turn later.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/?lang=EN')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.waitForLoadState('networkidle')
  return files
}

/** The lobby with all that a first load puts into it, down to its last part. */
async function openLobby(page: Page): Promise<void> {
  await page.goto('/?lang=EN')
  await expect(page.getByRole('region', { name: 'Winner board' }).getByRole('listitem').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
}

test('the first load of the lobby evaluates few scripts and puts few elements into the page', async ({ page }) => {
  await openLobby(page)
  // It comes to whoever scrolls near it.
  await expect(page.getByRole('contentinfo')).toBeEmpty()
  // Work, which a busy machine does not change: a slow phone pays for each of them.
  expect((await scripts(page)).length).toBeLessThanOrEqual(10)
  expect(await page.locator('*').count()).toBeLessThanOrEqual(1100)
})

test('the lobby is put into the page in pieces, none of which takes a slow phone long', async ({ page }) => {
  await page.addInitScript(() => {
    const pieces: number[] = []
    Reflect.set(window, 'pieces', pieces)
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element)
      const outermost = added.filter(
        (node) => node.isConnected && !added.some((of) => of !== node && of.contains(node)),
      )
      pieces.push(outermost.reduce((sum, node) => sum + 1 + node.querySelectorAll('*').length, 0))
    }).observe(document, { childList: true, subtree: true })
  })
  await openLobby(page)
  const pieces = await page.evaluate(() => Reflect.get(window, 'pieces') as number[])
  // All at once would be four times as many; strokes of icons and what is in motion come together.
  expect(Math.max(...pieces), pieces.join(' ')).toBeLessThanOrEqual(300)
})

test('the popups share one chunk of at most 75 kB', async ({ page }) => {
  // Its code comes late, and is no popup's.
  const connected = page.waitForEvent('websocket', { timeout: 45_000 })
  await page.goto('/?lang=EN')
  await connected
  await page.waitForLoadState('networkidle')
  const before = await scripts(page)
  await page.getByRole('banner').getByRole('button', { name: 'Open the menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const added = (await scripts(page)).filter((path) => !before.includes(path))
  expect(sum(await Promise.all(added.map((path) => sizeOf(page, path))))).toBeLessThanOrEqual(75)
})

test('the menu of an account opens with at most 3.5 kB of scripts, and a filter with none', async ({
  page,
  operator,
}) => {
  await holdSession(page, operator, 'linhtran')
  await page.goto('/rng?lang=EN')
  await page.waitForLoadState('networkidle')
  const before = await scripts(page)
  await accountMenu(page).click()
  await expect(page.getByRole('menu')).toBeVisible()
  const added = (await scripts(page)).filter((path) => !before.includes(path))
  const files = await Promise.all(added.map((path) => sizeOf(page, path)))
  expect(sum(files), said(files)).toBeLessThanOrEqual(3.5)

  await page.goto('/member/transactionHistory?lang=EN')
  const chip = page.getByRole('button', { name: 'Type', exact: true })
  await expect(chip).toBeVisible()
  await page.waitForLoadState('networkidle')
  const shown = await scripts(page)
  await chip.click()
  await expect(page.getByRole('dialog', { name: 'Type' })).toBeVisible()
  // The first touch of a page brings the menu of the account.
  expect((await scripts(page)).filter((path) => !added.includes(path))).toEqual(shown)
})

async function scripts(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  )
}
