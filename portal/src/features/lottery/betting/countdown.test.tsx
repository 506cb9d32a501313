// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setSession } from '#/src/session/session.ts'
import { account } from '#/src/test-world/account.ts'
import { answerLottery, lotteryServer } from '#/src/test-world/lottery-server.ts'
import { openPortal, stubBrowser } from '#/src/test-world/open-portal.tsx'
import { passTime, passTimeQuietly } from '#/src/test-world/pass-time.ts'

let renders = 0
// In the place of the table, and told all that the table is told.
vi.mock('./table/bet-table.tsx', () => ({
  BetTable: () => {
    renders += 1
    return <p>The table</p>
  },
}))

afterEach(() => {
  cleanup()
  act(() => setSession({ is: 'out' }))
  vi.unstubAllGlobals()
})

test('[LOT-04] seconds that pass render the countdown alone; that a sale is over is told to all', async () => {
  stubBrowser(answerLottery(lotteryServer()))
  setSession({ is: 'in', account })
  await openPortal('/lottery?gameCode=SSC5M')
  await screen.findByText('The table')
  const clock = screen.getByRole('timer')
  const read = () => clock.textContent
  await waitFor(() => expect(read()).toMatch(/^04:/))
  const isAwaited = () => document.querySelector('.last-draw')?.classList.contains('last-draw-awaited')
  expect(isAwaited()).toBe(false)
  await passTimeQuietly({ clocks: read, renders: () => renders })
  expect(read()).toMatch(/^0[1-4]:\d\d$/)
  const before = renders
  passTime(290_000)
  await waitFor(() => expect(read()).toBe('Closed'))
  expect(renders).toBeGreaterThan(before)
  await waitFor(() => expect(isAwaited()).toBe(true))
})
