import { expectFine } from './expect-fine.ts'
import { openConsole } from './open-console.ts'
import { addressOfFrames, expect, holdSession, test } from './running-portal.ts'

test.use({ baseURL: addressOfFrames })

const tabs = ['orders', 'reviews', 'unmatched', 'providers', 'differences'] as const

test('@deep [OPS-05] [WAL-06] an operator finds the order of a member and the transfer without one, on a phone, in English and Arabic', async ({
  page,
  server,
  operator,
  sandbox,
}) => {
  await page.context().addInitScript(() => localStorage.lang || localStorage.setItem('lang', 'EN'))
  const token = await holdSession(page, operator, 'owenreed')
  const opened = await page.request.post('/wps/deposit/orders', {
    headers: { token },
    data: { requestId: 'desk-0001', channel: 'VIETQR', amount: '700000' },
  })
  const { value: order } = await opened.json()
  // A transfer that says nothing of the order, and another amount.
  const bank = await page.context().newPage()
  await bank.goto(`${sandbox.payments.address}/bank`)
  await bank.getByRole('textbox', { name: 'Account number' }).fill(order.transfer.accountNumber)
  await bank.getByRole('textbox', { name: 'Amount in đồng' }).fill('123000')
  await bank.getByRole('textbox', { name: 'Transfer message' }).fill('qua tang')
  await bank.getByRole('button', { name: 'Transfer', exact: true }).click()
  await expect(bank.getByRole('heading', { name: 'Transfer sent' })).toBeVisible()

  const desk = await openConsole(page, { operator, server }, 'mai.deposits', '/deposits')
  await expect(desk.getByRole('link', { name: order.number })).toBeVisible()
  await desk.getByRole('tab', { name: /^Unmatched/ }).click()
  await expect(desk.getByText('qua tang')).toBeVisible({ timeout: 20_000 })
  for (const language of ['EN', 'AR']) {
    for (const tab of tabs) {
      await desk.goto(`${new URL(desk.url()).origin}/deposits?lang=${language}${tab === 'orders' ? '' : `&tab=${tab}`}`)
      await expect(desk.getByRole('tabpanel')).toBeVisible()
      await desk.waitForLoadState('networkidle')
      await expectFine(desk)
    }
    await desk.goto(`${new URL(desk.url()).origin}/deposits?lang=${language}`)
    await desk.getByRole('link', { name: order.number }).click()
    await expect(desk.getByRole('heading', { level: 1 })).toContainText(order.number)
    await desk.waitForLoadState('networkidle')
    await expectFine(desk)
  }
})
