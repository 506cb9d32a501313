import type { CallDefinition, ValueOf } from '@banyan/contract/call.ts'
import { calls } from '@banyan/contract/calls.ts'
import { lotteryCalls } from '@banyan/contract/lottery/lottery-calls.ts'
import { expect, test } from 'vitest'
import { accountTypes } from '#/modules/accounts/account-types.ts'
import { anotherAddress } from '#/test-world/sealed-body.ts'
import { type Item, type LotteryPlayer, lotteryWorld } from '../test-world/lottery-world.ts'

const reason = 'The house has too much on it'

/** A world of Thai numbers, with two operators. */
async function saleWorld() {
  const l = await lotteryWorld('THF5M')
  const owner = async (username: string) => (await l.w.signIn({ username, type: accountTypes.operator })).consoleHeaders
  const [mai, anh] = [await owner('mai'), await owner('anh')]
  const send = async <Call extends CallDefinition>(call: Call, given: object, headers = mai) => {
    const isRead = call.method === 'GET'
    const url = isRead ? `${call.path}?${new URLSearchParams(given as Record<string, string>)}` : call.path
    const sent = {
      method: call.method,
      url,
      headers,
      remoteAddress: anotherAddress(),
      ...(!isRead && { payload: given }),
    }
    const { success, code, value } = (await l.w.app.operator.inject(sent)).json()
    return { code: success ? 'ok' : code, value: value as ValueOf<Call> }
  }
  const mark = async (numbers: readonly string[], sale: string, numero: string | null = null, playCode = 'SEA_3TOP') =>
    (await send(calls.markLotteryNumbers, { gameCode: 'THF5M', numero, playCode, numbers, sale, reason })).code
  const price = { mode: 'SEA', gameCode: 'THF5M', playCode: 'SEA_2TOP', reason }
  return { ...l, mai, anh, send, mark, price, [Symbol.asyncDispose]: () => l[Symbol.asyncDispose]() }
}

const top = (selection: string, given: Partial<Item> = {}): Item => ({
  ...{ playCode: 'SEA_3TOP', selection, unit: '1000.00', multiple: 1, lines: selection.split(',').length, ...given },
})
const bet = (player: LotteryPlayer, item: Item, numero?: string) =>
  player.place([item], { prizeMode: 'SEA', ...(numero !== undefined && { numero }) })

test('[LOT-08] a closed number takes no bets and players are told, until it is opened again', async () => {
  await using s = await saleWorld()
  const player = await s.player()
  expect(await s.mark(['125', '521'], 'closed')).toBe('ok')
  const refused = await bet(player, top('124,125'))
  expect([refused.code, refused.limit]).toEqual(['number_closed', '125'])
  expect((await bet(player, top('124'))).code).toBe('ok')
  // The same number of another bet type is sold.
  expect((await bet(player, top('125', { playCode: 'SEA_3TOD' }))).code).toBe('ok')
  const asked = { gameCode: 'THF5M', size: '1' }
  const issues = await player.ask<ValueOf<typeof lotteryCalls.openedIssues>>(lotteryCalls.openedIssues, asked)
  expect(issues.value.current?.numbers).toEqual([{ playCode: 'SEA_3TOP', closed: ['125', '521'], half: [] }])
  expect(await s.mark(['125'], 'usual')).toBe('ok')
  expect((await bet(player, top('125'))).code).toBe('ok')
  expect((await s.send(calls.lotteryNumbers, { gameCode: 'THF5M' })).value.numbers).toMatchObject([
    { playCode: 'SEA_3TOP', number: '521', numero: null, sale: 'closed', by: 'mai', reason },
  ])
})

test('[LOT-08] a half-priced number pays half the odds, frozen on the bet, and is bet apart', async () => {
  await using s = await saleWorld()
  const player = await s.player()
  await bet(player, top('125'))
  expect(await s.mark(['125'], 'half', s.numbers[0])).toBe('ok')
  const half = await bet(player, top('125'))
  // The worked case T13: 900 becomes 450.
  expect(half.value.bets).toMatchObject([{ odds: { 1: '450.0000' }, mostPayout: '450000.00' }])
  expect((await bet(player, top('125', { odds: { 1: '900' } }))).code).toBe('odds_changed')
  const mixed = await bet(player, top('124,125'))
  expect([mixed.code, mixed.limit]).toEqual(['half_price_apart', '125'])
  await s.mark(['125'], 'usual', s.numbers[0])
  expect((await player.bets()).rows.map(({ odds }) => odds)).toEqual([{ 1: '450.0000' }, { 1: '900.0000' }])
  const rows = await s.w.database.db.selectFrom('lottery_bets').select(['is_half_price', 'odds_version']).execute()
  expect(rows.map((row) => row.is_half_price)).toEqual([false, true])
})

test('[LOT-08] a mark of one issue counts there alone, while it is on sale', async () => {
  await using s = await saleWorld()
  const player = await s.player()
  const [first, second] = s.numbers
  await s.mark(['125'], 'closed', first)
  expect((await bet(player, top('125'))).code).toBe('number_closed')
  await s.moveTo(310)
  await s.run()
  expect((await bet(player, top('125'), second)).code).toBe('ok')
  expect(await s.mark(['126'], 'closed', first)).toBe('issue_closed')
})

test.each([
  ['a number of another width', { numbers: ['25'] }, 'lottery_number_unknown'],
  ['a whole selection', { numbers: ['*'] }, 'lottery_number_unknown'],
  ['another family’s bet type', { playCode: 'VNN_LO2' }, 'lottery_play_unknown'],
  ['no game', { gameCode: 'NO_GAME' }, 'lottery_game_unknown'],
  ['no issue', { numero: '20200101-001' }, 'issue_not_found'],
  ['what is so already', { sale: 'usual' }, 'nothing_to_change'],
])('[LOT-08] marking %s is refused', async (_what, change, code) => {
  await using s = await saleWorld()
  const body = { gameCode: 'THF5M', numero: null, playCode: 'SEA_3TOP', numbers: ['125'], sale: 'closed', reason }
  expect((await s.send(calls.markLotteryNumbers, { ...body, ...change })).code).toBe(code)
})

test('[LOT-05] a price has versions, and a bet carries the one it was taken by', async () => {
  await using s = await saleWorld()
  const player = await s.player()
  const two = top('25', { playCode: 'SEA_2TOP' })
  const before = await bet(player, two)
  const change = { ...s.price, version: 0, price: { 1: '85' } }
  expect(await s.send(calls.setLotteryPrice, change)).toEqual({ code: 'ok', value: { version: 1 } })
  expect((await s.send(calls.setLotteryPrice, change)).code).toBe('changed_meanwhile')
  expect((await s.send(calls.setLotteryPrice, { ...change, version: 1 })).code).toBe('nothing_to_change')
  const after = await bet(player, two)
  await s.send(calls.setLotteryPrice, { ...s.price, version: 1, price: 1_900 })
  const byGroup = await bet(player, two)
  await s.send(calls.setLotteryPrice, { ...s.price, version: 2, price: null })
  const again = await bet(player, two)
  expect([before, after, byGroup, again].map(({ value }) => value.bets[0]?.odds['1'])).toEqual([
    ...['90.0000', '85.0000', '95.0000', '90.0000'],
  ])
  const rows = await s.w.database.db.selectFrom('lottery_bets').select('odds_version').orderBy('number').execute()
  expect(rows.map((row) => row.odds_version)).toEqual([0, 1, 2, 3])
  const { value } = await s.send(calls.lotteryPriceVersions, { mode: 'SEA', gameCode: 'THF5M', playCode: 'SEA_2TOP' })
  expect(value.rows.map(({ version, price, by }) => [version, price, by])).toEqual([
    ...[[3, null, 'mai'] as const, [2, 1_900, 'mai'] as const, [1, { 1: '85' }, 'mai'] as const],
  ])
})

test('[LOT-05] beyond the guard a price needs a second operator, and no two go beyond all of the stakes', async () => {
  await using s = await saleWorld()
  const change = { ...s.price, version: 0, price: { 1: '99.95' } }
  expect((await s.send(calls.setLotteryPrice, change)).code).toBe('price_beyond_guard')
  const asked = await s.send(calls.setLotteryPriceBeyondGuard, change)
  expect(asked.value.approval).toMatch(/^\d+$/)
  const prices = () => s.send(calls.lotteryPrices, { mode: 'SEA', gameCode: 'THF5M' })
  expect((await prices()).value.prices).toEqual([])
  const id = { id: asked.value.approval, reason: 'for the festival' }
  expect((await s.send(calls.approveRequest, id)).code).toBe('own_approval')
  expect((await s.send(calls.approveRequest, id, s.anh)).code).toBe('ok')
  expect((await prices()).value.prices).toMatchObject([
    { playCode: 'SEA_2TOP', version: 1, price: { 1: '99.95' }, isBeyondGuard: true, by: 'mai' },
  ])
  const player = await s.player()
  expect((await bet(player, top('25', { playCode: 'SEA_2TOP' }))).value.bets[0]?.odds).toEqual({ 1: '99.9500' })
  for (const price of [{ 1: '100.0001' }, { 1: '9' }, { 2: '90' }, { 1: '90', 2: '1' }, 2_000])
    expect((await s.send(calls.setLotteryPriceBeyondGuard, { ...s.price, version: 1, price })).code).toBe(
      price === 2_000 ? 'ok' : 'price_refused',
    )
})

test('[LOT-08] exposure names the numbers that could cost most first, with what was staked and the limits', async () => {
  await using s = await saleWorld()
  const [player, other] = [await s.player(), await s.player()]
  await bet(player, top('125,126', { multiple: 2 }))
  await bet(other, top('126'))
  const taken = await bet(other, top('127', { multiple: 9 }))
  await other.cancel(taken.value.bets[0]?.id ?? '')
  await bet(other, top('25', { playCode: 'SEA_2TOP' }))
  await s.mark(['126'], 'half')
  const overview = await s.send(calls.lotteryExposures, {})
  expect(overview.value.issues).toMatchObject([
    {
      ...{ gameCode: 'THF5M', numero: s.numbers[0], state: 'OPEN', bets: 3, players: 2, stakes: '6000.00' },
      ...{ payable: '2790000.00', mostOfNumber: '8000000000.00', mostOfIssue: '40000000000.00' },
    },
  ])
  const asked = { gameCode: 'THF5M', numero: s.numbers[0] }
  const { value } = await s.send(calls.lotteryExposure, asked)
  expect(value.plays).toEqual([
    { playCode: 'SEA_3TOP', bets: 2, stakes: '5000.00', payable: '2700000.00' },
    { playCode: 'SEA_2TOP', bets: 1, stakes: '1000.00', payable: '90000.00' },
  ])
  expect(value.rows).toEqual([
    { playCode: 'SEA_3TOP', number: '126', payable: '2700000.00', sale: 'half' },
    { playCode: 'SEA_3TOP', number: '125', payable: '1800000.00', sale: 'usual' },
    { playCode: 'SEA_2TOP', number: '25', payable: '90000.00', sale: 'usual' },
  ])
  const ofOne = await s.send(calls.lotteryExposure, { ...asked, playCode: 'SEA_2TOP' })
  expect(ofOne.value.rows.map(({ number }) => number)).toEqual(['25'])
  const many = Array.from({ length: 25 }, (_, at) => String(300 + at)).join(',')
  await bet(player, top(many))
  const first = await s.send(calls.lotteryExposure, { ...asked, size: '10' })
  const second = await s.send(calls.lotteryExposure, { ...asked, size: '10', after: first.value.next ?? '' })
  const numbers = [...first.value.rows, ...second.value.rows].map(({ number }) => number)
  expect(numbers.slice(0, 4)).toEqual(['126', '125', '300', '301'])
  expect(new Set(numbers).size).toBe(20)
})

test('[LOT-08] a game has limits of its own, of a line too', async () => {
  await using s = await saleWorld()
  const player = await s.player()
  const settings = s.w.settings.current('lottery')
  const limits = { ...settings.limits, mostLines: 2, mostStakeOfLine: '3000.00' }
  await s.w.set('lottery', { ...settings, limitsOfGames: [{ gameCode: 'THF5M', limits }] })
  expect((await bet(player, top('125,126,127'))).code).toBe('max_lines')
  expect((await bet(player, top('125', { multiple: 4 }))).code).toBe('max_stake')
  expect((await bet(player, top('125,126', { multiple: 3 }))).code).toBe('ok')
  await s.w.set('lottery', { ...settings, limitsOfGames: [{ gameCode: 'SSC1M', limits }] })
  expect((await bet(player, top('125,126,127'))).code).toBe('ok')
})
