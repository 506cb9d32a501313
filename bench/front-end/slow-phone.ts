import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { browserFlags, browserPath } from './browser-path.ts'

/** A phone's page in a browser whose processor is slowed down four times. */
export interface SlowPhone extends AsyncDisposable {
  readonly page: Page
}

const slowdown = 4

export async function slowPhone(): Promise<SlowPhone> {
  const executablePath = browserPath()
  if (executablePath === undefined) throw new Error('no Chromium was found')
  const browser: Browser = await chromium.launch({ executablePath, args: browserFlags })
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
    locale: 'en',
  })
  const page = await context.newPage()
  const session: CDPSession = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(() => {
    localStorage.setItem('lang', 'EN')
    // What is announced would lie over the page.
    sessionStorage.setItem('announcementsClosed', '["B"]')
  })
  return { page, [Symbol.asyncDispose]: () => browser.close() }
}
