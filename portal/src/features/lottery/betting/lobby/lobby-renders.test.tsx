// @vitest-environment happy-dom
import type * as icons from '@banyan/ui/icon.tsx'
import { heartIcon } from '@banyan/ui/icons/heart-icon.ts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setSession } from '#/src/session/session.ts'
import { account } from '#/src/test-world/account.ts'
import { answerLottery, lotteryServer, openNext } from '#/src/test-world/lottery-server.ts'
import { openPortal, stubBrowser } from '#/src/test-world/open-portal.tsx'
import { passTimeQuietly } from '#/src/test-world/pass-time.ts'
import type * as lotteries from './own-lotteries.ts'

const renders = { lobby: 0, cards: 0 }
// The lobby asks for its favourites, and each card has a heart.
vi.mock('./own-lotteries.ts', async (original) => {
  const real = await original<typeof lotteries>()
  const useFavouriteLotteries = () => {
    renders.lobby += 1
    return real.useFavouriteLotteries()
  }
  return { ...real, useFavouriteLotteries }
})
vi.mock('@banyan/ui/icon.tsx', async (original) => {
  const { Icon } = await original<typeof icons>()
  const Counted: typeof Icon = (props) => {
    if (props.drawing === heartIcon) renders.cards += 1
    return Icon(props)
  }
  return { Icon: Counted }
})

afterEach(() => {
  cleanup()
  act(() => setSession({ is: 'out' }))
  vi.unstubAllGlobals()
})

async function openLobby(server: ReturnType<typeof lotteryServer>) {
  stubBrowser(answerLottery(server))
  setSession({ is: 'in', account })
  await openPortal('/lottery')
  await screen.findByText('Quick Five')
}

const clocks = () => [...document.querySelectorAll('li b')].map(({ textContent }) => textContent)
/** Waits until both games say so. */
async function told(pattern: RegExp) {
  await waitFor(() => expect(clocks()).toEqual([expect.stringMatching(pattern), expect.stringMatching(pattern)]), {
    timeout: 10_000,
  })
}

test('[LOT-04] seconds that pass render the countdown of each game and neither the lobby nor a card', async () => {
  await openLobby(lotteryServer())
  await told(/^04:/)
  expect(renders.cards).toBeGreaterThan(0)
  await passTimeQuietly({ clocks, renders: () => renders.lobby + renders.cards })
  await told(/^0[1-4]:/)
})

test('[LOT-04] when a sale is over, the countdown of the next one begins', async () => {
  const server = lotteryServer({ openedAt: performance.now() - 289_900 })
  await openLobby(server)
  await waitFor(() => expect(clocks()).toEqual(['00:00', '00:00']))
  openNext(server)
  await told(/^04:[45]/)
})
