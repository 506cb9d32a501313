import { act, cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, vi } from 'vitest'
import { forgetTopics } from '#/src/api/pushes.ts'
import { closeAccountPopup } from '#/src/session/account-popup.ts'
import { setSession } from '#/src/session/session.ts'
import { hearFailures } from '#/src/shell/hear-failures.ts'
import { stubBrowser } from './open-portal.tsx'

/** Begins each test of a file signed out, with a browser whose network `begin` makes, and leaves nothing of it to the next. */
export function aroundEachTest(begin: () => typeof fetch): void {
  let stop: () => void
  beforeEach(() => {
    stubBrowser(begin())
    setSession({ is: 'out' })
    stop = hearFailures()
  })
  afterEach(async () => {
    stop()
    // Toasts outlive the page that they are shown over.
    for (const close of screen.queryAllByRole('button', { name: 'Close' })) await userEvent.click(close)
    act(() => closeAccountPopup('login'))
    cleanup()
    forgetTopics()
    vi.unstubAllGlobals()
  })
}
