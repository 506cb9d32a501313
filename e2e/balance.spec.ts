import type { Locator, Page } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { looks } from './looks.ts'
import { accountMenu, expect, holdSession, signIn, test } from './running-portal.ts'
import { tabTo } from './tab-to.ts'

const member = 'owenreed'
const walletBalance = '**/wps/v2/wallets/balance*'

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.lang || localStorage.setItem('lang', 'EN'))
})

const balance = (page: Page) => page.getByRole('banner').getByRole('group', { name: /Balance|Số dư|الرصيد/ })
const press = (page: Page | Locator, name: string) => page.getByRole('button', { name: `${name} the balance` })

/** Answers every question about the balance so, as from an account that has it. */
async function has(page: Page, amount: string, parts: object = {}): Promise<void> {
  const value = { balance: amount, currencySymbol: '₫', held: '0.00', owed: '0.00', version: 9, ...parts }
  await page.route(walletBalance, (route) => route.fulfill({ json: { success: true, value } }))
}

test('[WAL-03] a member sees its balance, hides it in every tab and for the next visit, and refreshes it by keyboard', async ({
  page,
  operator,
}) => {
  await signIn(page, operator, member)
  await expect(balance(page)).toContainText('₫5,000,000')
  expect(await axeFaults(page, { part: page.locator('header').first() })).toEqual([])

  const other = await page.context().newPage()
  await other.goto('/')
  await expect(balance(other)).toContainText('₫5,000,000')
  await press(balance(page), 'Hide').click()
  for (const tab of [page, other]) {
    await expect(balance(tab)).toContainText('₫ ∗∗∗∗∗∗')
    await expect(balance(tab)).not.toContainText('5,000,000')
  }
  await page.reload()
  await expect(press(balance(page), 'Show')).toBeVisible()
  await expect(balance(page)).not.toContainText('5,000,000')
  await press(balance(other), 'Show').click()
  await expect(balance(page)).toContainText('₫5,000,000')
  await other.close()

  await tabTo(page, press(balance(page), 'Refresh'))
  const asked = page.waitForRequest(walletBalance)
  await page.keyboard.press('Enter')
  await asked
  await expect(balance(page).getByRole('status')).toHaveText('The balance is up to date: ₫5,000,000')
  await expect(press(balance(page), 'Refresh')).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('[WAL-03] the header has the amount, the account’s menu what belongs to it', async ({ page, operator }) => {
    await holdSession(page, operator, member)
    await has(page, '12489999999.99', { held: '1500.00' })
    await page.goto('/')
    await expect(balance(page).getByText('₫12.48B')).toBeVisible()
    await accountMenu(page).click()
    const menu = page.getByRole('dialog').filter({ has: page.getByRole('menu') })
    await expect(menu).toContainText('₫12,489,999,999.99')
    await expect(menu).toContainText('Held')
    await expect(menu).not.toContainText('Owed')
    await press(menu, 'Hide').click()
    await expect(menu).not.toContainText('1,500.00')
    expect(await axeFaults(page, { part: menu })).toEqual([])
    await page.keyboard.press('Escape')
    await expect(balance(page).getByText('₫ ∗∗∗∗∗∗')).toBeVisible()
  })
})

test('in Arabic the amount keeps the order of its digits', { tag: '@deep' }, async ({ page, operator }) => {
  await holdSession(page, operator, member)
  await page.goto('/?lang=AR')
  const amount = balance(page).getByText('₫5,000,000')
  await expect(amount).toBeVisible()
  expect(await amount.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr')
  // Its symbol comes first, on the side where lines of numbers begin.
  const start = await amount.evaluate((element) => {
    const text = document.createRange()
    text.setStart(element.firstChild as Node, 0)
    text.setEnd(element.firstChild as Node, 1)
    return text.getBoundingClientRect().left - element.getBoundingClientRect().left
  })
  expect(start).toBeLessThan(2)
})

/** Where the header has the least room. */
const widths = looks([360], [390, 768, 1024, 1440])
const longest = { EN: ['99999999.99'], TY: ['20000000000000.00'], AR: ['99999999.99', '20000000000000.00'] } as const
for (const width of widths) {
  for (const lang of looks<keyof typeof longest>(['AR'], ['EN', 'TY'])) {
    test(`the header has room for any balance, ${lang} at ${width}`, async ({ page, operator }) => {
      await page.setViewportSize({ width, height: 844 })
      await holdSession(page, operator, member)
      for (const amount of longest[lang]) {
        await has(page, amount)
        await page.goto(`/?lang=${lang}`)
        await expect(page.getByRole('banner').getByRole('group')).toContainText(amount.slice(0, 2))
        expect(await overlaps(page)).toEqual([])
      }
    })
  }
}

/** Children of the header's line that leave the window or stand on one another. */
async function overlaps(page: Page): Promise<string[]> {
  return await page.getByRole('banner').evaluate((header) => {
    const shown = [...header.querySelectorAll(':scope > a, :scope > nav, :scope [role=group], :scope button')]
      .filter((element) => !element.closest('nav') || element.matches('nav'))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
    const name = (element: Element) => `${element.tagName} ${element.getAttribute('aria-label')}`
    return shown.flatMap(({ element, box }, index) => [
      ...(box.left < 0 || box.right > innerWidth ? [`${name(element)} leaves`] : []),
      ...shown
        .slice(index + 1)
        .filter(({ element: other }) => !element.contains(other))
        .filter((other) => box.left < other.box.right - 0.5 && other.box.left < box.right - 0.5)
        .map((other) => `${name(element)} on ${name(other.element)}`),
    ])
  })
}

/** What is asked for by these addresses waits until the test lets it come. */
async function holdBack(page: Page, addresses: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}

/** Sets the header's letters further apart or closer, as another font would: the test must not need one installed. */
async function spaceLetters(page: Page, spacing: string): Promise<void> {
  await page.addInitScript((letterSpacing) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`header * { letter-spacing: ${letterSpacing} !important }`)
    document.adoptedStyleSheets = [sheet]
  }, spacing)
}

/** Where everything in the header that can be pressed stands, and the balance, whatever of an account's level, rewards and notices is known. */
async function places(page: Page): Promise<string[]> {
  return await page.getByRole('banner').evaluate((header) =>
    [...header.querySelectorAll('a, button, select, [role=group]')].map((element) => {
      const { left, right } = element.getBoundingClientRect() // physical: the window is measured
      const name = element.getAttribute('aria-label') ?? element.textContent
      return `${name.replace(/ \(VIP \d+\)|, \d+ rewards? waits?|, \d+ new/g, '')}: ${left} to ${right}`
    }),
  )
}

const amounts = ['5000000.00', '9999999999.99', '20000000000000.00']
/** How wide the letters are, whatever fonts the machine has. */
const spacings = { 'come late': '0', 'are there at once': '0', 'are wide': '0.14em', 'are narrow': '-0.08em' } as const
type Letters = keyof typeof spacings
for (const [width, letters] of looks<readonly [number, Letters]>(
  [
    [390, 'are narrow'],
    [1440, 'are wide'],
  ],
  [390, 1024, 1440].flatMap((each) => (Object.keys(spacings) as Letters[]).map((letters) => [each, letters] as const)),
).filter((pair, index, all) => all.findIndex((other) => String(other) === String(pair)) === index)) {
  test(`nothing in the header moves when the balance comes, at ${width}, where its letters ${letters}`, async ({
    page,
    operator,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await holdSession(page, operator, member)
    await spaceLetters(page, spacings[letters])
    const lettersCome = letters === 'come late' ? await holdBack(page, '**/*.woff2') : () => {}
    await page.addInitScript(() => {
      const moved: string[] = []
      Reflect.set(window, 'moved', moved)
      new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries() as (PerformanceEntry & {
          sources: { node: Element | null }[]
        })[])
          for (const { node } of sources)
            if (node && document.querySelector('header')?.contains(node.parentNode))
              moved.push(node.outerHTML ?? node.textContent)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const amount of amounts) {
      await page.unroute(walletBalance)
      await has(page, amount)
      const balanceComes = await holdBack(page, walletBalance)
      await page.goto('/', { waitUntil: 'commit' })
      await expect(balance(page)).toBeVisible()
      await expect(accountMenu(page)).toBeVisible()
      const before = await places(page)
      balanceComes()
      await expect(balance(page)).toContainText(amount.slice(0, 1))
      lettersCome()
      await page.evaluate(() => document.fonts.ready)
      await page.waitForLoadState('networkidle')
      expect(await places(page)).toEqual(before)
      expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([])
    }
  })
}
