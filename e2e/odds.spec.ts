import type { Page } from '@playwright/test'
import { axeFaults, wcagTags } from './axe-faults.ts'
import { looks } from './looks.ts'
import { expect, test } from './running-portal.ts'

const address = '/odds?family=SSC&play=SSC_L3_DIRECT&selection=1%7C1%7C6&draw=60416&unit=2&multiple=1&group=1960'

/** Opens the page; whatever its content security policy refuses is a complaint. */
async function openOdds(page: Page, path: string): Promise<void> {
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile }) =>
      reportError(new Error(`refused by ${effectiveDirective} in ${sourceFile}`)),
    ),
  )
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

for (const theme of looks(['dark'], ['light'])) {
  test(`a bet is picked, typed, drawn and shared, in ${theme}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
    await openOdds(page, `${address}&lang=EN`)
    const selection = page.getByRole('textbox', { name: 'Selection as text' })
    const hundreds = page.getByRole('group', { name: 'Position 1' })
    await hundreds.getByRole('button', { name: '1', exact: true }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    await expect(selection).toHaveValue('1,4|1|6')
    await expect(page.getByText('+₫1,956')).toBeVisible()
    expect(await axeFaults(page, { tags: wcagTags })).toEqual([])

    await selection.fill('4,4|1|6')
    await expect(selection).toHaveAccessibleDescription('The same value appears twice.')
    await selection.fill('4|1|6')
    await page.getByRole('button', { name: 'Draw at random' }).click()
    const drawn = await page.getByRole('textbox', { name: 'Digits' }).inputValue()
    expect(drawn).toMatch(/^\d{5}$/)
    await expect(page).toHaveURL(new RegExp(`selection=4%7C1%7C6&draw=(%22)?${drawn}`))
    await page.reload()
    await expect(selection).toHaveValue('4|1|6')
    await expect(page.getByRole('textbox', { name: 'Digits' })).toHaveValue(drawn)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })
}

test('in Arabic, mirrored, on a phone: nothing is wider than the screen, and axe is content', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const family of looks(['SSC', 'SEA&game=LAO&price=own'], ['PK10', 'LHC', 'VNN', 'D4', 'PC28&price=own'])) {
    await openOdds(page, `/odds?family=${family}&lang=AR`)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    expect(await page.locator('html').evaluate((html) => html.scrollWidth), family).toBeLessThanOrEqual(390)
    expect(await axeFaults(page, { tags: wcagTags })).toEqual([])
  }
})

test('the rules come with the page and each family by itself; no other page has them', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  // An area of two families has them in one file.
  const families = () =>
    asked.flatMap((path) => /\/js\/(\w+-family|vietnamese|south-east)-[\w-]{8}\.js/.exec(path)?.[1] ?? [])
  await page.goto('/?lang=EN')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => /odds|family/.test(path))).toEqual([])
  await openOdds(page, address)
  expect(families()).toEqual(['ssc-family'])
  await page.getByRole('button', { name: 'Vietnam North' }).click()
  await expect(page.getByText('VNN_LO2', { exact: true })).toBeVisible()
  expect(families()).toEqual(['ssc-family', 'vietnamese'])
})
