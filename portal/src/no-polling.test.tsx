// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setSession } from './session/session.ts'
import { answerSession, member, openSignedIn } from './test-world/accounts.ts'
import { answerFrom, banner, fakeCatalogue, gamesOf, vendor, winner } from './test-world/catalogue.ts'
import { stubBrowser } from './test-world/open-portal.tsx'
import { seeEverything } from './test-world/see-everything.ts'

let asked: string[]

beforeEach(() => {
  asked = []
  const catalogue = fakeCatalogue({
    ...{ games: () => gamesOf(40), hot: gamesOf(12), recent: gamesOf(2), favourites: gamesOf(2) },
    ...{ banners: [banner('one')], winners: [winner(1)] },
    vendors: { RNG: [vendor('PG')], SPORTS: [vendor('GOL', { gameType: 'SPORTS' })] },
  })
  const server = answerSession(() => member, answerFrom(catalogue))
  stubBrowser((input, init) => {
    asked.push(String(input))
    return server(input, init)
  })
  seeEverything()
  sessionStorage.setItem('announcementsClosed', '["A","B"]')
})

afterEach(() => {
  vi.useRealTimers()
  cleanup()
  act(() => setSession({ is: 'out' }))
  vi.unstubAllGlobals()
})

test.each([
  ['/', () => screen.findByText('Settled wins')],
  ['/rng', () => screen.findByText('40 games')],
  ['/sports', () => screen.findByText('1 vendor')],
])('[MSG-05] whoever is signed in and stays at %s for ten minutes asks for nothing', async (address, isThere) => {
  const toFake = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const
  vi.useFakeTimers({ toFake: [...toFake], shouldAdvanceTime: true })
  await openSignedIn(address)
  await isThere()
  expect(await screen.findByRole('button', { name: 'Account of linhtran88' })).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(asked).not.toEqual([])
  asked.length = 0
  await act(() => vi.advanceTimersByTimeAsync(600_000))
  expect(asked).toEqual([])
})
