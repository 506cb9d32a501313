// @vitest-environment happy-dom
import { errorTexts } from '@banyan/client/texts.ts'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { consoleTexts, loadTexts, speak } from '#/src/i18n/text.ts'
import { LockedNotice } from './locked-notice.tsx'

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') })
  await speak('en')
  await loadTexts(consoleTexts, errorTexts)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('[ACC-22] it counts down each second, and ends when the time is over', () => {
  const onOver = vi.fn()
  render(<LockedNotice until={Date.now() + 65_000} onOver={onOver} />)
  expect(screen.getByRole('alert').textContent).toContain('in 1:05.')
  for (const left of ['1:04', '1:03']) {
    act(() => vi.advanceTimersByTime(1000))
    expect(screen.getByRole('alert').textContent).toContain(`in ${left}.`)
  }
  expect(onOver).not.toHaveBeenCalled()
  for (let second = 0; second < 63; second++) act(() => vi.advanceTimersByTime(1000))
  expect(onOver).toHaveBeenCalled()
})
