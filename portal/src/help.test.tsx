// @vitest-environment happy-dom
import { callTable } from '@banyan/contract/client.gen.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeLanguage } from './session/language.ts'
import {
  announcement,
  answerFrom,
  calls,
  type FakeCatalogue,
  fakeCatalogue,
  gamesOf,
  topic,
} from './test-world/catalogue.ts'
import { openPortal, stubBrowser } from './test-world/open-portal.tsx'
import { seeEverything } from './test-world/see-everything.ts'

const topics = [
  topic('first-steps', { content: '<p>See <a href="/help#fairness">fairness</a>.</p>' }),
  topic('fairness', { group: 'rules' }),
  topic('on-a-phone', { group: 'install' }),
  topic('licences', { group: 'about', title: 'Licences' }),
  topic('responsible-gaming', { group: 'about', title: 'Play well' }),
]

let catalogue: FakeCatalogue
let broken: (url: URL) => boolean

beforeEach(() => {
  catalogue = fakeCatalogue({ games: () => gamesOf(40), hot: gamesOf(3), topics: () => topics })
  broken = () => false
  seeEverything()
  stubBrowser(async (input, init) => {
    const url = new URL(String(input), 'http://portal')
    if (url.pathname === callTable.helpCenter.path && broken(url)) return new Response('{}', { status: 500 })
    return await answerFrom(catalogue)(input, init)
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const popup = (name = 'Help centre') => screen.findByRole('dialog', { name })
const entry = async (name: string) => within(await popup()).findByRole('link', { name })

test('[NAV-17] the help centre lists the topics under four headings, in the merchant’s order', async () => {
  await openPortal('/help')
  const list = await within(await popup()).findByRole('navigation', { name: 'Topics' })
  const said = Array.from(list.querySelectorAll('h3, a'), ({ textContent }) => textContent)
  expect(said).toEqual([
    ...['Getting started', 'About first-steps', 'Rules and safety', 'About fairness'],
    ...['Installation', 'About on-a-phone', 'About', 'Licences', 'Play well'],
  ])
})

test('[NAV-06] /help shows help over the lobby; closing it leads to the lobby, which stayed', async () => {
  const { router } = await openPortal('/help')
  const tile = await screen.findByRole('article', { name: 'Game 1', hidden: true })
  await userEvent.click(within(await popup()).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.href).toBe('/')
  expect(tile.isConnected).toBe(true)
})

test('[NAV-17] an entry opens in place and has an address, which Back leaves', async () => {
  const { router } = await openPortal('/help')
  await userEvent.click(await entry('About fairness'))
  expect(await screen.findByText('Text of fairness')).toBeTruthy()
  expect(router.state.location.href).toBe('/help#fairness')
  expect((await entry('About fairness')).getAttribute('aria-current')).toBe('page')
  await userEvent.click(await entry('About on-a-phone'))
  expect(await screen.findByText('Text of on-a-phone')).toBeTruthy()
  act(() => router.history.back())
  expect(await screen.findByText('Text of fairness')).toBeTruthy()
})

test('[NAV-06] /help#term opens that entry, and a link inside leads to another one in the same popup', async () => {
  const { router } = await openPortal('/help#first-steps')
  const shown = await popup()
  await userEvent.click(await within(shown).findByRole('link', { name: 'fairness' }))
  expect(await within(shown).findByText('Text of fairness')).toBeTruthy()
  expect(router.state.location.href).toBe('/help#fairness')
  expect(shown.isConnected).toBe(true)
  expect(document.activeElement).toBe(within(shown).getByRole('article'))
})

test.each(['nothing-like-it', '%E0%A4%A', '../../x', 'A'.repeat(300)])(
  '[NAV-17] an unknown #%s shows the list and asks the server for no such topic',
  async (hash) => {
    await openPortal(`/help#${hash}`)
    expect((await entry('About first-steps')).getAttribute('aria-current')).toBe('page')
    await screen.findByText(/^See/)
    const asked = calls(catalogue, 'helpCenter').map(({ searchParams }) => searchParams.get('termId'))
    expect(asked.filter(Boolean)).toEqual(['first-steps'])
  },
)

test('[NAV-17] topics that do not come are a failure in the popup, with a retry', async () => {
  broken = () => true
  await openPortal('/help')
  const shown = await popup()
  expect(await within(shown).findByRole('alert')).toBeTruthy()
  broken = () => false
  await userEvent.click(within(shown).getByRole('button', { name: 'Try again' }))
  expect(await entry('About fairness')).toBeTruthy()
})

test('[NAV-17] one topic that does not come fails in its place, and the list stays', async () => {
  broken = ({ searchParams }) => searchParams.get('termId') === 'fairness'
  await openPortal('/help#fairness')
  const shown = await popup()
  expect(await within(shown).findByRole('alert')).toBeTruthy()
  expect(within(shown).getByRole('link', { name: 'About on-a-phone' })).toBeTruthy()
  broken = () => false
  await userEvent.click(within(shown).getByRole('button', { name: 'Try again' }))
  expect(await within(shown).findByText('Text of fairness')).toBeTruthy()
})

test('[NAV-17] in another language the popup that is open has its topics in it', async () => {
  catalogue.topics = (language) =>
    language === 'TY'
      ? topics.map((each) => ({ ...each, title: `Về ${each.termId}`, content: '<p>Nội dung</p>' }))
      : topics
  const { router } = await openPortal('/help#fairness')
  await screen.findByText('Text of fairness')
  await act(() => changeLanguage('TY'))
  // The footer behind it has the same links.
  const popup = within(await screen.findByRole('dialog', { name: 'Trung tâm trợ giúp' }))
  expect(await popup.findByRole('link', { name: 'Về fairness' })).toBeTruthy()
  expect(await popup.findByText('Nội dung')).toBeTruthy()
  expect(router.state.location.href).toBe('/help#fairness')
})

test('what is announced waits until the help is closed', async () => {
  catalogue.announcements = [announcement(1, { type: 'PU' })]
  await openPortal('/help')
  await entry('About fairness')
  await new Promise((resolve) => setTimeout(resolve, 900))
  expect(screen.queryByRole('dialog', { name: 'Announcements' })).toBeNull()
  await userEvent.click(within(await popup()).getByRole('button', { name: 'Close' }))
  expect(await popup('Announcements')).toBeTruthy()
})

test('[NAV-19] a topic is a page with title, description, address and the others of its group', async () => {
  await openPortal('/info/licences')
  expect(await screen.findByRole('heading', { level: 1, name: 'Licences' })).toBeTruthy()
  expect(await screen.findByText('Text of licences')).toBeTruthy()
  expect(document.title).toBe('Licences – Banyan Play')
  expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toContain('Licences')
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/info\/licences$/)
  const others = within(screen.getByRole('main')).getByRole('navigation', { name: 'About' })
  expect(
    within(others)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Play well'])
  expect(screen.getByRole('link', { name: 'All help topics' }).getAttribute('href')).toBe('/help')
})

test('a link of a text leads to a page, or is a text as long as there is none', async () => {
  const links = ['/rng?lines=25', '/help#faq', '/promotions', '/pointMall?x=1', '/info/licences/more', 'https://t.me/x']
  const content = links.map((href) => `<p><a href="${href}">${href}</a></p>`).join('')
  catalogue.topics = () => [topic('licences', { content })]
  await openPortal('/info/licences')
  await screen.findByText('/pointMall?x=1')
  const main = within(screen.getByRole('main'))
  const leads = links.filter((name) => main.queryByRole('link', { name }))
  expect(leads).toEqual(['/rng?lines=25', '/help#faq', '/promotions', 'https://t.me/x'])
})

test.each(['/info/nothing', '/info/A', '/info/%2e%2e'])('[NAV-19] %s is not found', async (address) => {
  await openPortal(address)
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy()
})

test('[NAV-19] a page whose topic does not come says so, with a retry', async () => {
  broken = () => true
  await openPortal('/info/licences')
  await userEvent.click(await within(screen.getByRole('main')).findByRole('button', { name: 'Try again' }))
  await screen.findByRole('alert')
  broken = () => false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Text of licences')).toBeTruthy()
})

test('[NAV-16] the licence opens from the footer with the merchant’s title and text, and closes', async () => {
  await openPortal('/rng')
  const button = await screen.findByRole('button', { name: 'Licences' })
  await userEvent.click(button)
  expect(await within(await popup('Licences')).findByText('Text of licences')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(button))
})

test('[NAV-16] a merchant without a licence, or without help, has no entries for them', async () => {
  catalogue.topics = () => [topic('faq')]
  const { unmount } = await openPortal('/rng')
  expect(await screen.findByRole('link', { name: 'About faq' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Licences' })).toBeNull()
  unmount()
  catalogue.topics = () => []
  await openPortal('/rng')
  await screen.findByRole('contentinfo')
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Help' })).toBeNull())
})
