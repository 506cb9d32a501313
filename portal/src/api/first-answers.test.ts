import { nameSender } from '@banyan/client/sender.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { keepFirstAnswers } from './first-answers.ts'
import { request } from './request.ts'

const list = { games: [], totalPages: 3, totalCount: 50, version: 7 }
const asked = { gameType: 'RNG', pageNo: 1, pageSize: 18 } as const

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"success":true,"value":"from the server"}')))
  nameSender({ merchant: 'banyan', language: 'TY' })
  keepFirstAnswers({ language: 'TY', answers: [{ id: 'gameList', query: asked, value: list }] })
})

test('an answer that came with the document is given once, without a request', async () => {
  expect(await request('gameList', asked)).toEqual(list)
  expect(await request('gameList', asked)).toBe('from the server')
})

test('who asks and in which order makes no difference', async () => {
  const query = { pageSize: 18, language: 'TY', clientType: 3, platform: 'html5-desktop', gameType: 'RNG', pageNo: 1 }
  expect(await request('gameList', query as typeof asked)).toEqual(list)
})

test.each([
  { pageNo: 2, pageSize: 18, gameType: 'RNG' },
  { pageNo: 1, pageSize: 18, gameType: 'RNG', vassalage: 'PG' },
  { pageNo: 1, pageSize: 18, gameType: 'RNG', language: 'EN' },
] as const)('another question is asked: %o', async (query) => {
  expect(await request('gameList', query)).toBe('from the server')
})

test('a page in another language asks', async () => {
  nameSender({ merchant: 'banyan', language: 'EN' })
  expect(await request('gameList', asked)).toBe('from the server')
})

test('an answer that nobody asked for soon is not given late', async () => {
  const late = performance.now() + 30_001
  const clock = vi.spyOn(performance, 'now').mockReturnValue(late)
  expect(await request('gameList', asked)).toBe('from the server')
  clock.mockRestore()
})
