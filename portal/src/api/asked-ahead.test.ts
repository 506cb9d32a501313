// @vitest-environment happy-dom

import { type AnsweredAhead, takeAskedAhead } from '@banyan/client/asked-ahead.ts'
import { heardAtOf } from '@banyan/client/heard-at.ts'
import { lastAnswer } from '@banyan/client/last-answer.ts'
import { nameSender } from '@banyan/client/sender.ts'
import { holdToken, renewTokenBy } from '@banyan/client/session-token.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { request, takeAheadBy } from './request.ts'

const query = { size: 10 } as const
const answer = (value: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ success: true, value }), { headers })
const refusal = (code: string) =>
  new Response(JSON.stringify({ success: false, code, message: '', requestId: 'r' }), { status: 401 })
const fetched = vi.fn<typeof fetch>()

/** The document asked for deposits; this is what it was answered, with the token that it had. */
function askAhead(response: Promise<Response> | Response, token: string | undefined = 'a') {
  const answered = Promise.resolve(response).then(
    (came): AnsweredAhead | undefined => came && { token, heardAt: 5, response: came },
  )
  window.askedAhead = {
    language: 'TY',
    askedAt: performance.now(),
    asks: [{ id: 'depositOrders', query, answer: answered }],
  }
}

takeAheadBy(takeAskedAhead)

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  fetched.mockImplementation(async () => answer('from the server'))
  nameSender({ merchant: 'banyan', language: 'TY' })
  holdToken('a')
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  fetched.mockReset()
  holdToken(undefined)
  delete window.askedAhead
})

test('what the document has asked is taken once, and told when it came', async () => {
  askAhead(answer('ahead', { date: 'Fri, 27 Nov 2026 12:00:00 GMT' }))
  expect(await request('depositOrders', query)).toBe('ahead')
  expect(fetched).not.toHaveBeenCalled()
  expect(lastAnswer).toEqual({ date: 'Fri, 27 Nov 2026 12:00:00 GMT', heardAt: 5 })
  expect(await request('depositOrders', query)).toBe('from the server')
})

test('each value knows when it came, also one that came before it was taken', async () => {
  askAhead(answer({ of: 'the document' }))
  expect(heardAtOf(await request('depositOrders', query))).toBe(5)
  fetched.mockImplementation(async () => answer({ of: 'the server' }))
  vi.spyOn(performance, 'now').mockReturnValue(77)
  const value = await request('depositOrders', query)
  vi.spyOn(performance, 'now').mockReturnValue(99)
  expect([value, heardAtOf(value), heardAtOf({})]).toEqual([{ of: 'the server' }, 77, 99])
  vi.restoreAllMocks()
})

test('what anybody may ask was asked without a token', async () => {
  window.askedAhead = {
    ...{ language: 'TY', askedAt: performance.now() },
    asks: [
      {
        ...{ id: 'lotteryCountdowns', query: { prizeMode: 'SEA' } },
        answer: Promise.resolve({ token: undefined, heardAt: 5, response: answer('ahead') }),
      },
    ],
  }
  expect(await request('lotteryCountdowns', { prizeMode: 'SEA' })).toBe('ahead')
  expect(fetched).not.toHaveBeenCalled()
})

test('another question, and one in another language, is the server’s', async () => {
  askAhead(answer('ahead'))
  expect(await request('depositOrders', { size: 20 })).toBe('from the server')
  nameSender({ merchant: 'banyan', language: 'EN' })
  expect(await request('depositOrders', query)).toBe('from the server')
})

test('what was asked with another token is nobody’s', async () => {
  askAhead(answer('of somebody else'), 'b')
  expect(await request('depositOrders', query)).toBe('from the server')
})

test.each([
  ['has failed', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['was not sent after all', () => Promise.resolve(undefined as never)],
])('a request that %s is sent again', async (_what, ahead) => {
  askAhead(ahead())
  expect(await request('depositOrders', query)).toBe('from the server')
})

test('a token that its session has outlived is read anew, as for any request', async () => {
  renewTokenBy(async () => {
    holdToken('b')
    return true
  })
  askAhead(refusal('session_changed'))
  expect(await request('depositOrders', query)).toBe('from the server')
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('nobody waits for it for ever', async () => {
  vi.useFakeTimers()
  fetched.mockImplementation(async (_input, init) => {
    init?.signal?.throwIfAborted()
    return answer('too late')
  })
  askAhead(new Promise<Response>(() => {}))
  const asked = request('depositOrders', query).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await asked).toMatchObject({ code: 'network_timed_out' })
})

test('what does something outdates what was asked before it', async () => {
  askAhead(answer('ahead'))
  await request('logout', {})
  expect(await request('depositOrders', query)).toBe('from the server')
})

test('a ticket for the socket outdates nothing', async () => {
  askAhead(answer('ahead'))
  await request('socketTicket', {})
  expect(await request('depositOrders', query)).toBe('ahead')
})

test('what was not asked for soon is asked anew', async () => {
  askAhead(answer('ahead'))
  vi.spyOn(performance, 'now').mockReturnValueOnce(performance.now() + 30_001)
  expect(await request('depositOrders', query)).toBe('from the server')
  vi.restoreAllMocks()
})
