// @vitest-environment happy-dom
import { redirectCorpus, staysWithUs } from '@banyan/contract/test-world/redirect-corpus.ts'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { demoConfig } from '#/build/demo-config.ts'
import { loadTexts, shellTexts } from '#/src/i18n/text.ts'
import { startLanguage } from '#/src/session/language.ts'
import { keepConfig } from '#/src/session/portal-config.ts'
import { BannerLink } from './banner-link.tsx'

const linkHosts = ['t.me', 'www.facebook.com']

afterEach(cleanup)

/** What each link leads to that is made of the corpus, in a router like the portal's. */
async function hrefsOf(linkageType: 'ROUTE' | 'EXTERNAL' | 'PROMOTION', good: string, others: readonly string[] = []) {
  keepConfig({ ...demoConfig, info: { ...demoConfig.info, linkHosts } })
  await startLanguage()
  await loadTexts(shellTexts)
  const all = [good, ...others, ...redirectCorpus]
  const page = () =>
    all.map((url, index) => (
      <section key={url} aria-label={`${index}`}>
        <BannerLink banner={{ linkageType, url }} className="">
          banner
        </BannerLink>
      </section>
    ))
  const root = createRootRoute({ component: page })
  const pages = ['/rng', '/promotions/$code'].map((path) => createRoute({ getParentRoute: () => root, path }))
  const routeTree = root.addChildren(pages)
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  await router.load()
  render(<RouterProvider router={router as never} />)
  await screen.findAllByRole('link')
  return new Map(
    Array.from(document.querySelectorAll('section'), (section, index) => [
      all[index] ?? '',
      section.querySelector('a')?.getAttribute('href') ?? null,
    ]),
  )
}

test('[LOB-02] the route of a banner leads to a page of ours or nowhere', async () => {
  const hrefs = await hrefsOf('ROUTE', '/rng', ['/promotions', '/rng/more', '/rng?lines=25'])
  expect(hrefs.get('/rng')).toBe('/rng')
  expect(hrefs.get('/rng?lines=25')).toBe('/rng?lines=25')
  expect([hrefs.get('/promotions'), hrefs.get('/rng/more')]).toEqual([null, null])
  expect([...hrefs].filter(([, href]) => href !== null && !staysWithUs(href))).toEqual([])
})

test('[LOB-02] the address of a banner leads to an allowed host or nowhere', async () => {
  const hrefs = await hrefsOf('EXTERNAL', 'https://t.me/x')
  expect(hrefs.get('https://t.me/x')).toBe('https://t.me/x')
  expect([...hrefs].filter(([url, href]) => url !== 'https://t.me/x' && href !== null)).toEqual([])
})

test('[LOB-02] [PRO-01] the banner of a promotion leads to its page, and its code to nothing else', async () => {
  const hrefs = await hrefsOf('PROMOTION', 'welcome', ['Welcome', 'wel--come', '../member'])
  expect(hrefs.get('welcome')).toBe('/promotions/welcome')
  for (const [url, href] of hrefs)
    if (url !== 'welcome') expect(href ?? '/promotions/').toMatch(/^\/promotions\/[a-z0-9-]*$/)
  expect(hrefs.get('../member')).toBeNull()
})
