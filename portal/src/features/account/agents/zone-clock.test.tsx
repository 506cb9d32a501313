// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { loadTexts, speak } from '#/src/i18n/text.ts'
import { agentTexts } from './agent-texts.ts'
import { ZoneClock } from './zone-clock.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('[AGT-02] the clock moves on with each full second and names its offset', async () => {
  await speak('en')
  await loadTexts(agentTexts)
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 5, 0, 58, 400) })
  render(<ZoneClock />)
  const time = () => document.querySelector('time')?.textContent
  expect(time()).toMatch(/^\d\d:\d\d:58$/)
  act(() => vi.advanceTimersByTime(599))
  expect(time()).toMatch(/:58$/)
  act(() => vi.advanceTimersByTime(1))
  expect(time()).toMatch(/:59$/)
  act(() => vi.advanceTimersByTime(1_000))
  expect(time()).toMatch(/:00$/)
  expect(screen.getByText(/GMT/)).toBeTruthy()
})
