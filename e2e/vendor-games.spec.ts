import { expect, type FrameLocator, type Page } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { framed, launched, test, toldTo } from './launched-game.ts'
import { looks } from './looks.ts'

const table = 'sal-200000'
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

/** An amount that the page shows, in whole units; digits are Latin in every language. */
async function amount(game: Page | FrameLocator, id: string): Promise<number> {
  return Number((await game.locator(`#${id}`).innerText()).replace(/[^\d−-]/g, '').replace('−', '-'))
}

function rounds(game: Page | FrameLocator) {
  return game.locator('#past [data-round]')
}

test('[PLAY-05] a slot is played by keyboard in a frame, which hears of it, and is left', async ({
  page,
  sandbox,
  parent,
}) => {
  const url = await launched(sandbox, { parentOrigin: parent })
  const game = await framed(page, parent, url)
  const go = game.getByRole('button', { name: 'Spin' })
  await expect(game.getByText('Play money', { exact: true })).toBeVisible()
  await expect(game.locator('#balance')).not.toBeEmpty()
  await expect(go).toBeEnabled()
  const before = await amount(game, 'balance')
  const stake = await amount(game, 'stake')
  await game.getByRole('button', { name: 'Lower stake' }).press('Enter')
  const lower = await amount(game, 'stake')
  expect(lower).toBeLessThan(stake)
  await go.press('Space')
  await expect(rounds(game)).toHaveCount(1)
  const net = Number((await rounds(game).first().innerText()).replace(/[^\d-]/g, ''))
  expect(await amount(game, 'balance')).toBe(before + net)
  // Nothing turns unless somebody presses.
  await expect(go).toHaveAttribute('aria-disabled', 'false')
  await go.press('Enter')
  await expect(rounds(game)).toHaveCount(2)
  await game.getByRole('button', { name: 'Leave' }).press('Enter')
  const kinds = ['ready', 'balanceChanged', 'balanceChanged', 'leave']
  await expect
    .poll(() => toldTo(page))
    .toEqual(kinds.map((kind) => ({ origin: new URL(url).origin, data: { banyan: 1, kind } })))
})

test('[PLAY-03] a page that did not launch the game cannot hold it in a frame', async ({
  page,
  sandbox,
  parent,
  complaints,
}) => {
  const game = await framed(page, parent, await launched(sandbox, { parentOrigin: 'http://localhost:3000' }))
  await expect.poll(() => complaints.splice(0).join()).toContain('frame-ancestors')
  await expect(game.locator('#go')).toHaveCount(0)
  expect(await toldTo(page)).toEqual([])
})

test('[PLAY-05] baccarat is played by keyboard alone, and a game without a frame leads back', async ({
  page,
  sandbox,
  parent,
}) => {
  await page.goto(await launched(sandbox, { gameCode: table, returnUrl: `${parent}/back` }))
  const go = page.getByRole('button', { name: 'Deal' })
  await expect(page.getByRole('button', { name: /^Banker/ })).toBeEnabled()
  await expect(go).toHaveAttribute('aria-disabled', 'true')
  const before = await amount(page, 'balance')
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: /^Banker/ }).press('Enter')
  await page.getByRole('button', { name: /^Tie/ }).press('Space')
  await expect(page.locator('[data-bet=banker] .on')).toContainText('20,000')
  await go.press('Enter')
  await expect(rounds(page)).toHaveCount(1)
  const outcome = await rounds(page).first().getAttribute('data-outcome')
  const net = { player: -40_000, banker: -1_000, tie: 160_000 }[outcome as 'player' | 'banker' | 'tie']
  expect(await amount(page, 'balance')).toBe(before + net)
  expect(await page.getByRole('img', { name: /[♠♥♦♣]/ }).count()).toBeGreaterThanOrEqual(4)
  await page.getByRole('button', { name: 'Take bets back' }).press('Enter')
  await expect(go).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Leave' }).press('Enter')
  await expect(page).toHaveURL(`${parent}/back`)
})

test('[PLAY-05] an answer that is lost is asked for again, and the round is played once', async ({
  page,
  sandbox,
  complaints,
}) => {
  await page.goto(await launched(sandbox, {}))
  let lost = 0
  await page.route('**/rounds', async (route) => {
    if (lost++ > 0) return await route.continue()
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Spin' }).click()
  await expect(page.locator('#told')).toHaveAttribute('data-kind', 'trouble')
  complaints.splice(0)
  await page.getByRole('button', { name: 'Spin' }).click()
  await expect(rounds(page)).toHaveAttribute('data-round', '1')
  const balance = await amount(page, 'balance')
  await page.reload()
  await expect(rounds(page)).toHaveAttribute('data-round', '1')
  expect(await amount(page, 'balance')).toBe(balance)
})

test.describe('on a phone', () => {
  test.use(phone)

  test('[PLAY-05] a slot is played by touch, and its rules state what it returns', async ({ page, sandbox }) => {
    await page.goto(await launched(sandbox, { device: 'mobile', language: 'vi' }))
    await page.getByRole('button', { name: 'Tăng mức cược' }).tap()
    await page.getByRole('button', { name: 'Quay' }).tap()
    await expect(rounds(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Luật chơi' }).tap()
    await expect(page.getByRole('dialog')).toContainText('96.52 %')
    await page.getByRole('button', { name: 'Đóng' }).tap()
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  test('[PLAY-05] baccarat is played by touch from right to left', async ({ page, sandbox }) => {
    await page.goto(await launched(sandbox, { device: 'mobile', language: 'ar', gameCode: table }))
    await page.getByRole('button', { name: /^اللاعب/ }).tap()
    await page.getByRole('button', { name: 'توزيع' }).tap()
    await expect(rounds(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'القواعد' }).tap()
    for (const percent of ['98.76 %', '98.94 %', '85.64 %'])
      await expect(page.getByRole('dialog')).toContainText(percent)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('[PLAY-05] the reels turn, and do not where little movement is asked for', { tag: '@deep' }, async ({
    page,
    sandbox,
  }) => {
    await page.goto(await launched(sandbox, {}))
    const moving = () => page.evaluate(() => document.getAnimations().filter(({ effect }) => effect).length)
    await page.getByRole('button', { name: 'Spin' }).click()
    await expect.poll(moving).toBeGreaterThan(3)
    // Longer than the free spins of a round take, which one in some 140 gives.
    await expect(rounds(page)).toHaveCount(1, { timeout: 40_000 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.evaluate(() => {
      Element.prototype.animate = () => {
        throw new Error('something moved')
      }
    })
    await page.getByRole('button', { name: 'Spin' }).click()
    await expect(rounds(page)).toHaveCount(2)
  })
})

for (const [gameCode, language] of looks<readonly [string, string]>(
  [
    ['pg-100125', 'ar'],
    [table, 'en'],
  ],
  [
    ['jdb-100074', 'zh-Hans'],
    ['tea-200049', 'vi'],
  ],
)) {
  test(`[PLAY-05] ${gameCode} in ${language} has no fault that axe finds`, async ({ page, sandbox }) => {
    await page.goto(await launched(sandbox, { gameCode, language }))
    await expect(page.locator('#balance')).not.toBeEmpty()
    if (gameCode === table) await page.locator('[data-bet=player]').click()
    if (gameCode !== 'tea-200049') await page.locator('#go').click()
    expect(await axeFaults(page)).toEqual([])
    await page.locator('#open-rules').click()
    expect(await axeFaults(page)).toEqual([])
  })
}
