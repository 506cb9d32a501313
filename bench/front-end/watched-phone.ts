import type { Page } from '@playwright/test'
import type { ServedBuild } from './served-build.ts'
import { slowPhone } from './slow-phone.ts'

/** A slow phone that tells of its long tasks and of what its taps took. */
export interface WatchedPhone extends AsyncDisposable {
  readonly page: Page
  /** Opens a page of the build and forgets what that took. */
  open(path: string): Promise<void>
  /** Once nothing is loaded or put into the page any more. */
  quiet(): Promise<void>
  /** Since the page was opened: long tasks, and the longest that each tap took to be painted, in ms. */
  seen(): Promise<{ readonly tasks: readonly number[]; readonly taps: readonly number[] }>
}

/** A watched phone of a visitor, or of an account of the demo that is signed in. */
export async function watchedPhone(build: ServedBuild, account?: string): Promise<WatchedPhone> {
  await using undo = new AsyncDisposableStack()
  const { page } = undo.use(await slowPhone())
  if (account !== undefined) await build.signIn(page, account)
  await page.addInitScript(() => {
    const seen = { tasks: [] as number[], taps: {} as Record<number, number> }
    Reflect.set(window, 'seen', seen)
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.tasks.push(duration)
    }).observe({ type: 'longtask', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId)
          seen.taps[entry.interactionId] = Math.max(seen.taps[entry.interactionId] ?? 0, entry.duration)
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  })
  const quiet = async () => {
    await page.waitForLoadState('networkidle')
    // Frames that put the rest of a list into the page have come.
    await page.waitForTimeout(1_000)
  }
  const kept = undo.move()
  return {
    page,
    quiet,
    async open(path) {
      await page.goto(build.url + path)
      await quiet()
      await page.evaluate(() => Object.assign(Reflect.get(window, 'seen') as object, { tasks: [], taps: {} }))
    },
    seen: () =>
      page.evaluate(() => {
        const { tasks, taps } = Reflect.get(window, 'seen') as { tasks: number[]; taps: Record<number, number> }
        return { tasks: [...tasks], taps: Object.values(taps) }
      }),
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}
