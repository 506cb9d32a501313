import { expectFine } from './expect-fine.ts'
import { inLanguage } from './in-language.ts'
import { openConsole } from './open-console.ts'
import { addressOfFrames, expect, holdSession, test } from './running-portal.ts'

test.use({ baseURL: addressOfFrames })

/** Until the next issue of the game opens, with time to spare. */
const saleMs = 150_000

test('@deep [OPS-05] [LOT-08] an operator sees a hot number and closes it, then nobody can bet on it; on a phone and a desk, in English and Arabic', async ({
  page,
  server,
  operator,
}) => {
  await page.context().addInitScript(() => localStorage.lang || localStorage.setItem('lang', 'EN'))
  const token = await holdSession(page, operator, 'owenreed')
  const current = async () => {
    const answer = await page.request.get('/lgw/vn/numeros/opened/game?gameCode=VNF2M&size=1')
    return (await answer.json()).value.current
  }
  const bet = (multiple: number, numero: string) =>
    page.request.post('/lgw/bets', {
      headers: { token },
      data: {
        ...{ slip: `desk-lottery-${multiple}`, gameCode: 'VNF2M', numero, prizeMode: 'ELOTT' },
        items: [{ playCode: 'VNN_LO2', selection: '79', unit: '1000.00', multiple, lines: 27 }],
      },
    })
  await expect.poll(async () => (await current())?.state, { timeout: saleMs }).toBe('OPEN')
  const { numero } = await current()
  expect((await bet(1, numero)).ok()).toBe(true)

  const desk = await openConsole(page, { operator, server }, 'mai.lottery', '/lottery/exposure')
  await desk.getByRole('link', { name: 'Vietnam North, every 2 minutes' }).first().click()
  await expect(desk.getByText('79', { exact: true })).toBeVisible()
  await desk.goto(`${new URL(desk.url()).origin}/lottery/numbers?game=VNF2M`)
  await desk.getByRole('button', { name: 'Close or halve numbers' }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByRole('button', { name: /Bet type/ }).click()
  await desk
    .getByRole('option', { name: /Lô · 2 digits/ })
    .first()
    .click()
  await dialog.getByRole('textbox', { name: 'Numbers' }).fill('79 13')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Too much on both')
  await dialog.getByRole('button', { name: 'Close 2 numbers' }).click()
  await expect(desk.getByRole('row', { name: /79.*Closed/ })).toBeVisible()
  const { numero: now } = await current()
  expect((await (await bet(2, now)).json()).code).toMatch(/number_closed|issue_not_open/)

  for (const language of ['EN', 'AR'])
    for (const path of ['/lottery/numbers?game=VNF2M', '/lottery/prices?mode=SEA&game=THF5M', '/lottery/exposure']) {
      await desk.goto(`${new URL(desk.url()).origin}${inLanguage(path, language)}`)
      await expect(desk.getByRole('heading', { level: 1 })).toBeVisible()
      await desk.waitForLoadState('networkidle')
      await expectFine(desk)
    }
})
