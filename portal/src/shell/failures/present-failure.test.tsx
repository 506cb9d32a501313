// @vitest-environment happy-dom
import { createQueryClient } from '@banyan/client/query-client.ts'
import { RequestError, type RequestErrorCode } from '@banyan/client/request-error.ts'
import { failed } from '@banyan/client/signals.ts'
import { errorTexts } from '@banyan/client/texts.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadTexts, shellTexts, speak } from '#/src/i18n/text.ts'
import { presentFailure } from './present-failure.ts'

beforeEach(async () => {
  await speak('en')
  await loadTexts(shellTexts, errorTexts)
})

const failWith = (code: RequestErrorCode, requestId?: string) =>
  act(() => presentFailure(new RequestError(code, code, { requestId })))

test.each([
  ['network_failed', 'Network link is abnormal, please try again'],
  ['network_timed_out', 'The page took longer time to load, please check your network connectivity'],
  ['too_many_requests', 'Too many requests. Please wait a moment, then try again.'],
] as const)('%s is told in passing: %s', async (code, text) => {
  await failWith(code)
  await failWith(code)
  expect(screen.getAllByText(text)).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByText(text)).toBeNull())
})

test('what is not known has the text of an unknown error, in a dialog', async () => {
  await act(() => presentFailure(new TypeError('x is undefined')))
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Something went wrong. Check your history')
  await userEvent.click(screen.getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('a dialog names the reference of the request', async () => {
  await failWith('service_unavailable', 'r-9')
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Reference: r-9')
  await userEvent.click(screen.getByRole('button', { name: 'OK' }))
})

test('inline failures stay with the feature, and pages with the gate', async () => {
  const before = document.body.innerHTML
  await failWith('invalid_input')
  await failWith('in_maintenance')
  expect(document.body.innerHTML).toBe(before)
})

test('a failed query or mutation is told unless the feature shows it in its place', async () => {
  const heard = vi.fn()
  const stop = failed.hear(heard)
  const client = createQueryClient()
  const error = new RequestError('too_many_requests', 'x')
  const queryFn = () => Promise.reject(error)
  await client.prefetchQuery({ queryKey: ['a'], queryFn, meta: { shownInPlace: true } })
  expect(heard).not.toHaveBeenCalled()
  await client.prefetchQuery({ queryKey: ['b'], queryFn })
  expect(heard).toHaveBeenCalledExactlyOnceWith(error)
  await client
    .getMutationCache()
    .build(client, { mutationFn: queryFn })
    .execute(undefined)
    .catch(() => {})
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
})
