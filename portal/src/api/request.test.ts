import { presentationOf } from '@banyan/client/presentation-of.ts'
import { RequestError } from '@banyan/client/request-error.ts'
import { nameSender } from '@banyan/client/sender.ts'
import { portalClosed } from '@banyan/client/signals.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { request } from './request.ts'

const query = { gameType: 'RNG', pageNo: 3, pageSize: 18 } as const
const value = { games: [], totalPages: 112, totalCount: 2000 }

const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  nameSender({ merchant: 'banyan', language: 'TY', headers: { platform: 'WEB', lotteryType: 'Lott' } })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  fetched.mockReset()
})

const answer = (body: unknown, status = 200) =>
  fetched.mockResolvedValueOnce(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }))

async function failure(): Promise<RequestError> {
  const error = await request('gameList', query).catch((thrown: unknown) => thrown)
  if (!(error instanceof RequestError)) throw new Error('Expected a RequestError', { cause: error })
  return error
}

/** A server that never answers; it gives up as `fetch` does. */
function silence() {
  fetched.mockImplementationOnce(
    (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
      }),
  )
}

test('a success is the value of its envelope', async () => {
  answer({ success: true, value })
  expect(await request('gameList', query)).toEqual(value)
})

test('[SYS-20] the call travels to its path with its query and the headers of the sender', async () => {
  answer({ success: true, value })
  await request('gameList', query)
  const [address, init] = fetched.mock.calls[0] ?? []
  expect(address).toBe('/wps/relay/GCSGAME_gameList?gameType=RNG&pageNo=3&pageSize=18')
  expect(init).toMatchObject({
    method: 'GET',
    headers: { merchant: 'banyan', moduleId: 'GAMES', language: 'TY', platform: 'WEB', lotteryType: 'Lott' },
  })
})

test('a refusal carries its code, its request id and the fields at fault', async () => {
  const fields = [{ path: '/query/pageNo', rule: 'minimum', limit: 1 }]
  answer({ success: false, code: 'invalid_input', message: 'Please check', requestId: 'r-1', value: { fields } }, 422)
  expect(await failure()).toMatchObject({ code: 'invalid_input', message: 'Please check', requestId: 'r-1', fields })
})

test.each([
  ['in_maintenance', 503, 1],
  ['region_blocked', 403, 1],
  ['service_unavailable', 503, 0],
])('%s is told to those who watch whether the portal is open: %i %i', async (code, status, times) => {
  const heard = vi.fn()
  const stop = portalClosed.hear(heard)
  answer({ success: false, code, message: 'x', requestId: 'r-3' }, status)
  await failure()
  stop()
  expect(heard).toHaveBeenCalledTimes(times)
})

test('a code of a newer server keeps its request id, and is shown as an unknown error', async () => {
  answer({ success: false, code: 'not_invented_yet', message: 'Soon', requestId: 'r-2' }, 400)
  const error = await failure()
  expect(error).toMatchObject({ code: 'not_invented_yet', requestId: 'r-2' })
  expect(presentationOf(error)).toBe('dialog')
})

test.each([
  ['<html>Bad gateway</html>', 502, 'service_unavailable'],
  ['{"success":', 200, 'unknown_error'],
  ['null', 200, 'unknown_error'],
  ['', 500, 'unknown_error'],
])('an answer that is no envelope (%s, %i) is %s', async (body, status, code) => {
  answer(body, status)
  expect(await failure()).toMatchObject({ code, requestId: undefined })
})

test('no answer at all is a network failure', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await failure()).toMatchObject({ code: 'network_failed' })
})

test('an answer that takes longer than ten seconds is given up', async () => {
  vi.useFakeTimers()
  silence()
  const failed = failure()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await failed).toMatchObject({ code: 'network_timed_out' })
})

test("the caller's own abort stays an abort", async () => {
  const controller = new AbortController()
  silence()
  const pending = request('gameList', query, { signal: controller.signal })
  controller.abort()
  await expect(pending).rejects.toMatchObject({ name: 'AbortError' })
})

test('a file travels in a form, whose type only the browser knows', async () => {
  answer({ success: true, value: { id: 'A'.repeat(22) } })
  await request('uploadImage', {}, { body: { image: new Blob(['x'], { type: 'image/png' }) } })
  const [address, init] = fetched.mock.calls[0] ?? []
  expect([address, init?.method]).toEqual(['/wps/uploads/image', 'POST'])
  expect(Object.keys(init?.headers ?? {})).not.toContain('content-type')
  expect([...((init?.body as FormData | undefined)?.keys() ?? [])]).toEqual(['image'])
})

test('an answer that is a file is one, and its failure an envelope', async () => {
  fetched.mockResolvedValueOnce(new Response('pixels', { headers: { 'content-type': 'image/png' } }))
  const file = await request('ownUpload', { id: 'A'.repeat(22) })
  expect([file.type, await file.text()]).toEqual(['image/png', 'pixels'])
  answer({ success: false, code: 'upload_not_found', message: 'Gone', requestId: 'r-1' }, 404)
  await expect(request('ownUpload', { id: 'A'.repeat(22) })).rejects.toMatchObject({ code: 'upload_not_found' })
})
