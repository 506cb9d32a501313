// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announcement, answerFrom, type FakeCatalogue, fakeCatalogue, gamesOf, vendor } from './test-world/catalogue.ts'
import { openPortal, stubBrowser } from './test-world/open-portal.tsx'

let catalogue: FakeCatalogue

beforeEach(() => {
  catalogue = fakeCatalogue()
  stubBrowser((input, init) => answerFrom(catalogue)(input, init))
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('[NAV-08] a game centre shows the vendors of its type, each to be started', async () => {
  const later = new Date(Date.now() + 3_600_000).toISOString()
  catalogue.vendors = {
    SPORTS: [vendor('GOL', { gameCount: 2 }), vendor('SPX', { maintenanceUntil: later })],
    ESPORTS: [vendor('IMES')],
  }
  await openPortal('/sports')
  expect(await screen.findByText('2 vendors')).toBeTruthy()
  const [open, closed] = screen.getAllByRole('article')
  expect(open?.textContent).toContain('2 games')
  expect(closed?.textContent).toContain('Maintenance')
  const names = within(screen.getByRole('region', { name: 'Sports' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
  expect(names).toEqual(['GOL', 'SPX'])
})

test('below the vendors of a game centre stand what is hot, what is new and what opens again, each as it is', async () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const late = vendor('TEA', { gameType: 'LIVE', maintenanceUntil: inHours(9) })
  catalogue.vendors = {
    SPORTS: [vendor('GOL')],
    LIVE: [late, vendor('SPX', { gameType: 'LIVE', maintenanceUntil: inHours(2) })],
    RNG: [late, vendor('OLD', { maintenanceUntil: inHours(-1) })],
  }
  catalogue.hot = gamesOf(14)
  catalogue.announcements = [1, 2, 3, 4, 5].map((number) => announcement(number))
  await openPortal('/sports')
  const hot = within(await screen.findByRole('region', { name: 'Hot games' }))
  expect(await hot.findAllByRole('article')).toHaveLength(12)
  expect(hot.getByRole('link', { name: /^More/ }).getAttribute('href')).toBe('/?type=HOT')
  const listUnder = async (name: string) => {
    const card = (await screen.findByRole('heading', { level: 2, name })).closest('section') as HTMLElement
    return within(card)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  }
  const news = await listUnder('What’s new')
  expect(news.map((text) => text?.match(/Notice \d/)?.[0])).toEqual(['Notice 1', 'Notice 2', 'Notice 3', 'Notice 4'])
  const soon = await listUnder('Opening again soon')
  expect(soon.map((text) => text?.match(/SPX|TEA|OLD/)?.[0])).toEqual(['SPX', 'TEA'])
  for (const text of soon) expect(text).toMatch(/opens .*\d\d:\d\d/)
})

test('where nothing is hot, new or closed a game centre says nothing of it', async () => {
  catalogue.vendors = { SPORTS: [vendor('GOL')] }
  catalogue.hot = []
  catalogue.announcements = []
  await openPortal('/sports')
  await screen.findByText('1 vendor')
  await waitFor(() => expect(within(screen.getByRole('main')).getAllByRole('heading').length).toBe(2))
  for (const name of ['Hot games', 'What’s new', 'Opening again soon'])
    expect(screen.queryByRole('heading', { name })).toBeNull()
})
