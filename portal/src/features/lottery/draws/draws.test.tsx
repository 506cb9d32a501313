// @vitest-environment happy-dom
import { callTable } from '@banyan/contract/client.gen.ts'
import { hourOfIssue, issueLater } from '@banyan/rules/lottery/issue-numbers.ts'
import { betsRootOf, contentHashOf, sealedLineOf } from '@banyan/rules/lottery/sealed-bets.ts'
import { foreignEvidence, timelyEvidence } from '@banyan/rules/lottery/test-world/published-draws.ts'
import type { DrawEvidence } from '@banyan/rules/lottery/verify-draw.ts'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accountPopup } from '#/src/session/account-popup.ts'
import { setSession } from '#/src/session/session.ts'
import { account } from '#/src/test-world/account.ts'
import { shown } from '#/src/test-world/open-lottery.tsx'
import { answer, openPortal, stubBrowser } from '#/src/test-world/open-portal.tsx'
import { answerBets, bet, fakeBets } from '#/src/test-world/own-lottery-bets.ts'
import { repeatDraw } from './repeat/repeat-draw.ts'

const right = timelyEvidence('SSC1M')
const asked: string[] = []
const numeroAt = (step: number) => issueLater('SSC1M', right.issue, step)
let published: Record<string, unknown> | undefined
/** The pages of the list of bets, in turn. */
let sealed: readonly (readonly string[])[] = []
let own = fakeBets()

/** A draw as the call tells it. */
function told({ algo, commit, round, chain, ...drawn }: DrawEvidence) {
  const fair = { algo, commit, round }
  return { ...drawn, state: 'SETTLED', fair, betsRoot: 'e3'.repeat(32), chain: chain ?? null }
}

beforeEach(() => {
  asked.length = 0
  published = told(right)
  own = fakeBets()
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
  const others = answerBets(own)
  stubBrowser(async (input, init) => {
    const url = String(input)
    if (url.startsWith(callTable.drawEvidence.path)) {
      asked.push(url)
      if (published) return answer({ success: true, value: published })
      return answer({ success: false, code: 'issue_not_found', message: '', value: {} }, 404)
    }
    if (url.startsWith(callTable.drawBets.path)) {
      const page = Number(new URL(url, 'http://x').searchParams.get('after') ?? '0')
      const next = page + 1 < sealed.length ? String(page + 1) : null
      return answer({ success: true, value: { betsRoot: published?.betsRoot, lines: sealed[page] ?? [], next } })
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
  act(() => setSession({ is: 'out' }))
  vi.unstubAllGlobals()
})

test('[LOT-07] the newest draw of a game is repeated step by step, and said to be correct', async () => {
  await openPortal('/draws')
  expect(await screen.findByRole('heading', { name: 'This draw is correct' })).toBeTruthy()
  expect(screen.getByText('Steps repeated in your browser: 8 of 8.')).toBeTruthy()
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
    [{ saleCloseAt: right.saleCloseAt - 30, round: right.round - 10 }, 'SEED_NOT_COMMITTED'],
    [{ algo: 'LFD1' }, 'SCHEME_OUTDATED'],
  ] as const) {
    published = told({ ...right, ...part } as DrawEvidence)
    await openPortal(`/draws?gameCode=SSC1M&numero=${right.issue}`)
    expect(await screen.findByRole('heading', { name: 'This draw does not add up' })).toBeTruthy()
    if (code !== 'ROUND_NOT_OF_CLOSE') expect(screen.getByText(`wrong: ${code}`)).toBeTruthy()
    cleanup()
  }
})

test('[LOT-07] evidence of another game, family or issue fails with a message, and the page stands', async () => {
  const other = timelyEvidence('PC28_1M')
  for (const drawn of [
    other,
    { ...right, result: other.result },
    { ...right, issue: numeroAt(1) },
    { ...right, issue: 'x' },
    { ...right, game: 'VNN' },
  ]) {
    published = told(drawn as DrawEvidence)
    await openPortal(`/draws?gameCode=SSC1M&numero=${right.issue}`)
    expect(await screen.findByRole('heading', { name: 'This draw does not add up' })).toBeTruthy()
    expect(screen.getByText(/These records belong to another draw: /).textContent).toContain(drawn.issue)
    cleanup()
  }
})

test('[LOT-07] a missing day list is named as such, and the draw is not called correct', async () => {
  published = { ...told(right), day: null }
  await openPortal(`/draws?gameCode=SSC1M&numero=${right.issue}`)
  expect(await screen.findByRole('heading', { name: 'The evidence is incomplete' })).toBeTruthy()
  expect(screen.getAllByText(/^The day list is missing/)).toHaveLength(2)
  expect(screen.queryByText(/this demo has a beacon/)).toBeNull()
  cleanup()
  const { lfd2From, ...day } = timelyEvidence('SSC1M', 'LFD1').day
  published = { ...told(timelyEvidence('SSC1M', 'LFD1')), day }
  await openPortal(`/draws?gameCode=SSC1M&numero=${right.issue}`)
  expect(await screen.findByText(/^Steps repeated in your browser: 7 of 8\. The others need parts/)).toBeTruthy()
  cleanup()
  published = { ...told(right), fair: null }
  await openPortal(`/draws?gameCode=SSC1M&numero=${right.issue}`)
  expect(await screen.findByRole('heading', { name: 'This draw does not add up' })).toBeTruthy()
})

test('[LOT-07] a draw of LFD1 from before the switch is correct, and the page says what its scheme leaves open', async () => {
  published = told(timelyEvidence('SSC1M', 'LFD1'))
  await openPortal(`/draws?gameCode=SSC1M&numero=${right.issue}`)
  expect(await screen.findByRole('heading', { name: 'This draw is correct' })).toBeTruthy()
  expect(screen.getAllByText(/commitment doesn’t name the beacon round/).length).toBeGreaterThan(0)
})

test('[LOT-07] the list of bets is held against the seal, and own bets are looked up in it', async () => {
  const ofIssue = { gameCode: 'SSC1M', numero: right.issue, unit: '2000.000', odds: { '1': '980.0000' } }
  const [short, long] = [bet(1, ofIssue), bet(2, { ...ofIssue, isWhole: false })]
  const other = bet(3, { ...ofIssue, selection: '9|9|9' })
  own.bets = [short, long]
  const contentOf = ({ selection }: typeof short) =>
    contentHashOf({ ...short, selection, unitThousandths: 2_000_000, odds: { 1: 9_800_000n } })
  const hashes = [contentOf(short), long.contentHash, contentOf(other)]
  const lines = hashes.map((hash, place) => sealedLineOf(`${place + 1}`, hash))
  const check = async () => {
    await openPortal(`/draws?gameCode=SSC1M&numero=${right.issue}`)
    await userEvent.click(await screen.findByRole('button', { name: 'Check the list' }))
  }
  sealed = [lines.slice(0, 2), lines.slice(2)]
  published = { ...told(right), betsRoot: betsRootOf(lines) }
  setSession({ is: 'in', account })
  await check()
  expect(await screen.findByText('The list gives the seal. Bets in it: 3.')).toBeTruthy()
  expect(screen.getByText('Your bets in the list: 2 of 2')).toBeTruthy()
  cleanup()
  own.bets = [short, other, bet(4, ofIssue)]
  await check()
  expect(await screen.findByText('Your bets in the list: 2 of 3')).toBeTruthy()
  cleanup()
  act(() => setSession({ is: 'out' }))
  sealed = [lines.slice(1)]
  await check()
  expect(await screen.findByText(/^The list does not give the seal\. Bets in it: 2\./)).toBeTruthy()
  expect(screen.queryByText(/^Your bets in the list/)).toBeNull()
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
  await waitFor(() => expect(field).toHaveProperty('value', right.issue))
  await userEvent.clear(field)
  await userEvent.type(field, ' 20230915-1138 ')
  await userEvent.click(screen.getByRole('button', { name: 'Check' }))
  await waitFor(() => expect(asked.at(-1)).toContain('gameCode=SSC1M&numero=20230915-1138'))
})

test('[LOT-07] [LOT-09] own bets on the issue stand beside its numbers, those of a chase too', async () => {
  const [ssc, numero] = ['SSC1M', right.issue]
  own.bets = [
    bet(3, { gameCode: ssc, numero, selection: '0|6|8', state: 'WON', payout: '1964.00', stake: '2.00' }),
    bet(2, { gameCode: ssc, numero, chaseId: '9', stake: '6.00' }),
    bet(1, { gameCode: ssc, numero: '20230915-0001' }),
    bet(0, { gameCode: 'K35M', numero }),
  ]
  setSession({ is: 'in', account })
  await openPortal(`/draws?gameCode=SSC1M&numero=${numero}`)
  const rows = within(await screen.findByRole('list', { name: 'My bets' })).getAllByRole('listitem')
  expect(rows.map(shown)).toEqual([
    'Last 3 · DirectWon0 | 6 | 8+₫1,964Stake ₫2',
    'Last 3 · DirectLost1, 2 | 3 | 4, 5₫0Stake ₫6Chase',
  ])
  const card = screen.getByRole('heading', { name: 'Compare with your bets' }).closest('section')
  const digits = 'digits' in right.result ? right.result.digits.join('') : ''
  expect(shown(card)).toContain(`Drawn${digits}`)
  own.bets = []
  cleanup()
  await openPortal(`/draws?gameCode=SSC1M&numero=${numero}`)
  expect(await screen.findByText('You have no bet on this issue.')).toBeTruthy()
})

test('[LOT-07] [LOT-09] a visitor is invited to log in, and no bets are asked for', async () => {
  await openPortal(`/draws?gameCode=SSC1M&numero=${right.issue}`)
  expect(await screen.findByText(/^Log in, and your bets on this issue/)).toBeTruthy()
  await userEvent.click(
    within(screen.getByRole('heading', { name: 'Compare with your bets' }).closest('section')!).getByRole('button'),
  )
  expect(accountPopup()).toMatchObject({ shown: 'login' })
  expect(own.asked).toEqual([])
})

/** Presses the link to the draw after, which may be drawn anew while it is pressed, until that draw is asked for. */
async function stepTo(numero: string): Promise<void> {
  await screen.findByRole('link', { name: `Draw after: ${numero}` })
  await waitFor(() => {
    const isAsked = asked.some((address) => address.includes(`numero=${numero}`))
    const link = screen.queryByRole('link', { name: `Draw after: ${numero}` })
    if (!isAsked && link) fireEvent.click(link)
    expect(isAsked).toBe(true)
  })
}

test('[LOT-07] from a draw one steps to its neighbours, and to any of its day that is drawn', async () => {
  const before = numeroAt(-1)
  await openPortal(`/draws?gameCode=SSC1M&numero=${before}`)
  await screen.findByRole('link', { name: `Draw after: ${right.issue}` })
  expect(screen.getByRole('link', { name: `Draw before: ${numeroAt(-2)}` })).toBeTruthy()
  await stepTo(right.issue)
  // The draw after the last one is on sale: its promise can be looked at, and no further.
  await stepTo(numeroAt(1))
  expect(await screen.findByRole('link', { name: `Draw before: ${right.issue}` })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Draw after/ })).toBeNull()
})

test('[LOT-07] the hours of the day are looked through; what is not drawn is no link', async () => {
  await openPortal(`/draws?gameCode=SSC1M&numero=${right.issue}`)
  const { hour, issues } = hourOfIssue('SSC1M', right.issue)
  const list = async () =>
    within(await screen.findByRole('list', { name: /^Draws from/ }))
      .queryAllByRole('link')
      .map((each) => each.getAttribute('href'))
  const drawn = issues.filter((issue) => issue <= right.issue)
  expect(await list()).toEqual(drawn.map((issue) => `/draws?gameCode=SSC1M&numero=${issue}`))
  const slider = screen.getByRole('slider', { name: 'Hour' })
  expect(shown(screen.getByText(/^Hours of the game day/))).toBe('Hours of the game day, GMT+8')
  fireEvent.change(slider, { target: { value: '0' } })
  expect((await list())[0]).toBe(`/draws?gameCode=SSC1M&numero=${right.issue.slice(0, 8)}-0001`)
  // No hour is looked at that has not begun.
  fireEvent.change(slider, { target: { value: '23' } })
  expect(slider.getAttribute('aria-valuetext')).toMatch(new RegExp(`^${hour}:`))
})

test('[LOT-07] a number that is no issue of the game has no neighbours and no day', async () => {
  await openPortal('/draws?gameCode=SSC1M&numero=20230915-1441')
  expect(await screen.findByRole('heading', { name: 'Latest draws of this game' })).toBeTruthy()
  expect(screen.queryByRole('navigation', { name: 'Draw before and draw after' })).toBeNull()
  expect(screen.queryByRole('slider')).toBeNull()
})
