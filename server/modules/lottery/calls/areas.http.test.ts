import type { ValueOf } from '@banyan/contract/call.ts'
import { areaCalls } from '@banyan/contract/lottery/area-calls.ts'
import { lotteryCalls } from '@banyan/contract/lottery/lottery-calls.ts'
import { gamesSoldIn } from '@banyan/rules/lottery/prize-modes.ts'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { onPostgres } from '#/test-world/test-database.ts'
import { type World, world } from '#/test-world/world.ts'
import { issuesOnSale } from '../test-world/issues-on-sale.ts'
import { lotteryWorld } from '../test-world/lottery-world.ts'

type Countdowns = ValueOf<(typeof areaCalls)['lotteryCountdowns']>

async function countdowns(w: Pick<World, 'app'>, prizeMode: string): Promise<Countdowns> {
  const url = `${areaCalls.lotteryCountdowns.path}?prizeMode=${prizeMode}`
  return (await w.app.portal.inject({ method: 'GET', url })).json().value
}

test('[LOT-04] a visitor is told when each game of a price list closes; games without an issue are left out', async () => {
  await using l = await lotteryWorld('SSC1M', 3)
  await issuesOnSale(l.w, 'K35M', 2)
  await issuesOnSale(l.w, 'VNF1M', 2)
  const player = await l.player(0n)
  const { games, serverTime } = await countdowns(l.w, 'LOTT')
  expect(games.map(({ gameCode, numero, state }) => [gameCode, numero, state])).toEqual([
    ['SSC1M', l.numbers[0], 'OPEN'],
    ['K35M', '20261120-0001', 'OPEN'],
  ])
  for (const { gameCode, ...told } of games) {
    const opened = await player.ask<ValueOf<typeof lotteryCalls.openedIssues>>(lotteryCalls.openedIssues, { gameCode })
    expect(opened.value.current).toMatchObject(told)
  }
  expect(Date.parse(games[0]?.saleCloseAt ?? '') - Date.parse(serverTime)).toBeLessThanOrEqual(45_000)
  expect((await countdowns(l.w, 'ELOTT')).games.map(({ gameCode }) => gameCode)).toEqual(['VNF1M'])
  await l.moveTo(46)
  const later = await countdowns(l.w, 'LOTT')
  expect(later.games[0]).toMatchObject({ numero: l.numbers[1], state: 'SCHEDULED' })
  await l.moveTo(200)
  expect((await countdowns(l.w, 'LOTT')).games.map(({ gameCode }) => gameCode)).toEqual(['K35M'])
  expect((await countdowns(l.w, 'SEA')).games).toEqual([])
})

test('[LOT-05] a chase finds the issues to come: those that still take bets, in the order of their draws', async () => {
  await using l = await lotteryWorld('SSC1M', 3)
  const coming = async (query: object) => {
    const url = `${areaCalls.lotteryComingIssues.path}?${new URLSearchParams({ ...query })}`
    return (await l.w.app.portal.inject({ method: 'GET', url })).json()
  }
  const numbers = async (size: string) =>
    (await coming({ gameCode: 'SSC1M', size })).value.list.map(({ numero }: { numero: string }) => numero)
  expect(await numbers('2')).toEqual(l.numbers.slice(0, 2))
  await l.moveTo(46)
  expect(await numbers('120')).toEqual(['20261120-0002', '20261120-0003'])
  await l.moveTo(200)
  expect((await coming({ gameCode: 'SSC1M' })).value).toMatchObject({ gameCode: 'SSC1M', list: [] })
  expect((await coming({ gameCode: 'NONE' })).code).toBe('lottery_game_unknown')
  expect((await coming({ gameCode: 'SSC1M', size: '121' })).code).toBe('invalid_input')
})

onPostgres('what countdowns ask of the database', () => {
  test('[LOT-04] one statement, whatever the number of games', async () => {
    await using w = await world({ engine: 'postgres' })
    for (const game of ['SSC1M', 'K35M', 'PK1M', 'LHC5M'] as const) await issuesOnSale(w, game, 2)
    await countdowns(w, 'LOTT')
    const watch = vi.spyOn(pg.Query.prototype, 'submit')
    const { games } = await countdowns(w, 'LOTT')
    const texts = watch.mock.contexts.map((query) => String((query as unknown as { text: unknown }).text))
    watch.mockRestore()
    expect([games.length, gamesSoldIn('LOTT').length]).toEqual([4, 13])
    expect(texts.filter((text) => text.includes('lottery_issues'))).toHaveLength(1)
    expect(texts.length, texts.join('\n')).toBeLessThanOrEqual(2)
  })
})

const vietnamese = { lottoArea: 'VN', prizeMode: 'ELOTT', gameCode: 'VNN' }
const link = { launchMode: 'LOTT', prizeMode: 'LOTT', gameCode: 'SSC1M', view: 'betting', device: 'WEB' }

async function linked(w: World, query: Readonly<Record<string, string | undefined>>) {
  const { headers } = await w.signIn()
  const given = Object.entries({ ...link, ...query }).filter((pair): pair is [string, string] => pair[1] !== undefined)
  const url = `${areaCalls.lottoLobbyLink.path}?${new URLSearchParams(given)}`
  const { success, code, value } = (await w.app.portal.inject({ method: 'GET', url, headers: { ...headers } })).json()
  return success ? value.url : code
}

test.each([
  ['a classic game', {}, '/lottery?gameCode=SSC1M&prizeMode=LOTT'],
  ['another price list', { prizeMode: 'ZY' }, '/lottery?gameCode=SSC1M&prizeMode=ZY'],
  ['the Vietnamese area', vietnamese, '/vnLottery?gameCode=VNN&prizeMode=ELOTT'],
  [
    'a Vietnamese game in the classic area',
    { ...vietnamese, lottoArea: undefined },
    '/lottery?gameCode=VNN&prizeMode=ELOTT',
  ],
  ['South-East Asia', { prizeMode: 'SEA', gameCode: 'TH_GOV' }, '/seaLottery?gameCode=TH_GOV&prizeMode=SEA'],
  ['a lobby', { ...vietnamese, view: 'lobby' }, '/vnLottery?prizeMode=ELOTT'],
  ['a lobby without a game', { gameCode: undefined, view: 'lobby' }, '/lottery?prizeMode=LOTT'],
  ['a way back', { backUrl: '/lott?x=1' }, '/lottery?gameCode=SSC1M&prizeMode=LOTT&backUrl=%2Flott%3Fx%3D1'],
  ['an address back', { backUrl: 'http://localhost:3000/' }, '/lottery?gameCode=SSC1M&prizeMode=LOTT&backUrl=%2F'],
  ['a game on a phone', { device: 'H5' }, '/lottery?gameCode=SSC1M&prizeMode=LOTT'],
  ['a game in an app', { device: 'APP' }, '/lottery?gameCode=SSC1M&prizeMode=LOTT'],
  ['a language', { language: 'TY' }, '/lottery?gameCode=SSC1M&prizeMode=LOTT&language=TY'],
])('[LOT-02] [NAV-07] [PLAY-02] the link to %s', async (_what, query, url) => {
  await using w = await world()
  expect(await linked(w, query)).toBe(url)
})

test.each([
  ['no game', { gameCode: 'SSC9M' }, 'lottery_game_unknown'],
  ["another price list's game", { prizeMode: 'SEA' }, 'lottery_game_unknown'],
  ['a classic game in the Vietnamese area', { lottoArea: 'VN' }, 'lottery_game_unknown'],
  ['betting on no game', { gameCode: undefined }, 'lottery_game_unknown'],
  ['another area', { lottoArea: 'TH' }, 'invalid_input'],
  ['another launch mode', { launchMode: 'Lott' }, 'invalid_input'],
  ['another price list', { prizeMode: 'XX' }, 'invalid_input'],
  ['another view', { view: 'results' }, 'invalid_input'],
  ['another device', { device: 'TV' }, 'invalid_input'],
  ['another site', { backUrl: 'https://evil.example/' }, 'invalid_input'],
  ['another site by two slashes', { backUrl: '//evil.example/' }, 'invalid_input'],
  ['another site by a backslash', { backUrl: '/\\evil.example/' }, 'invalid_input'],
  ['another site by a tab', { backUrl: '/\t/evil.example/' }, 'invalid_input'],
  ['another site behind a dot segment', { backUrl: '/..//evil.example' }, 'invalid_input'],
  ['another site behind dots and backslashes', { backUrl: '/.\\..\\\\evil.example' }, 'invalid_input'],
  ['another site behind encoded dots', { backUrl: '/%2e%2e//evil.example' }, 'invalid_input'],
  ['another port', { backUrl: 'http://localhost:3001/' }, 'invalid_input'],
  ['a script', { backUrl: 'javascript:alert(1)' }, 'invalid_input'],
])('[LOT-02] a link with %s is refused', async (_what, query, code) => {
  await using w = await world()
  expect(await linked(w, query)).toBe(code)
})
