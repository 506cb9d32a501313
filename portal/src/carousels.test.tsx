// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Carousel } from '../../client/carousel.tsx'
import { answerFrom, banner, type FakeCatalogue, fakeCatalogue, gamesOf, winner } from './test-world/catalogue.ts'
import { openPortal, stubBrowser } from './test-world/open-portal.tsx'

/** Delay and spacing of each rendered carousel, by label. */
const { told } = vi.hoisted(() => ({
  told: new Map<string, readonly [delayMs: number, spacing: number | undefined]>(),
}))
vi.mock('@banyan/client/carousel.tsx', () => ({
  Carousel({ label, slides, delayMs, spacing }: Parameters<typeof Carousel>[0]) {
    told.set(label, [delayMs, spacing])
    return slides.map(({ key, content }) => <div key={key}>{content}</div>)
  },
}))

let catalogue: FakeCatalogue

beforeEach(() => {
  catalogue = fakeCatalogue({ games: () => gamesOf(40) })
  catalogue.banners = [banner('one'), banner('two')]
  catalogue.winners = [1, 2, 3].map((number) => winner(number))
  stubBrowser((input, init) => answerFrom(catalogue)(input, init))
  sessionStorage.setItem('announcementsClosed', '["B"]')
})

afterEach(() => {
  cleanup()
  told.clear()
  vi.unstubAllGlobals()
})

test('[LOB-02] [LOB-03] banners go on after 5,000 ms, winners after 3,000 ms in slides 20 px apart', async () => {
  await openPortal()
  await screen.findByRole('link', { name: /Game 1/ })
  await waitFor(() => expect([...told.values()]).toContainEqual([5_000, undefined]))
  expect([...told.values()]).toContainEqual([3_000, 20])
})

test('[LOB-03] a click on a winner starts its game, with the game’s picture beside it', async () => {
  await openPortal()
  const row = await screen.findByRole('link', { name: /Game 1/ })
  expect(row.querySelector('img')?.getAttribute('src')).toBe('/art/1.svg')
  await userEvent.click(row)
  // A visitor signs in first, and the game waits.
  expect(await screen.findByRole('dialog', { name: /Log in/ })).toBeTruthy()
})
