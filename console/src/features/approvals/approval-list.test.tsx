// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type AnsweredRequest, answer } from '#/src/test-world/answers.ts'
import { openConsole } from '#/src/test-world/open-console.tsx'

const request = vi.hoisted(() => vi.fn<AnsweredRequest>())
vi.mock('#/src/api/request.ts', () => ({ request }))

// A loaded machine takes a while to read the page.
beforeAll(() => import('#/src/pages/approvals-page.tsx'))
beforeEach(() => {
  request.mockReset()
  localStorage.clear()
})
afterEach(cleanup)

const at = '2026-11-26T11:00:00.000Z'
const asked = {
  ...{ id: '5', reason: 'as agreed', askedBy: 'lan.vo', askedAt: at, expiresAt: '2999-01-01T00:00:00.000Z' },
  ...{ state: 'waiting', decidedBy: null, decidedAt: null, decisionReason: null },
}

async function shown(approval: object): Promise<(string | null | undefined)[][]> {
  answer(request, { listApprovals: () => ({ rows: [{ ...asked, ...approval }], next: null, waiting: 1 }) })
  await openConsole('/approvals')
  await screen.findByText('as agreed')
  return Array.from(document.querySelectorAll('article dt'), (term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ])
}

test('[ACC-23] a promotion is told by the names of its form, with shares, times and amounts as people read them', async () => {
  const rule = { own: { least: '100000.00', ppm: 100_000 }, common: { stackable: false } }
  const change = {
    ...{ call: 'startPromotion', object: 'promotion spring', before: { state: 'draft' } },
    after: {
      state: 'running',
      kind: 'reload',
      content: { name: { en: 'Spring', vi: 'Xuân' } },
      rule,
      startsAt: at,
      budget: '15000000.00',
    },
  }
  expect(await shown(change)).toEqual([
    ['State', 'before draft→after running'],
    ['Kind', 'after Daily deposit bonus'],
    ['What members see › Name › English', 'after Spring'],
    ['What members see › Name › Vietnamese', 'after Xuân'],
    ['Rule › Own rule › The deposit, at least', 'after ₫100,000.00'],
    ['Rule › Own rule › Part of the deposit', 'after 10%'],
    ['Rule › Common rule › Beside other bonuses', 'after no'],
    ['From', 'after 26 Nov 2026, 18:00 \u2066GMT+7\u2069'],
    ['Budget', 'after ₫15,000,000.00'],
  ])
})

test('[ACC-23] a withdrawal is told by its state and amounts in words', async () => {
  const change = {
    ...{ call: 'approveLargeWithdrawal', object: 'withdrawal W7M2QX9PABCD', before: { state: 'review' } },
    after: { state: 'approved', amount: '60000000.00', received: '0.00' },
  }
  expect(await shown(change)).toEqual([
    ['State', 'before in review→after approved'],
    ['Amount', 'after ₫60,000,000.00'],
    ['Received', 'after ₫0.00'],
  ])
})
