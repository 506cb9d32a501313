import { readFileSync } from 'node:fs'
import { calls } from '@banyan/contract/calls.ts'
import { expectFine } from './expect-fine.ts'
import published from './published-draw.json' with { type: 'json' }
import { expect, test } from './running-portal.ts'

/** A draw of the time of a beacon round whose signature is public. */
const { algo, commit, round, ...drawn } = published

test('[LOT-07] a draw is repeated in a thread of the browser, and can be taken along to be repeated elsewhere', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('lang', 'EN')
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      reportError(new Error(`refused by ${effectiveDirective}`)),
    )
  })
  const value = { ...drawn, state: 'SETTLED', fair: { algo, commit, round }, betsRoot: null, chain: null }
  // The beacon of the demo has not spoken yet when the tests begin.
  await page.route(`**${calls.drawEvidence.path}?*`, (route) => route.fulfill({ json: { success: true, value } }))
  await page.goto(`/draws?gameCode=VNF1M&numero=${drawn.issue}`)
  await expect(page.getByRole('heading', { name: 'This draw is correct' })).toBeVisible()
  await page.getByText('All words:').click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the evidence' }).click()
  const evidence = JSON.parse(readFileSync(await (await saved).path(), 'utf8'))
  expect(evidence).toEqual({ algo, commit, round, ...drawn })
  const script = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the script' }).click()
  expect(readFileSync(await (await script).path(), 'utf8')).toContain('// Repeats a draw of scheme LFD2')
  await expectFine(page)
})
