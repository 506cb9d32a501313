// @vitest-environment happy-dom
import { callTable } from '@banyan/contract/client.gen.ts'
import { redirectCorpus } from '@banyan/contract/test-world/redirect-corpus.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerFrom, fakeCatalogue } from '#/src/test-world/catalogue.ts'
import { answer, openPortal, stubBrowser } from '#/src/test-world/open-portal.tsx'

let domains: readonly string[] = []

beforeEach(() => {
  const others = answerFrom(fakeCatalogue({ hot: [], menus: [] }))
  stubBrowser(async (input, init) =>
    String(input).startsWith(callTable.domainRoute.path)
      ? answer({ success: true, value: { domains, mainDomain: '' } })
      : others(input, init),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('[SYS-25] the domains are https links, and the one that the visitor is on is marked', async () => {
  domains = ['one.example', location.host, 'two.example']
  await openPortal('/mirrors')
  const list = within(await screen.findByRole('list', { name: 'Mirror sites' }))
  const links = list.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(domains.map((domain) => `https://${domain}/`))
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'location', null])
  expect(list.getByText('You are here')).toBeTruthy()
  expect(screen.getByText(/This address is in the list/)).toBeTruthy()
})

test('[SYS-25] an address that is not in the list is said to be none of them', async () => {
  domains = ['one.example']
  await openPortal('/mirrors')
  expect(await screen.findByText(/This address is not in the list/)).toBeTruthy()
  expect(screen.queryByText('You are here')).toBeNull()
})

test('[SYS-25] an empty list says so', async () => {
  domains = []
  await openPortal('/mirrors')
  expect(await screen.findByText('No mirror sites at the moment')).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'Mirror sites' })).toBeNull()
})

test('[SYS-25] whatever the server lists, a link leads to the very host that it shows', async () => {
  domains = ['one.example', ...redirectCorpus]
  await openPortal('/mirrors')
  const links = within(await screen.findByRole('list', { name: 'Mirror sites' })).getAllByRole<HTMLAnchorElement>(
    'link',
  )
  expect(links[0]?.textContent).toBe('https://one.example')
  const others = links.filter(({ href, textContent }) => href !== `${textContent}/` || new URL(href).username !== '')
  expect(others.map(({ href, textContent }) => ({ href, textContent }))).toEqual([])
})
