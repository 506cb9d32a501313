import type { Locator, Page } from '@playwright/test'
import { axeFaults, wcagTags } from './axe-faults.ts'
import { looks } from './looks.ts'
import { expect, test } from './running-portal.ts'

const phone = { width: 390, height: 844 }

/** Windows over the page: the button that opens each, and what it then is. */
const windows = [
  { opener: 'Open a form', role: 'dialog', name: 'Your name' },
  { opener: 'Open two columns', role: 'dialog', name: 'Notices' },
  { opener: 'Open a full window', role: 'dialog', name: 'A full window' },
  { opener: 'Open info', role: 'alertdialog', name: 'A new version is here' },
  { opener: 'Open success', role: 'alertdialog', name: 'Saved' },
  { opener: 'Open warning', role: 'alertdialog', name: 'Leave without saving?' },
  { opener: 'Open error', role: 'alertdialog', name: 'Remove the device?' },
  { opener: 'Open the drawer', role: 'dialog', name: 'Places' },
] as const

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function openGallery(page: Page, theme = 'dark', direction = 'ltr'): Promise<void> {
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile }) =>
      reportError(new Error(`refused by ${effectiveDirective} in ${sourceFile}`)),
    ),
  )
  await page.goto(`/gallery/?theme=${theme}&dir=${direction}`)
  await expect(page.locator('html')).toHaveAttribute('dir', direction)
  await expect(page.getByRole('heading', { name: 'Toast' })).toBeVisible()
}

async function expectAccessible(page: Page, part?: Locator): Promise<void> {
  expect(await axeFaults(page, { part, tags: wcagTags })).toEqual([])
}

/** Opens with the keyboard. */
async function press(opener: Locator, key = 'Enter'): Promise<void> {
  await opener.focus()
  await opener.press(key)
}

const holdsFocus = (part: Locator) => part.evaluate((element) => element.contains(document.activeElement))

for (const [theme, direction] of looks<readonly ['dark' | 'light', 'ltr' | 'rtl']>(
  [['light', 'rtl']],
  [['dark', 'ltr']],
)) {
  test(`every primitive in ${theme}, ${direction}: nothing refused, axe clean, worked by the keyboard alone`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openGallery(page, theme, direction)
    expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(1440)
    await expectAccessible(page)

    for (const { opener, role, name } of windows) {
      await press(button(page, opener))
      const popup = page.getByRole(role, { name, exact: true })
      await expect(popup).toBeVisible()
      await expect.poll(() => holdsFocus(popup)).toBe(true)
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      expect(await holdsFocus(popup)).toBe(true)
      await expectAccessible(page, popup)
      await page.keyboard.press('Escape')
      await expect(popup).toBeHidden()
      await expect(button(page, opener)).toBeFocused()
    }

    const account = button(page, 'Account')
    await press(account, 'ArrowDown')
    const menu = page.getByRole('menu', { name: 'Account' })
    await expect(page.getByRole('menuitem', { name: 'My account' })).toBeFocused()
    await expectAccessible(page, menu)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(menu).toBeHidden()
    await expect(page.getByText('Chosen: Messages')).toBeVisible()
    await expect(account).toBeFocused()

    const place = page.getByRole('button', { name: /Place/ })
    await press(place)
    await expectAccessible(page, page.getByRole('listbox'))
    await page.keyboard.press('End')
    await expect(page.getByRole('option', { name: 'Place 40' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(place).toBeFocused()
    await place.press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(place).toContainText('Place 2')
    await expect(place).toBeFocused()

    const tabs = page.getByRole('tab')
    await tabs.first().focus()
    await page.keyboard.press(direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight')
    await expect(tabs.nth(1)).toBeFocused()
    await expect(page.getByRole('tabpanel').getByLabel('Number')).toBeVisible()

    await page.keyboard.press('Tab')
    const copy = button(page, 'Copy')
    await copy.focus()
    await expect(page.getByRole('tooltip')).toHaveText('Copies the number')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('tooltip')).toBeHidden()

    const app = page.getByRole('link', { name: 'Get the app' })
    await app.focus()
    const card = page.getByRole('dialog', { name: 'The app' })
    await expect(card).toBeVisible()
    await expectAccessible(page, card)
    await page.keyboard.press('Tab')
    await expect(card.getByRole('link', { name: 'The one' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
    await expect(app).toBeFocused()

    await press(button(page, 'Tell error'))
    const messages = page.getByRole('region', { name: 'Messages' })
    await expect(messages).toContainText('This could not be saved')
    await expectAccessible(page, messages)
    await press(messages.getByRole('button', { name: 'Close the message' }))
    await expect(messages).toBeEmpty()
  })
}

test('what a screen reader gets', async ({ page }) => {
  await openGallery(page)
  const required = page.getByRole('textbox', { name: 'Required, with a hint' })
  await expect(required).toHaveAccessibleDescription('Letters and digits, 8 to 20 characters')
  await expect(required).toHaveAttribute('required')
  const wrong = page.getByRole('textbox', { name: 'With an error', exact: true })
  await expect(wrong).toHaveAccessibleDescription('Too short: at least 6 characters')
  await expect(wrong).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Remember this device' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Sounds' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'News by mail' })).not.toBeChecked()
  await expect(page.getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute('aria-valuetext', '3 of 10')
  await expect(page.getByRole('progressbar', { name: 'Looking' })).not.toHaveAttribute('aria-valuenow')
  await expect(page.getByRole('button', { name: 'All', pressed: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'primary runs' })).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('link', { name: 'Leads elsewhere opens a new tab' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'By name', selected: true })).toBeVisible()

  const language = page.getByRole('button', { name: 'English Language' })
  await expect(language).toHaveAttribute('aria-haspopup', 'listbox')
  await expect(language).toHaveAccessibleDescription(/Marked ones are not finished/)
  await language.click()
  await expect(page.getByRole('option', { name: 'English', selected: true })).toBeFocused()
  await expect(page.getByRole('option', { name: 'العربية' })).toHaveAccessibleDescription('Not finished')
  await expect(page.getByRole('option', { name: 'ไทย' })).toBeDisabled()
  await page.keyboard.press('Escape')

  await button(page, 'Open warning').click()
  const warning = page.getByRole('alertdialog')
  await expect(warning).toHaveAccessibleDescription('Two fields were changed.')
  await expect(warning.getByRole('button', { name: 'Leave the page' })).toBeFocused()
  await expect(page.locator('#root'), 'the page behind is out of reach').toHaveJSProperty('inert', true)
})

test('a window that only its buttons close, over a page that does not scroll', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openGallery(page)
  await button(page, 'Open a long text').click()
  const terms = page.getByRole('dialog', { name: 'Terms' })
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(terms).toBeVisible()
  const before = await page.evaluate(() => scrollY)
  await page.mouse.move(20, 400)
  await page.mouse.wheel(0, 600)
  await page.getByText('24. What is longer').scrollIntoViewIfNeeded()
  await expect(terms.getByRole('button', { name: 'Accept' })).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await terms.getByRole('button', { name: 'Accept' }).click()
  await expect(terms).toBeHidden()
  await expect(button(page, 'Open a long text')).toBeFocused()

  await button(page, 'Open two columns').click()
  await expect(page.getByRole('dialog', { name: 'Notices' })).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(page.getByRole('dialog'), 'any other closes by a press beside it').toHaveCount(0)
})

test('a message over a window is within reach, and closing it leaves the window open', async ({ page }) => {
  await openGallery(page)
  await button(page, 'Open a form').click()
  const send = button(page, 'Send it again')
  await send.click()
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Close the message' }).click()
  await expect(page.getByText('Sent')).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: 'Your name' })).toBeVisible()
  await expect(send).toBeFocused()
})

test('with reduced motion nothing moves; without it the window comes in', async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('transitionrun', ({ propertyName }) => {
      const { dataset } = document.documentElement
      dataset.moved = `${dataset.moved ?? ''} ${propertyName}`
    }),
  )
  const moved = () => page.locator('html').getAttribute('data-moved')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openGallery(page)
  for (const opener of ['Open info', 'Open the drawer', 'Account']) {
    await button(page, opener).click()
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    await page.keyboard.press('Escape')
    await expect(button(page, opener)).toBeFocused()
  }
  expect(await moved()).toBeNull()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await button(page, 'Open info').click()
  await expect.poll(moved).toContain('scale')
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('targets of 44 px, and sheets that stand on the lower edge', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openGallery(page, 'light', 'rtl')
    expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(phone.width)
    expect(await smallTargets(page.locator('body'))).toEqual([])

    for (const { opener, role, name } of windows) {
      await button(page, opener).tap()
      const popup = page.getByRole(role, { name, exact: true })
      await expect(popup).toBeVisible()
      expect(await smallTargets(popup)).toEqual([])
      await expectOnLowerEdge(popup)
      await page.keyboard.press('Escape')
      await expect(popup).toHaveCount(0)
    }
    await button(page, 'Account').tap()
    expect(await smallTargets(page.getByRole('menu'))).toEqual([])
    await expectOnLowerEdge(page.getByRole('dialog', { name: 'Account' }))
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /Place/ }).tap()
    expect(await smallTargets(page.getByRole('listbox'))).toEqual([])
    await expectOnLowerEdge(page.getByRole('dialog', { name: 'Place' }))
  })
})

async function expectOnLowerEdge(popup: Locator): Promise<void> {
  const box = await popup.boundingBox()
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(phone.height)
}

/** What can be pressed and is smaller than a finger; a link within a sentence may be. */
function smallTargets(part: Locator): Promise<string[]> {
  return part.evaluate((element) =>
    [...element.querySelectorAll('button, a[href], input, [role=menuitem], [role=option], [role=tab]')]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }) && target.closest('[inert]') === null)
      .filter((target) => getComputedStyle(target).display !== 'inline' && target.getAttribute('tabindex') !== '-1')
      .map((target) => ({ target, box: (target.closest('label') ?? target).getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ target, box }) => `${target.outerHTML.slice(0, 120)} ${box.width} × ${box.height}`),
  )
}

test('Safari on a phone takes a road of its own, and nothing on it is refused', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'platform', { get: () => 'iPhone' })
    Object.defineProperty(navigator, 'userAgentData', { get: () => undefined })
    Object.defineProperty(navigator, 'userAgent', {
      get: () => 'iPhone AppleWebKit/605 Version/18.0 Mobile Safari/604',
    })
  })
  await openGallery(page)
  await button(page, 'Open info').click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await button(page, 'Account').click()
  await expect(page.getByRole('menu')).toBeVisible()
})
