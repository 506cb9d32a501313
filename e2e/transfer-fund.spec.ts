import { axeFaults } from './axe-faults.ts'
import { expect, holdSession, test } from './running-portal.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('[WAL-04] [MEM-01] where one wallet serves all games its page shows the balance, and a reload keeps it', async ({
  page,
  operator,
}) => {
  await page.context().addInitScript(() => localStorage.lang || localStorage.setItem('lang', 'EN'))
  await holdSession(page, operator, 'owenreed')
  await page.goto('/member/transferFund')
  const centre = page.getByRole('dialog', { name: 'Game wallets', exact: true })
  await expect(centre.getByText('All games play from this balance')).toBeVisible()
  await expect(centre.getByRole('definition')).toHaveText(/^₫[\d,]+(\.\d{2})?$/)
  await expect(centre.getByRole('button', { name: /Add money|Bring/ })).toHaveCount(0)
  expect(await axeFaults(page)).toEqual([])
  await page.reload()
  await expect(centre.getByText('All games play from this balance')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('merchantWallet'))).toBe('{"isSingle":true}')
})
