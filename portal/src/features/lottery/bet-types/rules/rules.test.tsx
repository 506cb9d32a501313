// @vitest-environment happy-dom
import { callTable } from '@banyan/contract/client.gen.ts'
import type { FamilyCode } from '@banyan/rules/lottery/draw.ts'
import { loadFamily } from '@banyan/rules/lottery/load-family.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Terms } from '#/src/features/lottery/games/terms.ts'
import { answerFrom, fakeCatalogue } from '#/src/test-world/catalogue.ts'
import { openPart } from '#/src/test-world/open-part.tsx'
import { answer, stubBrowser } from '#/src/test-world/open-portal.tsx'
import { GameRules } from '../game-rules.tsx'
import { oddsTexts } from '../odds-texts.ts'
import { rulesTexts } from '../rules-texts.ts'
import { PlayRules } from './play-rules.tsx'

beforeEach(() => {
  const others = answerFrom(fakeCatalogue())
  stubBrowser((input, init) => {
    if (!String(input).startsWith(callTable.openedIssues.path)) return others(input, init)
    const current = {
      ...{ numero: '20261126-0600', saleOpenAt: '2026-11-26T02:00:00Z', saleCloseAt: '2026-11-26T02:00:55Z' },
      ...{ drawAt: '2026-11-26T02:01:00Z', state: 'OPEN', fair: null, numbers: [] },
    }
    return answer({
      success: true,
      value: { gameCode: 'SSC1M', list: [], next: null, current, serverTime: '2026-11-26T02:00:00Z' },
    })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

type Quoted = Partial<Terms['betTypes'][number]> & { playCode: string }

function termsOf(gameCode: string, ...betTypes: Quoted[]): Terms {
  return {
    ...{ gameCode, prizeMode: 'LOTT', status: 'OPEN', units: ['1000.00', '10000.00'] },
    prizeGroups: { least: 1800, most: 1960, step: 2, mostRebatePer2000: 160 },
    limits: {
      ...{ mostLines: 100_000, leastStake: '100.00', mostStake: '50000000.00', mostStakeOfLine: '2000000.00' },
      ...{ mostPayoutOfBet: '900000000.00', mostPayoutOfPlayer: '2000000000.00' },
    },
    cancelSecondsBeforeClose: 3,
    betTypes: betTypes.map((quoted) => ({ version: 0, decidedBy: 'ODDS', prizeGroup: null, odds: null, ...quoted })),
  }
}

async function openRules(code: FamilyCode, gameCode: string, playCode: string, quoted?: Omit<Quoted, 'playCode'>) {
  const family = await loadFamily(code)
  const terms = quoted && termsOf(gameCode, { playCode, ...quoted })
  await openPart(
    <PlayRules family={family} playCode={playCode} gameCode={gameCode} terms={terms} />,
    rulesTexts,
    oddsTexts,
  )
}
const section = async (name: string) => within(await screen.findByRole('region', { name }))
const rowsOf = (part: Awaited<ReturnType<typeof section>>): (string | null)[][] =>
  part
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))

test('[LOT-09] rules of a digit play: the engine’s example, the exact chance, odds of the group, limits and times', async () => {
  await openRules('SSC', 'SSC1M', 'SSC_L3_DIRECT', { decidedBy: 'PLAYER', prizeGroup: 1960, odds: { '1': '980' } })
  expect(
    (await section('When it wins')).getByText(
      'Each digit of the line stands at its own place in the last three digits: both the digits and their order must be right.',
    ),
  ).toBeTruthy()
  expect((await section('How to pick')).getByText('Positions 1 to 3').nextSibling?.textContent).toBe(
    '0–9pick at least 1',
  )
  const example = await section('A worked example')
  expect(example.getByText('0 | 1 | 2')).toBeTruthy()
  expect(example.getByText('Stake').nextSibling?.textContent).toBe('1 line× ₫1,000₫1,000')
  expect(example.getByText('Pays').nextSibling?.textContent).toBe('₫980,000')
  const chances = await section('Chances and odds')
  expect(rowsOf(chances)).toEqual([['Win', '1 in 1,0000.1%', '×980.0', '98%']])
  expect(
    chances.getByText(/^You choose a prize group from 1800 to 1960; these are the odds of group 1960\./),
  ).toBeTruthy()
  const limits = await section('Limits')
  expect(limits.getByText('Stake of a bet').nextSibling?.textContent).toBe('₫100 – ₫50,000,000')
  const times = await section('Until when')
  expect(await times.findByText('Sale closes 5 seconds before the draw.')).toBeTruthy()
  expect(times.getByText('A bet can be cancelled until 3 seconds before the sale closes.')).toBeTruthy()
  expect(times.getByText('If a draw is void, every stake comes back in full.')).toBeTruthy()
})

test('[LOT-09] rules of a Mark Six play: two tiers, with the return of each and of both', async () => {
  await openRules('LHC', 'LHC5M', 'LHC_3Z2', { odds: { Z2: '20', Z3: '110' } })
  expect((await section('How to pick')).getByText('01–49')).toBeTruthy()
  expect(rowsOf(await section('Chances and odds')).map((row) => [row[0], row.at(-2), row.at(-1)])).toEqual([
    ['Two hits', '×20.0', '70.02%'],
    ['Three hits', '×110.0', '11.94%'],
    ['A line in all', 'A line in all', '81.96%'],
  ])
  const example = await section('A worked example')
  expect(example.getByText('01, 02, 03')).toBeTruthy()
  expect(example.getByText('Two hits').nextSibling?.textContent).toBe('1×20.0')
  expect(example.getByText('Pays').nextSibling?.textContent).toBe('₫20,000')
})

test('[LOT-09] rules of a special number’s sides: 49 returns the stake, which counts in the return', async () => {
  await openRules('LHC', 'LHC5M', 'LHC_TM_BSOE', { odds: { '1': '1.965' } })
  expect(rowsOf(await section('Chances and odds')).map((row) => [row[0], row.at(-1)])).toEqual([
    ['Win', '96.24%'],
    ['Stake back', '2.04%'],
    ['A line in all', '98.29%'],
  ])
  expect(screen.getByText(/49 returns the stake\./)).toBeTruthy()
})

test('[LOT-09] rules of a Vietnamese parlay: a board on which all its numbers appear', async () => {
  await openRules('VNN', 'VNF1M', 'VNN_XIEN3', { odds: { '1': '65' } })
  expect(
    screen.getByText(/^Every one of the 3 numbers of the line appears as the last 2 digits of a prize\./),
  ).toBeTruthy()
  const example = await section('A worked example')
  expect(example.getByText('00, 01, 02')).toBeTruthy()
  const ends = example.getAllByText(/^\d+$/).map(({ textContent }) => textContent?.slice(-2))
  expect(ends).toEqual(expect.arrayContaining(['00', '01', '02']))
  expect(example.getByText('Pays').nextSibling?.textContent).toBe('₫65,000')
  expect(rowsOf(await section('Chances and odds'))).toEqual([['Win', '1 in 81.311.23%', '×65.0', '79.94%']])
})

test('[LOT-09] rules of a South-East Asian play: odds by count of orders, and no front numbers for Laos', async () => {
  await openRules('SEA', 'LAO', 'SEA_3TOD', { odds: { P6: '130', P3: '260' } })
  expect((await section('How to pick')).getByText('The order of the digits does not matter.')).toBeTruthy()
  expect(rowsOf(await section('Chances and odds')).map(([tier, , odds]) => [tier, odds])).toEqual([
    ['6 orders', '×130.0'],
    ['3 orders', '×260.0'],
  ])
  const example = await section('A worked example')
  expect(example.getAllByRole('term').map(({ textContent }) => textContent)).not.toContain('Front 3')
})

test('[LOT-09] without terms the chances stand alone', async () => {
  await openRules('PC28', 'PC28_1M', 'PC_NUM3')
  const chances = await section('Chances and odds')
  expect(chances.getByText('Of the example above')).toBeTruthy()
  expect(chances.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Tier',
    'Chance of a line',
  ])
  expect(screen.queryByRole('region', { name: 'Limits' })).toBeNull()
})

test('[LOT-09] every bet type of a game is listed with its return, and opens to its rules', async () => {
  const family = await loadFamily('SEA')
  const terms = termsOf(
    'LAO',
    { playCode: 'SEA_3TOP', odds: { '1': '900' } },
    { playCode: 'SEA_3TOD', odds: { P6: '130', P3: '260' } },
  )
  await openPart(<GameRules family={family} gameCode="LAO" terms={terms} />, rulesTexts, oddsTexts)
  const top = await section('Top')
  expect(top.getByRole('button', { name: '3 top RTP 90%' })).toBeTruthy()
  expect(top.getByRole('button', { name: '3 in any order RTP 78%' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^3 front/ })).toBeNull()
  expect(screen.queryByRole('region', { name: 'When it wins' })).toBeNull()
  await userEvent.click(top.getByRole('button', { name: /^3 top/ }))
  expect((await section('When it wins')).getByText(/^Your number is the last 3 digits of the first prize/)).toBeTruthy()
})
