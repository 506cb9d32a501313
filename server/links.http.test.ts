import { routeOf } from '@banyan/rules/content/portal-routes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoAnnouncements } from './demo/announcements.ts'
import { type World, world } from './test-world/world.ts'

let w: World
beforeAll(async () => {
  w = await world()
})
afterAll(() => w[Symbol.asyncDispose]())

/** Every text within a value, however deep. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}

const linksIn = (content: unknown) =>
  textsOf(content).flatMap((text) => [...text.matchAll(/href="(\/[^"]*|#[^"]*)"/g)].map(([, href]) => href ?? ''))

/** What a link of our own does not lead to: a page, or a topic of the help centre. */
function faultOf(href: string): string | undefined {
  const { pathname, hash } = new URL(href, 'http://portal/help')
  const termId = pathname === '/help' ? hash.slice(1) : pathname.split('/')[2]
  const needsTopic = termId !== undefined && termId !== '' && /^\/(help|info)/.test(pathname)
  if (routeOf(pathname) === undefined) return `${href} is no page`
  const isTopic = w.settings.current('helpCenter').topics.some((topic) => topic.termId === termId)
  return needsTopic && !isTopic ? `${href} is no topic` : undefined
}

const faultsIn = (links: readonly string[]) => links.flatMap((href) => faultOf(href) ?? [])

test('every link of the help centre, in any language, leads to a page', () => {
  const links = linksIn(w.settings.current('helpCenter'))
  expect(links.length).toBeGreaterThan(50)
  expect(faultsIn(links)).toEqual([])
})

test('every link of what the demo announces leads to a page', () => {
  const links = linksIn(demoAnnouncements(new Date()))
  expect(links.length).toBeGreaterThan(10)
  expect(faultsIn(links)).toEqual([])
})

test('every banner that leads into the portal leads to a page', () => {
  const links = w.settings
    .current('banners')
    .list.flatMap(({ linkageType, url }) => (linkageType === 'ROUTE' ? url : []))
  expect(links.length).toBeGreaterThan(3)
  expect(faultsIn(links)).toEqual([])
})
