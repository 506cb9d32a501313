import type { Page } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { looks } from './looks.ts'
import { expect, test, tiles } from './running-portal.ts'

test.use({ serviceWorkers: 'allow' })

const texts = {
  EN: { tag: 'en', dir: 'ltr', title: 'No connection' },
  TY: { tag: 'vi', dir: 'ltr', title: 'Không có kết nối' },
  AR: { tag: 'ar', dir: 'rtl', title: 'لا يوجد اتصال' },
  CN: { tag: 'zh-Hans', dir: 'ltr', title: '无法连接' },
} as const
const offlineFiles = ['/icons/mark.svg', '/offline/offline.css', '/offline/offline.html', '/offline/offline.js']

const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null)

/** The portal in a browser that has kept the offline page. */
async function openInstalled(page: Page) {
  await page.goto('/rng?lang=EN')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.reload()
  await expect(tiles(page).first()).toBeVisible()
  expect(await isControlled(page)).toBe(true)
}

/** Every address that any cache of the browser holds. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)))
    const requests = await Promise.all(caches.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

test('[SYS-21] the manifest is linked, and the browser finds nothing wrong with it', async ({ page, portal }) => {
  await page.goto('/')
  const session = await page.context().newCDPSession(page)
  const { url, errors, data } = await session.send('Page.getAppManifest')
  expect(url).toBe(`${portal}/manifest.webmanifest`)
  expect(errors).toEqual([])
  expect(JSON.parse(data ?? '')).toMatchObject({ name: 'Banyan Play', display: 'standalone' })
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // A context of tests is a private one, which never installs anything.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})

test('[SYS-21] without a network a navigation shows the offline page, in each language and either theme', async ({
  page,
  context,
  complaints,
}) => {
  await openInstalled(page)
  await context.setOffline(true)
  for (const [turn, [lang, { tag, dir, title }]] of Object.entries(texts).entries()) {
    for (const theme of looks([['dark', 'light'][turn % 2]], [['light', 'dark'][turn % 2]])) {
      await page.evaluate(([lang = '', theme = '']) => Object.assign(localStorage, { lang, theme }), [lang, theme])
      await page.goto('/live')
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page).toHaveTitle(title)
      await expect(page.locator('html')).toHaveAttribute('lang', tag)
      await expect(page.locator('html')).toHaveAttribute('dir', dir)
      await expect(page.locator('body')).toHaveCSS(
        'background-color',
        theme === 'dark' ? 'rgb(12, 21, 18)' : 'rgb(246, 248, 245)',
      )
      expect(await axeFaults(page)).toEqual([])
    }
  }
  await context.setOffline(false)
  // The page hears that the network is back.
  await expect(tiles(page).first()).toBeVisible()
  await expect(page).toHaveURL(/\/live$/)
  expect(complaints.filter((complaint) => !/ERR_INTERNET_DISCONNECTED/.test(complaint))).toEqual([])
  complaints.length = 0
})

test('[SYS-21] the browser keeps the offline page and nothing else, and no call is answered without a network', async ({
  page,
  context,
  complaints,
}) => {
  await openInstalled(page)
  await page.getByRole('banner').getByRole('link', { name: 'Fish' }).click()
  await expect(page).toHaveURL(/\/fish$/)
  await expect(tiles(page).first()).toBeVisible()
  expect((await keptPaths(page)).sort()).toEqual(offlineFiles)
  await context.setOffline(true)
  const answers = await page.evaluate(() =>
    Promise.all(
      ['/wps/system/config', '/manifest.webmanifest', '/icons/icon-192.png?x'].map((path) =>
        fetch(path, { cache: 'no-store' }).then(
          () => 'answered',
          () => 'failed',
        ),
      ),
    ),
  )
  expect(answers).toEqual(['failed', 'failed', 'failed'])
  await context.setOffline(false)
  complaints.length = 0
})

test('[SYS-21] what an older release kept is removed', async ({ page }) => {
  await page.goto('/no/such/page')
  await page.evaluate(async () => {
    await (await caches.open('offline-older')).put('/offline/offline.html', new Response('old'))
  })
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([expect.stringMatching(/^offline-[0-9a-f]{12}$/)])
  await expect.poll(() => isControlled(page)).toBe(true)
})

test('[SYS-21] the browser offers to install the portal, and the page says once it is', async ({ page }) => {
  await page.goto('/download?lang=EN')
  const install = page.getByRole('button', { name: 'Install' })
  await expect(page.getByRole('heading', { name: 'Install the portal itself' })).toBeVisible()
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt')
    Reflect.set(offer, 'prompt', async () => {
      dispatchEvent(new Event('appinstalled'))
      return { outcome: 'accepted' }
    })
    dispatchEvent(offer)
  })
  await install.click()
  await expect(page.getByText('Installed: open it from your home screen')).toBeVisible()
  await expect(install).toHaveCount(0)
})
