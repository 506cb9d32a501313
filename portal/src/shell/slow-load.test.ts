import { failed } from '@banyan/client/signals.ts'
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { demoConfig } from '#/build/demo-config.ts'
import { keepConfig } from '#/src/session/portal-config.ts'
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

test.each([1, 10, 30])(
  '[SYS-15] a page that takes longer than the %i seconds of the setting says so',
  async (slowLoadSeconds) => {
    keepConfig({ ...demoConfig, slowLoadSeconds })
    const slowMs = slowLoadSeconds * 1_000
    const loaded = routerOf(slowMs + 2_000).load()
    await vi.advanceTimersByTimeAsync(slowMs - 1)
    expect(heard).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(heard).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'network_timed_out' }))
    await vi.advanceTimersByTimeAsync(2_000)
    await loaded
  },
)

test('[SYS-15] a page that comes in time says nothing, nor later', async () => {
  keepConfig({ ...demoConfig, slowLoadSeconds: 10 })
  const loaded = routerOf(9_000).load()
  await vi.advanceTimersByTimeAsync(9_000)
  await loaded
  await vi.advanceTimersByTimeAsync(60_000)
  expect(heard).not.toHaveBeenCalled()
})
