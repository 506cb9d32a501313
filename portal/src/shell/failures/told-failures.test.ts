// @vitest-environment happy-dom
import { chunksWanted } from '@banyan/client/signals.ts'
import { errorTexts } from '@banyan/client/texts.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { demoConfig } from '#/build/demo-config.ts'
import { request } from '#/src/api/request.ts'
import { loadTexts, shellTexts } from '#/src/i18n/text.ts'
import { startLanguage } from '#/src/session/language.ts'
import { keepConfig } from '#/src/session/portal-config.ts'
import { presentFailure } from './present-failure.ts'

/** A portal in English whose merchant calls a load of so many seconds slow. */
async function openPortalWith(slowLoadSeconds: number) {
  localStorage.setItem('lang', 'EN')
  keepConfig({ ...demoConfig, slowLoadSeconds })
  await startLanguage()
  await loadTexts(shellTexts, errorTexts)
  await import('./failure-dialog.tsx')
}

beforeEach(() => openPortalWith(10))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A fetch that never answers and ends when it is aborted. */
const silent: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))))

const situations: readonly (readonly [string, typeof fetch, string])[] = [
  [
    'the network fails',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'Network link is abnormal, please try again',
  ],
  ['no answer comes in time', silent, 'The page took longer time to load, please check your network connectivity'],
  [
    'the failure is not known',
    async () => new Response('<h1>?</h1>', { status: 500 }),
    'Something went wrong. Check your history before you try again.',
  ],
]

test.each(situations)('[SYS-15] %s: the text of the specification is shown', async (_situation, fetched, text) => {
  vi.stubGlobal('fetch', fetched)
  vi.useFakeTimers()
  const failure = request('gameMenus', {}).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
  await act(async () => presentFailure(await failure))
  expect(await screen.findByText(text)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /^(Close|OK)$/ }))
  await waitFor(() => expect(screen.queryByText(text)).toBeNull())
})

test.each([
  { slowLoadSeconds: 1, patienceMs: 10_000 },
  { slowLoadSeconds: 30, patienceMs: 30_000 },
])(
  '[SYS-15] with $slowLoadSeconds s as the setting an answer may take $patienceMs ms',
  async ({ slowLoadSeconds, patienceMs }) => {
    await openPortalWith(slowLoadSeconds)
    vi.stubGlobal('fetch', silent)
    vi.useFakeTimers()
    const failed = vi.fn()
    void request('gameMenus', {}).catch(failed)
    await vi.advanceTimersByTimeAsync(patienceMs - 1)
    expect(failed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'network_timed_out' }))
  },
)

test('[SYS-16] a chunk that did not come is told with a retry, which wants it again', async () => {
  const { RequestError } = await import('@banyan/client/request-error.ts')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const wanted = vi.fn()
  const stop = chunksWanted.hear(wanted)
  await act(() => presentFailure(new RequestError('chunk_failed', 'gone')))
  const text = 'A part of the page could not be loaded, please try again'
  expect(await screen.findByText(text)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(wanted).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(screen.queryByText(text)).toBeNull())
  stop()
})
