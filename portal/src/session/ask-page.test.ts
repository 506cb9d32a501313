// @vitest-environment happy-dom
import { createQueryClient } from '@banyan/client/query-client.ts'
import type { OwnAccount } from '@banyan/contract/identity/own-account.ts'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askPage } from './ask-page.ts'
import { forgetOwnAnswers, own } from './own-answers.ts'
import { setSession } from './session.ts'

const painted = vi.hoisted(() => ({ is: false }))
vi.mock('@banyan/ui/use-painted.ts', () => ({ hasPainted: () => painted.is }))
const width = vi.hoisted(() => ({ isNarrow: true }))
vi.mock('@banyan/ui/use-wide.ts', () => ({ isNarrow: () => width.isNarrow }))

const account: OwnAccount = { id: '7', type: 0, account: 'linh', nickname: 'Linh', language: null, icon: 'koi' }
const answer = vi.fn<() => Promise<string>>()
const query = { queryKey: [own, 'orders'], queryFn: answer, staleTime: 0 }
const client = createQueryClient()
const ask = () => askPage((cache) => [cache.prefetchQuery(query)])

/** Shows the answer, as a page does that is rendered. */
function show() {
  const observer = new QueryObserver(client, query)
  const stop = observer.subscribe(() => {})
  const { data, isFetching } = observer.getCurrentResult()
  stop()
  return { data, isFetching }
}

let forget: () => void

beforeEach(() => {
  setSession({ is: 'in', account })
  forget = forgetOwnAnswers(client)
  answer.mockResolvedValue('three orders')
})

afterEach(() => {
  forget()
  client.clear()
  painted.is = false
  width.isNarrow = true
  vi.useRealTimers()
  answer.mockReset()
})

test('what has come by then is in the first rendering, which does not ask again', async () => {
  await ask()
  expect(show()).toEqual({ data: 'three orders', isFetching: false })
  expect(answer).toHaveBeenCalledTimes(1)
})

test('the next visit asks again', async () => {
  await ask()
  painted.is = true
  expect(show()).toEqual({ data: 'three orders', isFetching: true })
})

test('what has changed since is asked again at once', async () => {
  await ask()
  await client.invalidateQueries({ queryKey: [own] })
  expect(show()).toEqual({ data: 'three orders', isFetching: true })
})

test('nobody waits for it longer than for letters', async () => {
  vi.useFakeTimers()
  answer.mockReturnValue(new Promise(() => {}))
  const asked = ask().then(() => 'rendered')
  await vi.advanceTimersByTimeAsync(99)
  expect(await Promise.race([asked, 'waits'])).toBe('waits')
  await vi.advanceTimersByTimeAsync(1)
  expect(await asked).toBe('rendered')
  expect(show()).toEqual({ data: undefined, isFetching: true })
  expect(answer).toHaveBeenCalledTimes(1)
})

test('an answer that failed is shown as a failure, and holds nothing up', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'))
  await ask()
  expect(show()).toEqual({ data: undefined, isFetching: false })
})

test.each([
  ['a visitor', () => setSession({ is: 'out' })],
  ['a trial account', () => setSession({ is: 'in', account: { ...account, type: 4 } })],
  ['a wide window', () => (width.isNarrow = false)],
  ['a page that is painted already', () => (painted.is = true)],
])('%s is asked nothing', async (_whose, begin) => {
  begin()
  await ask()
  expect(answer).not.toHaveBeenCalled()
})
