// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openConsole, operatorWith } from '#/src/test-world/open-console.tsx'

const request = vi.hoisted(() => vi.fn<(id: string) => Promise<unknown>>())
vi.mock('#/src/api/request.ts', () => ({ request }))

const listed = (section: string) => ({
  section,
  version: 0,
  changedAt: null,
  changedBy: null,
  fields: [],
  undecided: [],
})

beforeEach(() => {
  request.mockReset().mockImplementation(async (id) => {
    if (id === 'operatorInfo') return operatorWith()
    if (id === 'listApprovals') return { rows: [], next: null, waiting: 0 }
    return {
      sections: ['brand', 'banners', 'helpCenter'].map(listed),
      environment: {
        publicUrl: 'https://play.example.com',
        hosts: { links: ['t.me', 'm.me'], images: ['images.example.com'], games: [] },
      },
    }
  })
})
afterEach(cleanup)

test('[OPS-07] what the environment bounds is shown to read, with who can change it', async () => {
  await openConsole('/settings')
  const card = (await screen.findByText('Set by the environment')).closest('section')!
  const told = (name: string) => within(card).getByText(name).parentElement?.querySelector('dd')?.textContent
  expect([told('Public address'), told('Hosts of links'), told('Hosts of pictures'), told('Hosts of games')]).toEqual([
    ...['https://play.example.com', 't.mem.me', 'images.example.com', 'None'],
  ])
  expect(within(card).getByText(/person who runs the server changes them/)).toBeTruthy()
  expect(within(card).queryAllByRole('textbox')).toEqual([])
})

test('[OPS-05] the sections with a page of their own are changed there', async () => {
  await openConsole('/settings')
  const leadsTo = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await leadsTo(/^Banners ?Pictures/)).toBe('/banners')
  expect(await leadsTo(/^Help centre ?Topics/)).toBe('/help')
  expect(await leadsTo(/^Brand and domains/)).toBe('/settings/brand')
  cleanup()
  const router = await openConsole('/settings/helpCenter')
  await waitFor(() => expect(router.state.location.pathname).toBe('/help'))
})
