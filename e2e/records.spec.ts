import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { accountMenu, addressOfFrames, expect, holdSession, test, tiles } from './running-portal.ts'

test.use({ baseURL: addressOfFrames })

/** Whose money no other test looks at. */
const member = 'trangvo'

const centre = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const open = async (page: Page, name: string) => {
  await page.getByRole('navigation', { name: 'Member centre' }).getByRole('link', { name, exact: true }).click()
  return centre(page, name)
}
/** Digits alone: whole đồng, for the demo's slots pay some of them. */
const minor = (text: string | null) => Number((text ?? '').replace(/[^\d]/g, ''))

test('[WAL-09] [NAV-12] [MEM-01] what a member plays is in the betting record, the transactions and the profit, and they agree', {
  tag: '@deep',
}, async ({ page, operator }) => {
  await page.context().addInitScript(() => localStorage.lang || localStorage.setItem('lang', 'EN'))
  await holdSession(page, operator, member)
  await page.goto('/rng?vassalage=PG')
  await tiles(page).first().getByRole('link').press('Enter')
  const game = page.frameLocator('iframe')
  await expect(game.locator('#stake')).not.toBeEmpty()
  for (let round = 1; round <= 3; round++) {
    await game.locator('#go').press('Enter')
    await expect(game.locator('#past [data-round]')).toHaveCount(round)
  }
  await page.getByRole('button', { name: 'Leave the game' }).press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'Betting record' }).click()
  await expect(page).toHaveURL(/\/member\/personalHistoryCopy$/)
  const bets = centre(page, 'Betting record')
  await expect(bets.getByRole('row')).toHaveCount(4)
  const sums = bets.getByRole('region', { name: 'Totals' }).getByRole('definition')
  await expect(sums.first()).toHaveText('3')
  const [staked, paid] = [minor(await sums.nth(1).textContent()), minor(await sums.nth(2).textContent())]
  expect(staked).toBeGreaterThan(0)
  expect(await axeFaults(page)).toEqual([])
  await bets
    .getByRole('button', { name: /^Details:/ })
    .first()
    .press('Enter')
  const detail = centre(page, 'Details')
  await expect(detail.getByRole('region', { name: 'What happened' }).getByRole('listitem').first()).toContainText('Bet')
  await page.keyboard.press('Escape')
  await expect(detail).toHaveCount(0)

  const transactions = await open(page, 'Transactions')
  await transactions.getByRole('button', { name: 'Type', exact: true }).click()
  await page.getByRole('dialog', { name: 'Type' }).getByRole('button', { name: 'Bets' }).click()
  const moved = transactions.getByRole('region', { name: 'Totals' }).getByRole('definition')
  await expect.poll(async () => minor(await moved.nth(1).textContent())).toBe(staked)
  expect(minor(await moved.nth(0).textContent())).toBe(paid)
  const shown = (await transactions.getByRole('row').count()) - 1
  const download = page.waitForEvent('download')
  await transactions.getByRole('button', { name: 'Download as CSV' }).click()
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(shown + 1)

  await page.reload()
  await expect(centre(page, 'Transactions')).toBeVisible()
  const profit = await open(page, 'Profit and loss')
  const total = profit.getByRole('row').last()
  await expect.poll(async () => minor(await total.getByRole('cell').nth(1).textContent())).toBe(staked)
  expect(minor(await total.getByRole('cell').nth(2).textContent())).toBe(paid)

  const bonuses = await open(page, 'Bonus details')
  await expect(bonuses.getByText('No bonuses in these days')).toBeVisible()
})
