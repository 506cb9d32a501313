import { noteHeard } from '@banyan/client/heard-at.ts'
import { expect, test, vi } from 'vitest'
import { issuesQuery, pageMomentIn } from './issue-queries.ts'

const { request } = vi.hoisted(() => ({ request: vi.fn() }))
vi.mock('#/src/api/request.ts', () => ({ request }))

test('[LOT-03] a countdown counts from when its answer came, which the document may have asked before the code', async () => {
  const answer = { serverTime: '2026-11-29T05:00:00.000Z', list: [], current: null }
  noteHeard(answer, 500)
  request.mockResolvedValue(answer)
  const { queryFn } = issuesQuery('SSC5M', 10)
  const issues = await (queryFn as unknown as (context: object) => Promise<typeof answer & { heardAt: number }>)({})
  expect(pageMomentIn(issues, '2026-11-29T05:01:00.000Z')).toBe(60_500)
})
