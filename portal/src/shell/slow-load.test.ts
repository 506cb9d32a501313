import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { failed } from '#/src/api/signals.ts'
import { tellSlowLoads } from './slow-load.ts'

const heard = vi.fn()
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('scrollTo', () => {})
  heard.mockReset()
  stop = failed.hear(heard)
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A router whose page takes so long to come. */
function routerOf(loadMs: number) {
  const root = createRootRoute()
  const page = createRoute({
    getParentRoute: () => root,
    path: '/',
    loader: () => new Promise<null>((resolve) => setTimeout(() => resolve(null), loadMs)),
  })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  tellSlowLoads(router)
  return router
}

test('a page that takes longer than ten seconds says so', async () => {
  const loaded = routerOf(12_000).load()
  await vi.advanceTimersByTimeAsync(9_999)
  expect(heard).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(heard).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'network_timed_out' }))
  await vi.advanceTimersByTimeAsync(2_000)
  await loaded
})

test('a page that comes in time says nothing, nor later', async () => {
  const loaded = routerOf(9_000).load()
  await vi.advanceTimersByTimeAsync(9_000)
  await loaded
  await vi.advanceTimersByTimeAsync(60_000)
  expect(heard).not.toHaveBeenCalled()
})
