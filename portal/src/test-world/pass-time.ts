import { waitFor } from '@testing-library/react'
import { expect, onTestFinished, vi } from 'vitest'

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

interface WhatIsSeen {
  /** What the clocks of the page say. */
  readonly clocks: () => unknown
  /** How often something was rendered that no second is to render. */
  readonly renders: () => number
}

/**
 * Passes ten seconds at a time until three times in a row the clocks went on and nothing else was rendered. Words and
 * answers that come after the page render it too, on a slow machine late; whatever follows the clock would never be quiet.
 */
export async function passTimeQuietly({ clocks, renders }: WhatIsSeen): Promise<void> {
  let inARow = 0
  for (let steps = 0; inARow < 3; steps += 1) {
    expect(steps, 'steps of ten seconds').toBeLessThan(15)
    const before = { clocks: clocks(), renders: renders() }
    passTime(10_000)
    await waitFor(() => expect(clocks()).not.toEqual(before.clocks))
    inARow = renders() === before.renders ? inARow + 1 : 0
  }
}
