import { onTestFinished, vi } from 'vitest'

let ahead = 0

/** Moves the page's own clock on, so that no test waits. */
export function passTime(ms: number): void {
  if (ahead === 0) {
    const now = performance.now.bind(performance)
    const moved = vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead)
    onTestFinished(() => {
      ahead = 0
      moved.mockRestore()
    })
  }
  ahead += ms
}
