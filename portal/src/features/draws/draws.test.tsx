// @vitest-environment happy-dom
import { callTable } from '@banyan/contract/client.gen.ts'
import { foreignEvidence, timelyEvidence } from '@banyan/rules/lottery/test-world/published-draws.ts'
import type { DrawEvidence } from '@banyan/rules/lottery/verify-draw.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerFrom, fakeCatalogue } from '#/src/test-world/catalogue.ts'
import { answer, openPortal, stubBrowser } from '#/src/test-world/open-portal.tsx'
import { repeatDraw } from './repeat/repeat-draw.ts'

const right = timelyEvidence('SSC1M')
const asked: string[] = []
let published: Record<string, unknown> | undefined

/** A draw as the call tells it. */
function told({ commit, round, chain, ...drawn }: DrawEvidence) {
  const fair = { algo: 'LFD1', commit, round }
  return { ...drawn, state: 'SETTLED', fair, betsRoot: 'e3'.repeat(32), chain: chain ?? null }
}

beforeEach(() => {
  asked.length = 0
  published = told(right)
  // Threads of the browser do their work at once, in the test's own.
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage(evidence: Parameters<typeof repeatDraw>[0]) {
        queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: repeatDraw(evidence) })))
      }
      terminate() {}
    },
  )
  const others = answerFrom(fakeCatalogue({ hot: [], menus: [] }))
  stubBrowser(async (input, init) => {
    const url = String(input)
    if (url.startsWith(callTable.drawEvidence.path)) {
      asked.push(url)
      if (published) return answer({ success: true, value: published })
      return answer({ success: false, code: 'issue_not_found', message: '', value: {} }, 404)
    }
    if (url.startsWith(callTable.openedNumero.path)) {
      const draw = { numero: right.issue, openTime: '2023-09-15T11:00:00.000Z', state: 'SETTLED', winNo: '9,9,0,6,8' }
      const list = [{ ...draw, winDetail: null, attributes: {}, fair: null }]
      const value = { gameCode: 'SSC1M', list, current: null, serverTime: '2023-09-15T11:00:01.000Z' }
      return answer({ success: true, value })
    }
    return others(input, init)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('[LOT-07] the newest draw of a game is repeated step by step, and said to be correct', async () => {
  await openPortal('/draws')
  expect(await screen.findByRole('heading', { name: 'This draw is correct' })).toBeTruthy()
  expect(screen.getByText('Steps repeated in your browser: 7 of 7.')).toBeTruthy()
  const steps = screen.getAllByRole('heading', { level: 2, name: /^[1-5]\. / })
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    '1. A sealed seed was promised',
    '2. The sale closed and the bets were sealed',
    '3. A public beacon spoke',
    '4. The seed was opened',
    '5. Seed and beacon gave the numbers',
  ])
  expect(screen.getByText(right.commit)).toBeTruthy()
  expect(screen.getByText(right.seed)).toBeTruthy()
  // Five digits of five words, each the remainder by ten.
  const digits = 'digits' in right.result ? right.result.digits : []
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1)
  expect(rows.map((row) => within(row).getAllByRole('cell')[3]?.textContent)).toEqual(digits.map(String))
})

test('[LOT-07] evidence that was tampered with does not add up, whichever part of it', async () => {
  for (const [part, code] of [
    [{ seed: 'ab'.repeat(32) }, 'SEED_NOT_COMMITTED'],
    [{ result: { family: 'SSC', digits: [1, 2, 3, 4, 5] } }, 'RESULT_DIFFERS'],
    [{ day: { commits: right.day.commits, commit: 'cd'.repeat(32) } }, 'DAY_COMMIT_DIFFERS'],
    [{ saleCloseAt: right.saleCloseAt - 30 }, 'ROUND_NOT_OF_CLOSE'],
  ] as const) {
    published = told({ ...right, ...part } as DrawEvidence)
    await openPortal(`/draws?gameCode=SSC1M&numero=${right.issue}`)
    expect(await screen.findByRole('heading', { name: 'This draw does not add up' })).toBeTruthy()
    if (code !== 'ROUND_NOT_OF_CLOSE') expect(screen.getByText(`wrong: ${code}`)).toBeTruthy()
    cleanup()
  }
})

test('[LOT-07] the beacon of a demo proves the calculation alone, and the page says so', async () => {
  const { chain, ...drawn } = foreignEvidence('SSC1M')
  published = told({ ...drawn, chain })
  await openPortal(`/draws?gameCode=SSC1M&numero=${drawn.issue}`)
  expect(await screen.findByRole('heading', { name: 'The calculation is right' })).toBeTruthy()
  expect(screen.getByText(/this demo has a beacon of its own/)).toBeTruthy()
  expect(screen.queryByText('This draw is correct')).toBeNull()
})

test('[LOT-07] before the draw the promise stands, and no seed; a void issue and an unknown one say so', async () => {
  const waiting = { ...told(right), state: 'OPEN', seed: null, signature: null, result: null, betsRoot: null }
  published = waiting
  await openPortal(`/draws?gameCode=SSC1M&numero=${right.issue}`)
  expect(await screen.findByRole('heading', { name: 'Not drawn yet' })).toBeTruthy()
  expect(screen.getByText(right.commit)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Download the script' })).toBeNull()
  cleanup()
  published = { ...waiting, state: 'VOID', seed: right.seed }
  await openPortal(`/draws?gameCode=SSC1M&numero=${right.issue}`)
  expect(await screen.findByRole('heading', { name: 'This issue is void' })).toBeTruthy()
  expect(screen.getByText(right.seed)).toBeTruthy()
  cleanup()
  published = undefined
  await openPortal('/draws?gameCode=SSC1M&numero=nonsense')
  expect(within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('[LOT-07] another number is asked for as it was typed, and an unknown game is the first one', async () => {
  await openPortal('/draws?gameCode=NOWHERE')
  const field = await screen.findByRole('textbox', { name: 'Issue' })
  await vi.waitFor(() => expect(field).toHaveProperty('value', right.issue))
  await userEvent.clear(field)
  await userEvent.type(field, ' 20230915-1138 ')
  await userEvent.click(screen.getByRole('button', { name: 'Check' }))
  await vi.waitFor(() => expect(asked.at(-1)).toContain('gameCode=SSC1M&numero=20230915-1138'))
})
