import { calls } from '@banyan/contract/calls.ts'
import type { Page } from '@playwright/test'
import { expectFine } from './expect-fine.ts'
import { expect, holdSession, test } from './running-portal.ts'

const member = 'linhtran'
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
test.beforeEach(({ page }) =>
  page.context().addInitScript(() => localStorage.lang || localStorage.setItem('lang', 'EN')),
)

/** A sale that ends later is long enough for a test. */
const longEnoughMs = 180_000

/** A Vietnamese game that takes bets now: stations are drawn at different hours, so at any hour there is one. */
async function gameOnSale(page: Page): Promise<string> {
  const open = async () => {
    const answer = await page.request.get(`${calls.lotteryCountdowns.path}?prizeMode=ELOTT`)
    const { games, serverTime } = (await answer.json()).value
    return games.find(
      ({ state, saleCloseAt }: { state: string; saleCloseAt: string }) =>
        state === 'OPEN' && Date.parse(saleCloseAt) - Date.parse(serverTime) > longEnoughMs,
    )?.gameCode
  }
  // A server that has just started makes its issues first.
  await expect.poll(open, { timeout: 60_000 }).toBeTruthy()
  return await open()
}

async function ownBets(page: Page, token: string) {
  const answer = await page.request.get(calls.ownLotteryBets.path, { headers: { token } })
  return (await answer.json()).value.rows
}

test('[LOT-03] [LOT-09] from an area to a placed bet in four taps; an answer that is lost places nothing twice', async ({
  page,
  operator,
}) => {
  const token = await holdSession(page, operator, member)
  const gameCode = await gameOnSale(page)
  await page.goto('/vnLottery')
  const card = page.locator(`a[href*="gameCode=${gameCode}&"], a[href$="gameCode=${gameCode}"]`).first()
  await expect(card).toBeVisible()
  await card.tap()
  await page.getByRole('button', { name: 'Pick at random' }).tap()
  await page.getByRole('button', { name: 'Bet now' }).tap()
  await page.getByRole('button', { name: /^Place / }).tap()
  await expect(page.getByText(/^Placed on issue/)).toBeVisible()
  expect(await ownBets(page, token)).toHaveLength(1)

  // The server takes the next one, but its answer never comes.
  await page.evaluate((path) => {
    const { fetch } = window
    window.fetch = async (...asked) => {
      const answer = await fetch(...asked)
      if (new URL(answer.url).pathname !== path) return answer
      window.fetch = fetch
      throw new TypeError('Failed to fetch')
    }
  }, calls.placeLotteryBets.path)
  await page.getByRole('button', { name: 'Bet more' }).tap()
  await page.getByRole('button', { name: 'Pick at random' }).tap()
  await page.getByRole('button', { name: 'Bet now' }).tap()
  await page.getByRole('button', { name: /^Place / }).tap()
  await expect(page.getByRole('alert')).toContainText("isn't known yet")
  await page.getByRole('button', { name: 'Ask again' }).tap()
  await expect(page.getByText(/^Placed on issue/)).toBeVisible()
  expect(await ownBets(page, token)).toHaveLength(2)

  await page.getByRole('link', { name: 'My bets' }).first().tap()
  await expect(page.getByRole('region', { name: 'My bets' }).getByText('Unsettled').first()).toBeVisible()
  await page.getByRole('link', { name: 'Other games' }).tap()
  await expect(page.getByRole('region', { name: 'Played last' }).getByRole('link')).toHaveCount(1)
})

test('[LOT-09] [NAV-15] areas, a game and all that is looked at of it are fine on a phone and a desk', async ({
  page,
  operator,
}) => {
  await holdSession(page, operator, member)
  for (const address of [
    '/lottery',
    ...['', '&view=results', '&view=trends', '&view=bets', '&view=rules'].map(
      (view) => `/lottery?gameCode=SSC5M${view}`,
    ),
    '/vnLottery?gameCode=VNN',
    '/seaLottery?gameCode=THF5M',
    '/lottery?gameCode=NOPE',
    '/lottery?gameCode=TH_GOV',
  ]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // As the head looks while the next draw is awaited, which is no moment to wait for; `LastDraw` sets it by itself then.
    for (const draw of await page.locator('.last-draw').all())
      await draw.evaluate((element) => element.classList.add('last-draw-awaited'))
    await expectFine(page)
  }
  await page.evaluate(() => localStorage.setItem('lang', 'AR'))
  for (const address of ['/lottery?gameCode=LHC5M', '/vnLottery?gameCode=VNN&view=results']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0)
    await expectFine(page)
  }
})
