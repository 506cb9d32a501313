import type { Page } from '@playwright/test'
import { popup } from './login-form.ts'
import { accountMenu, expect, holdSession, test } from './running-portal.ts'

const member = 'owenreed'

// Ended sessions, and a ticket that nobody is given.
test.use({ refusals: true })

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => localStorage.lang || localStorage.setItem('lang', 'EN'))
})

/** Until the server has opened a websocket of this page from now on; tries that fail come before it. */
function nextSocket(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => String(payload).includes('socket.opened') && resolve()),
    )
  })
}

/** A tab that is signed in and connected. */
async function openTab(page: Page, path = '/'): Promise<void> {
  const connected = nextSocket(page)
  await page.goto(path)
  await expect(accountMenu(page)).toBeVisible()
  await connected
}

async function signOut(page: Page) {
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
}

test('[MSG-05] [ACC-18] who signs out in one tab is signed out in the other at once, which says so', async ({
  page,
  context,
  operator,
}) => {
  await holdSession(page, operator, member)
  const other = await context.newPage()
  await other.addInitScript(() => localStorage.setItem('signedIn', 'yes'))
  await openTab(page)
  await openTab(other, '/slots')
  // The other tab asks nothing by itself: it is told.
  const calls: string[] = []
  other.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await signOut(page)
  await expect(popup(other)).toBeVisible({ timeout: 20_000 })
  await expect(popup(other).getByRole('status')).toHaveText('You are not logged in, please login')
  expect(calls.filter((path) => path.startsWith('/wps/session'))).toEqual(['/wps/session/ticket'])
  // Who signed out knows: this tab does not say it.
  await expect(popup(page)).toBeHidden()
})

test('[MSG-05] [OPS-07] a visitor has a websocket that is given no ticket', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  const opened = page.waitForEvent('websocket', { timeout: 45_000 })
  const connected = nextSocket(page)
  await page.goto('/')
  const socket = await opened
  await connected
  expect(new URL(socket.url()).search).toBe('')
  expect(calls.filter((path) => path.startsWith('/wps/session'))).toEqual([])
})

test('[MSG-05] after a restart of the server tabs connect again by themselves, and hear what happens then', {
  tag: '@deep',
}, async ({ page, context, operator, server }) => {
  test.setTimeout(240_000)
  await holdSession(page, operator, member)
  // The browser complains of each try while there is no server.
  const tabs = [await context.newPage(), await context.newPage()] as const
  for (const tab of tabs) {
    await tab.addInitScript(() => localStorage.setItem('signedIn', 'yes'))
    await openTab(tab)
  }
  const again = Promise.all(tabs.map(nextSocket))
  await server.restart()
  await again
  await signOut(tabs[0])
  await expect(popup(tabs[1])).toBeVisible({ timeout: 20_000 })
})
