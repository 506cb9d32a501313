import { calls } from '@banyan/contract/calls.ts'
import type { Page } from '@playwright/test'
import { expect, holdSession, test } from './running-portal.ts'

/** Whose money no other test looks at. */
const member = 'minhpham'

/** Starts a slot of the demo with money; answers where it is played, and its vendor. */
async function startSlot(page: Page, token: string): Promise<{ readonly url: string; readonly vassalage: string }> {
  const query = new URLSearchParams({ gameType: 'RNG', pageSize: '50' })
  const { value } = await (await page.request.get(`${calls.gameList.path}?${query}`)).json()
  // Codes of slots that the sandbox deals.
  const slot = value.games.find(({ gameCode }: { gameCode: string }) => /-10\d{4}$/.test(gameCode))
  const { nodeId, vassalage, gameCode } = slot
  const data = { nodeId, vassalage, gameCode, device: 'desktop', language: 'EN' }
  const answer = await page.request.post(calls.launchGame.path, { data, headers: { token } })
  if (!answer.ok()) throw new Error(`the game was not started: ${await answer.text()}`)
  return { url: (await answer.json()).value.url, vassalage }
}

test('[PLAY-06] a vendor that the brand blocks while it is played says so, and takes stakes again afterwards', async ({
  page,
  operator,
  complaints,
}) => {
  const token = await holdSession(page, operator, member)
  const { url, vassalage } = await startSlot(page, token)
  await page.goto(url)
  // Its script is there once it has chosen a stake.
  await expect(page.locator('#stake')).not.toBeEmpty()
  await operator.set('vendors', { blocked: [vassalage] })
  await page.locator('#go').press('Enter')
  await expect(page.locator('#told')).toHaveText('This game takes no bets at the moment. Nothing was staked.')
  await operator.set('vendors', { blocked: [] })
  await page.locator('#go').press('Enter')
  await expect(page.locator('#past [data-round]')).toHaveCount(1)
  // The browser tells of the answer that refused.
  expect(complaints.splice(0).join()).toContain('409')
})
