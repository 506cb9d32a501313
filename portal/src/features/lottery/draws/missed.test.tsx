// @vitest-environment happy-dom
import { type LoadedFamily, loadFamily } from '@banyan/rules/lottery/load-family.ts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sscIssues } from '#/src/test-world/ended-issues.ts'
import { answerIssues, type FakeIssues, openPanel } from '#/src/test-world/open-lottery-panel.tsx'
import { useMissed } from './missed.ts'

let issues: FakeIssues

beforeEach(() => {
  issues = { list: [], asked: [] }
  answerIssues(issues)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Picker({
  family,
  of: [playCode, row, label],
}: {
  family: LoadedFamily
  of: readonly [string, string, string]
}) {
  return <output>{JSON.stringify(useMissed('SSC1M', family)(playCode, row, label)) ?? 'nothing'}</output>
}

test.each([
  [['SSC_FIXED', 'p1', '7'], { missed: 2, isHot: true, isCold: false }],
  [['SSC_FIXED', 'p1', '3'], { missed: 0, isHot: true, isCold: false }],
  [['SSC_F3_DIRECT', 'p1', '1'], { missed: 1, isHot: false, isCold: false }],
  // The second of the last four is the third of all, which is always 5.
  [['SSC_4_DIRECT', 'p2', '5'], { missed: 0, isHot: true, isCold: false }],
  [['SSC_L3_G6', 'single', '5'], { missed: 0, isHot: false, isCold: false }],
  [['SSC_SUM_BSOE', 'sum', 'B'], undefined],
  [['SSC_UNKNOWN', 'p1', '7'], undefined],
] as const)('[LOT-09] beneath %o stands %o', async (of, expected) => {
  issues.list = sscIssues('337x713')
  await openPanel(<Picker family={await loadFamily('SSC')} of={of} />)
  const text = JSON.stringify(expected) ?? 'nothing'
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(text), { timeout: 10_000 })
})

test('[LOT-09] a game without a draw has nothing beneath its labels', async () => {
  await openPanel(<Picker family={await loadFamily('SSC')} of={['SSC_FIXED', 'p1', '7']} />)
  await vi.waitFor(() => expect(issues.asked).toHaveLength(1))
  expect(screen.getByRole('status').textContent).toBe('nothing')
})
