// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { demoConfig } from '#/build/demo-config.ts'
import { answerFrom, category, type FakeCatalogue, fakeCatalogue, topic } from '#/src/test-world/catalogue.ts'
import { openPortal, stubBrowser } from '#/src/test-world/open-portal.tsx'
import { seeEverything } from '#/src/test-world/see-everything.ts'

let catalogue: FakeCatalogue

beforeEach(() => {
  seeEverything()
  catalogue = fakeCatalogue({
    menus: [category('RNG'), category('LIVE')],
    topics: () => [topic('responsible-gaming'), topic('terms', { group: 'rules' }), topic('licences')],
  })
  stubBrowser((input, init) => answerFrom(catalogue)(input, init))
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const resources = [
  { resourceType: 'FACEBOOK', address: 'https://facebook.com/banyan' },
  { resourceType: 'TELEGRAM', address: 'https://t.me/banyan' },
  { resourceType: 'YOUTUBE', address: 'https://elsewhere.example/banyan' },
]
const info = { ...demoConfig.info, resources, linkHosts: ['facebook.com', 't.me'] }

async function part(name: string): Promise<HTMLElement> {
  return within(await screen.findByRole('contentinfo')).findByRole('region', { name })
}
const links = async (name: string) =>
  within(await part(name))
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`)

const facts = [
  {
    what: 'the help list',
    found: () => links('Help'),
    is: ['About responsible-gaming /help#responsible-gaming', 'About terms /help#terms'],
  },
  { what: 'the product list', found: () => links('Products'), is: ['All RNG /rng', 'All LIVE /live'] },
  {
    what: 'the follow-us text',
    found: async () => within(await part('Follow us')).getByText(/^Be the first/).textContent,
    is: 'Be the first to hear of news, draws and maintenance.',
  },
  {
    what: 'the social links, to allowed hosts alone',
    found: () => links('Follow us'),
    is: [
      'Facebook (opens in a new tab) https://facebook.com/banyan',
      'Telegram (opens in a new tab) https://t.me/banyan',
    ],
  },
  {
    what: 'the responsible-gaming picture, which leads to that topic',
    found: async () => {
      const picture = within(await part('Play responsibly')).getByRole('img', { name: '18+' })
      return picture.closest('a')?.getAttribute('href')
    },
    is: '/help#responsible-gaming',
  },
  {
    what: 'the vendor strip',
    found: async () => {
      const strip = within(await screen.findByRole('contentinfo')).getByRole('list', { name: 'Vendors' })
      expect(strip.className).toContain('text-muted')
      return Array.from(strip.querySelectorAll('.sr-only'), ({ textContent }) => textContent)
    },
    is: ['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS'],
  },
]

test.each(facts)('[NAV-13] the footer has $what', async ({ found, is }) => {
  await openPortal('/rng', { info })
  await part('Help')
  await waitFor(async () => expect(await found()).toEqual(is))
})

test('[NAV-13] without the topic the responsible-gaming picture stands without a link', async () => {
  catalogue.topics = () => [topic('terms')]
  await openPortal('/rng', { info })
  await part('Help')
  expect(
    within(await part('Play responsibly'))
      .getByRole('img', { name: '18+' })
      .closest('a'),
  ).toBeNull()
})

test('[SYS-06] a merchant who is nowhere else has no part to follow it', async () => {
  await openPortal('/rng', { info: { ...info, resources: [] } })
  await part('Help')
  expect(screen.queryByRole('region', { name: 'Follow us' })).toBeNull()
})

test('[SYS-07] where nobody may register no button leads there', async () => {
  const { flags, tree } = info.whitelabel
  const closed = { tree, flags: { ...flags, USERNAMEREG3: false, MOBILENUMREG3: false } }
  await openPortal('/rng', { info: { ...info, whitelabel: closed } })
  await part('Help')
  expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Register' })).toBeNull()
})
