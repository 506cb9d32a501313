import { expect, test } from 'vitest'
import { routeOf } from './portal-routes.ts'

test.each([
  ['/', '/'],
  ['/index.html', '/index.html'],
  ['/rng', '/rng'],
  ['/rng/', '/rng'],
  ['/RNG', '/rng'],
  ['/sealottery', '/seaLottery'],
  ['/member', '/member/{-$page}'],
  ['/member/profile', '/member/{-$page}'],
  ['/info/terms', '/info/$termId'],
] as const)('%s is a page', (path, route) => {
  expect(routeOf(path)).toBe(route)
})

test.each([
  '',
  '/.git/config',
  '/metrics',
  '/..',
  '/../',
  '//',
  '//rng',
  '/rng//',
  '/%72ng',
  '/info',
  '/info/',
  '/info/..',
  '/info/terms/more',
  '/member/profile/more',
  '/rng/more',
  '/pointMall',
  '/pointMall',
  '/$termId',
])('%j is none', (path) => {
  expect(routeOf(path)).toBeUndefined()
})
