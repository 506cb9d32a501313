import type { QueryOf, ValueOf } from '@banyan/contract/call.ts'
import { areaCalls } from '@banyan/contract/lottery/area-calls.ts'
import { lotterySaleCalls } from '@banyan/contract/lottery/operator-lottery-sale-calls.ts'
import { betTypesOfGame } from '@banyan/rules/lottery/bet-types.ts'
import { oddsOf } from '@banyan/rules/lottery/price.ts'
import { quotedOdds } from '@banyan/rules/lottery/price-row.ts'
import type { LotteryMode } from '@banyan/rules/lottery/prize-modes.ts'
import { arbitrarySelection } from '@banyan/rules/lottery/test-world/arbitrary-selections.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { issuesOnSale } from '../test-world/issues-on-sale.ts'
import { type Item, type LotteryPlayer, lotteryWorld } from '../test-world/lottery-world.ts'

type Terms = ValueOf<(typeof areaCalls)['lotteryTerms']>
type Quoted = Terms['betTypes'][number]

const termsOf = async (player: LotteryPlayer, query: QueryOf<(typeof areaCalls)['lotteryTerms']>) =>
  (await player.ask<Terms>(areaCalls.lotteryTerms, query)).value
const reason = 'a better price'

/** A world in which no bet is too large, so that each can be placed once. */
async function generousWorld() {
  const l = await lotteryWorld()
  const settings = l.w.settings.current('lottery')
  const most = '9000000000000.00'
  const payouts = { mostPayoutOfBet: most, mostPayoutOfPlayer: most, mostPayoutOfNumber: most, mostPayoutOfIssue: most }
  await l.w.set('lottery', { ...settings, limits: { ...settings.limits, ...payouts, mostStake: most } })
  return l
}

/** A bet of each type of a game, by the odds that were quoted. */
function betsByQuote(gameCode: string, quoted: readonly Quoted[]): Item[] {
  return betTypesOfGame(gameCode).map(({ playCode, picker, parse }) => {
    const samples = fc.sample(arbitrarySelection(picker), { numRuns: 20, seed: 25 })
    const lines = (text: string) => {
      const parsed = parse(text)
      return parsed.ok ? parsed.selection.lines : Number.POSITIVE_INFINITY
    }
    const [selection = ''] = samples.toSorted((a, b) => lines(a) - lines(b))
    const odds = quoted.find((one) => one.playCode === playCode)?.odds
    return { playCode, selection, lines: lines(selection), unit: '1000.00', multiple: 1, ...(odds && { odds }) }
  })
}

const games = [
  ['LOTT', 'SSC3M'],
  ['ZY', 'K31M'],
  ['LOTT', 'PK1M'],
  ['LOTT', 'PC28_1M'],
  ['LOTT', 'LHC5M'],
  ['ELOTT', 'VNF1M'],
  ['ELOTT', 'VNFS1M'],
  ['SEA', 'THF5M'],
  ['SEA', 'D4F5M'],
] as const

test('[LOT-05] odds are quoted as bets get them, for each bet type that is offered', async () => {
  await using l = await generousWorld()
  const player = await l.player(10n ** 13n)
  const decided = new Set<string>()
  for (const [prizeMode, gameCode] of games) {
    const [numero = ''] = await issuesOnSale(l.w, gameCode, 1)
    const { betTypes } = await termsOf(player, { gameCode, prizeMode })
    const items = betsByQuote(gameCode, betTypes)
    expect(betTypes.map(({ playCode }) => playCode)).toEqual(items.map(({ playCode }) => playCode))
    for (let at = 0; at < items.length; at += 50) {
      const placed = await player.place(items.slice(at, at + 50), { gameCode, numero, prizeMode })
      expect(placed.code, JSON.stringify([gameCode, placed.value])).toBe('ok')
      for (const [place, { odds }] of placed.value.bets.entries()) {
        const quoted = betTypes[at + place]
        decided.add(`${quoted?.decidedBy} ${quoted?.odds ? 'told' : 'by selection'}`)
        if (quoted?.odds) expect([gameCode, quoted.playCode, odds]).toEqual([gameCode, quoted.playCode, quoted.odds])
        else expect(odds).toEqual(byGroup(gameCode, items[at + place], quoted?.prizeGroup ?? 0))
      }
    }
  }
  expect([...decided].toSorted()).toEqual(['ODDS told', 'PLAYER told', 'PRIZE_GROUP by selection'])
})

/** What anybody works out of the group that was told. */
function byGroup(gameCode: string, item: Item | undefined, prizeGroup: number) {
  const parsed = betTypesOfGame(gameCode)
    .find(({ playCode }) => playCode === item?.playCode)
    ?.parse(item?.selection ?? '')
  if (!parsed?.ok) throw new Error('a bet was placed that nobody can read')
  const odds = Object.entries(quotedOdds(parsed.selection, { prizeGroup }, 0))
  return Object.fromEntries(
    odds.map(([tier, value]) => [tier, `${value / 10_000n}.${String(value % 10_000n).padStart(4, '0')}`]),
  )
}

test.each([
  ['a fixed price', 'SSC1M', 'LOTT', { playCode: 'SSC_L3_DIRECT', selection: '1|2|3' }, { 1: '900' }, 'ODDS'],
  ['a group for everybody', 'SSC1M', 'LOTT', { playCode: 'SSC_L3_DIRECT', selection: '1|2|3' }, 1_900, 'PRIZE_GROUP'],
  ['a group in place of odds', 'THF5M', 'SEA', { playCode: 'SEA_2TOP', selection: '25' }, 1_900, 'PRIZE_GROUP'],
  ['another price', 'THF5M', 'SEA', { playCode: 'SEA_2TOP', selection: '25' }, { 1: '85' }, 'ODDS'],
] as const)(
  '[LOT-05] %s of an operator is quoted at once, with its version, and so is the way back',
  async (...row) => {
    const [, gameCode, mode, bet, price, decidedBy] = row
    await using l = await lotteryWorld(gameCode)
    const player = await l.player()
    const prizeMode: LotteryMode = mode
    const item: Item = { ...bet, unit: '1000.00', multiple: 1, lines: 1 }
    const quoted = async () => {
      const { betTypes } = await termsOf(player, { gameCode, prizeMode })
      return betTypes.find(({ playCode }) => playCode === bet.playCode)
    }
    const placed = async () => (await player.place([item], { prizeMode })).value.bets[0]?.odds
    const set = async (version: number, to: object | number | null) => {
      const change = { mode, gameCode, playCode: bet.playCode, version, price: to, reason }
      await l.operate(lotterySaleCalls.setLotteryPrice, change)
    }
    const before = await quoted()
    expect(before).toMatchObject({ version: 0, odds: await placed() })
    await set(0, price)
    const after = await quoted()
    const prizeGroup = typeof price === 'number' ? price : null
    expect(after).toMatchObject({ version: 1, decidedBy, prizeGroup, odds: await placed() })
    expect(after?.odds).not.toEqual(before?.odds)
    await set(1, null)
    expect(await quoted()).toEqual({ ...before, version: 2 })
    expect(await placed()).toEqual(before?.odds)
    const bets = await l.w.database.db.selectFrom('lottery_bets').select('odds_version').orderBy('number').execute()
    expect(bets.map((one) => one.odds_version)).toEqual([0, 1, 2])
  },
)

test('[LOT-05] the lowest group gives the most rebate that is told, and fixed odds give none and keep no group', async () => {
  await using l = await lotteryWorld()
  const player = await l.player()
  const { prizeGroups, betTypes } = await termsOf(player, { gameCode: 'SSC1M', prizeMode: 'LOTT' })
  expect(prizeGroups).toEqual({ least: 1_800, most: 1_960, step: 2, mostRebatePer2000: 160 })
  const fixed = betTypes.find(({ playCode }) => playCode === 'SSC_DT_1_2')
  const item: Item = { playCode: 'SSC_L3_DIRECT', selection: '1|2|3', unit: '1000.00', multiple: 1, lines: 1 }
  const items = [{ ...item, prizeGroup: prizeGroups.least }, item]
  expect((await player.place(items)).code).toBe('ok')
  expect((await player.place([{ ...item, prizeGroup: prizeGroups.least - prizeGroups.step }])).code).toBe(
    'prize_group_refused',
  )
  expect((await player.place([{ ...item, prizeGroup: prizeGroups.most - 1 }])).code).toBe('prize_group_refused')
  expect(fixed?.decidedBy).toBe('ODDS')
  const sides: Item = { playCode: 'SSC_DT_1_2', selection: 'D', unit: '1000.00', multiple: 1, lines: 1 }
  expect((await player.place([{ ...sides, prizeGroup: prizeGroups.least }])).code).toBe('ok')
  expect((await player.bets()).rows.map((row) => row.prizeGroup)).toEqual([0, prizeGroups.most, prizeGroups.least])
  const rows = await l.w.database.db.selectFrom('lottery_bets').select('rebate_per_2000').orderBy('number').execute()
  expect(rows.map((row) => row.rebate_per_2000)).toEqual([prizeGroups.mostRebatePer2000, 0, 0])
  expect(oddsOf(betTypes.find(({ playCode }) => playCode === item.playCode)?.odds?.['1'] ?? '')).toBe(9_800_000n)
})

test("[LOT-08] a game's own limits are told, and hold", async () => {
  await using l = await lotteryWorld()
  const player = await l.player()
  const asked = { gameCode: 'SSC1M', prizeMode: 'LOTT' } as const
  const settings = l.w.settings.current('lottery')
  const limits = {
    ...settings.limits,
    leastStake: '2000.00',
    mostStake: '5000.00',
    mostLines: 3,
    mostStakeOfLine: '4000.00',
  }
  await l.w.set('lottery', { ...settings, limitsOfGames: [{ gameCode: 'SSC1M', limits }], units: ['1000.00'] })
  const told = await termsOf(player, asked)
  expect(told).toMatchObject({ status: 'OPEN', units: ['1000.00'], cancelSecondsBeforeClose: 3 })
  const { mostPayoutOfNumber: _, mostPayoutOfIssue: __, ...public_ } = limits
  expect(told.limits).toEqual(public_)
  expect((await termsOf(player, { gameCode: 'SSC3M', prizeMode: 'LOTT' })).limits.mostLines).toBe(100_000)
  const bet = (selection: string, lines: number, multiple: number) => ({
    ...{ playCode: 'SSC_L3_DIRECT', selection, lines, multiple, unit: '1000.00' },
  })
  const code = async (item: Item) => (await player.place([item])).code
  expect(await code(bet('1|2|3', 1, 1))).toBe('min_stake')
  expect(await code(bet('1,2,3,4|2|3', 4, 1))).toBe('max_lines')
  expect(await code(bet('1,2,3|2|3', 3, 2))).toBe('max_stake')
  expect(await code(bet('1|2|3', 1, 5))).toBe('max_stake')
  expect(await code(bet('1|2|3', 1, 4))).toBe('ok')
  await l.w.set('lottery', { ...l.w.settings.current('lottery'), closed: ['SSC1M'] })
  expect((await termsOf(player, asked)).status).toBe('CLOSED')
})

test.each([
  ['no game', { gameCode: 'SSC9M', prizeMode: 'LOTT' }],
  ["another price list's game", { gameCode: 'SSC1M', prizeMode: 'SEA' }],
])('[LOT-05] %s has no terms', async (_what, asked) => {
  await using l = await lotteryWorld()
  expect((await (await l.player()).ask(areaCalls.lotteryTerms, asked)).code).toBe('lottery_game_unknown')
})
