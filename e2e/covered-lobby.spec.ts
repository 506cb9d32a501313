import { expect, holdSession, test } from './running-portal.ts'

test.beforeEach(({ context }) => context.addInitScript(() => localStorage.lang || localStorage.setItem('lang', 'EN')))

test('[NAV-06] where the member centre fills the window nothing stands below it, until there is room or it is left', async ({
  page,
  operator,
}) => {
  const types = page.locator('main nav[aria-label="Types of games"]')
  const centre = page.getByRole('dialog', { name: 'Reward centre' })
  await page.setViewportSize({ width: 390, height: 844 })
  await holdSession(page, operator, 'owenreed')
  await page.goto('/member/rewardCenter')
  await expect(centre).toBeVisible()
  await expect(types).toHaveCount(0)
  await expect(page.locator('footer')).toBeEmpty()
  await page.setViewportSize({ width: 1024, height: 844 })
  await expect(types).toBeAttached()
  await expect(centre).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(centre).toBeVisible()
  await expect(types).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(centre).toBeHidden()
  await expect(types).toBeVisible()
})
