import { randomInt } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readContent } from '#/demo/demo-settings.ts'
import { type CommonRule, initialRule } from '../deciding/rule.ts'
import { vipLevelsOf } from '../vip/vip-levels.ts'
import { termsOf } from '../wording/common-terms.ts'
import { renderLine } from '../wording/render-line.ts'
import { agentLadder } from './agent-ladder.ts'
import { checkIn } from './check-in.ts'
import { dayAfter, startOf } from './days.ts'
import { extraRebate } from './extra-rebate.ts'
import type { Facts } from './kind.ts'
import { promotionKinds } from './kinds.ts'
import { newbieTask } from './newbie-task.ts'
import { nthDeposit } from './nth-deposit.ts'
import { redPacket } from './red-packet.ts'
import { reload } from './reload.ts'
import { rescue } from './rescue.ts'
import { wheel } from './wheel.ts'

const today = '2026-11-26'
const noon = new Date(startOf(today).getTime() + 12 * 3_600_000)
const dong = (amount: number) => BigInt(amount) * 100n

const levels = vipLevelsOf(readContent('vip'))

const nobody: Facts = {
  vip: { levels, level: 0, reached: [], birthday: undefined },
  ...{
    now: noon,
    today,
    registeredAt: new Date('2026-01-01'),
    isAgent: false,
    vipLevel: 0,
    lastBetAt: null,
    balance: 0n,
  },
  ...{
    verified: { phone: false, email: false, bank: false, messaging: false, id: false, name: false },
    country: undefined,
    tags: [],
    recruits: [],
    deposits: [],
    play: new Map(),
    had: new Map(),
  },
}
const deposit = (amount: number, nth = 1, at = noon) => ({
  number: `D${nth}`,
  amount: dong(amount),
  at,
  channel: 'QR',
  nth,
})
const lost = (amount: number) => ({ valid: {}, staked: dong(amount), paid: 0n })
const most = (chances: readonly { readonly reward?: { readonly most: bigint } }[]) => chances.at(-1)?.reward?.most

describe.each([...promotionKinds.values()])('$code', (kind) => {
  test('[PRO-01] begins with a rule that is sound, and says every value of it in four languages', () => {
    expect(kind.faults?.(kind.initial) ?? []).toEqual([])
    const initial = initialRule(kind)
    // With every bound that a rule may have, so that each of their sentences is read.
    const wagering = { ...initial.common.wagering, largestBet: '500000.00' }
    const bounded: CommonRule = {
      ...{ ...initial.common, wagering, mostPerMember: '1000000.00', exclusiveGroup: 'one' },
      ...{ needs: ['phone', 'email', 'bank', 'id'], countries: ['VN', 'TH'], excludeTags: ['bonus-abuse'] },
      oncePer: ['name', 'phone', 'bank'],
    }
    const beside = { levels, others: [{ en: 'Another' }] }
    const lines = [...termsOf(kind, { ...initial, common: bounded }, beside), kind.example(kind.initial, levels)]
    for (const tag of ['en', 'vi', 'ar', 'zh-Hans']) {
      const sentences = lines.map((line) => renderLine(line, tag))
      for (const sentence of sentences) expect(sentence).not.toMatch(/[{}]|undefined|^$/)
    }
    // Each language has texts of its own, with the same values in each.
    for (const { texts, values } of lines) {
      const named = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted()
      for (const text of Object.values(texts)) expect(named(text), text).toEqual(Object.keys(values).toSorted())
      expect(new Set(Object.values(texts)).size, texts.en).toBe(texts.en.replace(/\{\w+\}/g, '').trim() === '' ? 1 : 4)
    }
  })
})

test.each([
  // P01, P02: 8 % of 8 million and of 100 million, at most 5 million.
  [8_000_000, 640_000],
  [100_000_000, 5_000_000],
  [499_999, undefined],
  [500_000, 15_000],
  [2_000_000, 100_000],
])('[PRO-01] P01, P02 of a loss of %d comes back %s', (loss, back) => {
  const facts = { ...nobody, play: new Map([[dayAfter(today, -1), lost(loss)]]) }
  expect(most(rescue.chances(rescue.initial, facts))).toBe(back === undefined ? undefined : dong(back))
})

test('[PRO-01] nothing comes back to whoever has money left, or won on the whole', () => {
  const play = new Map([[dayAfter(today, -1), lost(1_000_000)]])
  const [rich] = rescue.chances(rescue.initial, { ...nobody, play, balance: dong(50_001) })
  expect(rich?.isMet).toBe(false)
  const won = new Map([[dayAfter(today, -1), { valid: {}, staked: dong(10), paid: dong(90) }]])
  expect(rescue.chances(rescue.initial, { ...nobody, play: won })).toMatchObject([
    { isMet: false, progress: { done: 0n } },
  ])
})

test('[PRO-01] P03 a reload gives 20 % of 3 million, at most 500,000, on the first deposit of the day that is enough', () => {
  const chances = (...deposits: ReturnType<typeof deposit>[]) => reload.chances(reload.initial, { ...nobody, deposits })
  expect(most(chances(deposit(3_000_000)))).toBe(dong(500_000))
  expect(most(chances(deposit(199_999), deposit(300_000, 2), deposit(900_000, 3)))).toBe(dong(60_000))
  expect(chances(deposit(3_000_000, 1, new Date(startOf(today).getTime() - 1)))).toMatchObject([{ isMet: false }])
  // The day is the merchant's: its first millisecond counts.
  expect(chances(deposit(3_000_000, 1, startOf(today)))).toMatchObject([{ isMet: true, cycle: today }])
})

test('[PRO-01] an early deposit is rewarded before it is at stake, or to whoever joined before', () => {
  const chance = (facts: Partial<Facts>) => nthDeposit.chances(nthDeposit.initial, { ...nobody, ...facts })
  const deposits = [deposit(1_000_000)]
  const later = new Date(noon.getTime() + 1_000)
  expect(chance({})).toMatchObject([{ isMet: false, progress: { done: 0n } }])
  expect(chance({ deposits })).toMatchObject([{ isMet: true, reward: { most: dong(1_000_000) } }])
  expect(chance({ deposits, lastBetAt: later })).toMatchObject([{ isMet: false }])
  const had = new Map([['-', { at: new Date(noon.getTime() - 1), isPaid: false }]])
  expect(chance({ deposits, lastBetAt: later, had })).toMatchObject([{ isMet: true }])
  expect(chance({ deposits: [deposit(5_000_000)] })).toMatchObject([{ reward: { most: dong(3_000_000) } }])
  expect(chance({ deposits: [deposit(99_999)] })).toMatchObject([{ isMet: false }])
})

test('[PRO-01] a check-in rises with days in a row, begins again after a miss, and after the last step', () => {
  const deposits = [deposit(100_000)]
  const taken = (...days: number[]) => new Map(days.map((day) => [dayAfter(today, -day), { at: noon, isPaid: true }]))
  const reward = (had: Facts['had']) => most(checkIn.chances(checkIn.initial, { ...nobody, deposits, had }))
  expect(reward(taken())).toBe(dong(5_000))
  expect(reward(taken(1, 2))).toBe(dong(10_000))
  expect(reward(taken(2, 3))).toBe(dong(5_000))
  expect(reward(taken(1, 2, 3, 4, 5, 6))).toBe(dong(58_000))
  expect(reward(taken(1, 2, 3, 4, 5, 6, 7))).toBe(dong(5_000))
  const bets = new Map([[today, { valid: { RNG: dong(300_000), LIVE: dong(200_000) }, staked: 0n, paid: 0n }]])
  expect(checkIn.chances(checkIn.initial, { ...nobody, play: bets })).toMatchObject([{ isMet: true }])
})

test('[PRO-03] tickets come from deposits and bets of the day, and no more than the most', () => {
  const tickets = (facts: Partial<Facts>) =>
    wheel.chances(wheel.initial, { ...nobody, ...facts }).filter(({ isMet }) => isMet).length
  expect(tickets({})).toBe(0)
  expect(tickets({ deposits: [deposit(499_999)] })).toBe(0)
  expect(tickets({ deposits: [deposit(1_200_000)] })).toBe(2)
  const play = new Map([[today, { valid: { RNG: dong(11_000_000) }, staked: 0n, paid: 0n }]])
  expect(tickets({ deposits: [deposit(600_000)], play })).toBe(3)
  expect(tickets({ deposits: [deposit(100_000_000)] })).toBe(5)
})

/** The generator of a seed: the same numbers on every machine. */
function seededChoice(seed: number) {
  let state = seed
  return (below: number) => {
    // Numerical Recipes' generator, of which the upper bits are good enough to test a table against.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

test('[PRO-03] a million turns keep to the stated odds: chi-square at 0.01', () => {
  const turns = 1_000_000
  const choose = seededChoice(20_261_126)
  const chance = { cycle: `${today}:1`, isMet: true }
  const { prizes } = wheel.initial
  const found = prizes.map(() => 0)
  for (let turn = 0; turn < turns; turn++) {
    const place = wheel.draw?.(wheel.initial, chance, choose)[0]?.place ?? -1
    found[place] = (found[place] ?? 0) + 1
  }
  const chiSquare = prizes.reduce((sum, { ppm }, at) => {
    const expected = (ppm / 1_000_000) * turns
    return sum + ((found[at] ?? 0) - expected) ** 2 / expected
  }, 0)
  // Five degrees of freedom: 15.09 at 0.01.
  expect(prizes).toHaveLength(6)
  expect(chiSquare).toBeLessThan(15.09)
})

test('[PRO-03] a prize with a stock is followed by the one that is always there', () => {
  const first = wheel.draw?.(wheel.initial, { cycle: 'x', isMet: true }, () => 0)
  expect(first).toMatchObject([
    { place: 0, amount: dong(888_000), from: { slot: 'prize:0', timesAtMost: 20 } },
    { place: 5, amount: dong(2_000) },
  ])
  expect(wheel.draw?.(wheel.initial, { cycle: 'x', isMet: true }, () => 999_999)).toEqual([
    { place: 5, amount: dong(2_000) },
  ])
})

test('[PRO-03] a packet holds one of its sums, each as likely, and both ends too', () => {
  const packet = (choose: (below: number) => number) =>
    redPacket.draw?.(redPacket.initial, { cycle: 'r', isMet: true }, choose)[0]?.amount
  expect(packet(() => 0)).toBe(dong(1_000))
  expect(packet((below) => below - 1)).toBe(dong(50_000))
  for (let turn = 0; turn < 200; turn++) expect((packet((below) => randomInt(below)) ?? 1n) % dong(100)).toBe(0n)
})

test('[PRO-01] it rains at its hours alone, for who deposited on the day', () => {
  const at = (minutes: number) => new Date(startOf(today).getTime() + minutes * 60_000)
  const rain = (minutes: number, deposits = [deposit(100_000)]) =>
    redPacket.chances(redPacket.initial, { ...nobody, now: at(minutes), deposits })[0]
  expect(rain(12 * 60 - 1)).toMatchObject({ isMet: false, cycle: `${today}:12` })
  expect(rain(12 * 60)).toMatchObject({ isMet: true, cycle: `${today}:12`, until: at(12 * 60 + 10) })
  expect(rain(12 * 60 + 9)).toMatchObject({ isMet: true })
  expect(rain(12 * 60 + 10)).toMatchObject({ isMet: false, cycle: `${today}:20` })
  expect(rain(12 * 60, [])).toMatchObject({ isMet: false })
})

test('[PRO-01] an extra rebate is known when the day is over, of its games alone', () => {
  const yesterday = dayAfter(today, -1)
  const bets = { valid: { RNG: dong(10_000_000), LIVE: dong(90_000_000) }, staked: 0n, paid: 0n }
  const chances = extraRebate.chances(extraRebate.initial, {
    ...nobody,
    play: new Map([
      [yesterday, bets],
      [today, bets],
    ]),
  })
  expect(chances).toMatchObject([
    { cycle: yesterday, isMet: true, reward: { most: dong(50_000) } },
    { cycle: today, isMet: false, reward: { most: dong(50_000) } },
  ])
})

test.each([
  ['wheel', { prizes: wheel.initial.prizes.map((prize) => ({ ...prize, ppm: 1 })) }, '/prizes'],
  ['wheel', { prizes: wheel.initial.prizes.map((prize) => ({ ...prize, stock: 1 })) }, '/prizes/5/stock'],
  ['rescue', { tiers: rescue.initial.tiers.toReversed() }, '/tiers/1/from'],
  ['red_packet', { least: '60000.00' }, '/most'],
  ['red_packet', { pool: '40000.00' }, '/pool'],
  ['red_packet', { least: '1050.00' }, '/least'],
])('[PRO-01] %s refuses nonsense and names %s', (code, given, path) => {
  const kind = promotionKinds.get(code)
  const faults = kind?.faults?.({ ...kind.initial, ...given }) ?? []
  expect(faults.map((fault) => fault.path)).toContain(path)
})

test('[PRO-01] an agent is paid by the new members of last month who play, when the month is over', () => {
  const october = new Date('2026-10-15T05:00:00Z')
  const recruit = (registeredAt: Date, amount: number) => ({ registeredAt, valid: { '2026-10': dong(amount) } })
  const recruits = [
    ...Array.from({ length: 20 }, () => recruit(october, 3_000_000)),
    // One who bet too little, one of the month before.
    ...[recruit(october, 2_999_999), recruit(new Date('2026-09-15T05:00:00Z'), 9_000_000)],
  ]
  expect(agentLadder.chances(agentLadder.initial, { ...nobody, recruits })).toMatchObject([
    { cycle: '2026-10', isMet: true, reward: { most: dong(1_000_000) }, progress: { done: 20n, of: 100n } },
    { cycle: '2026-11', isMet: false, progress: { done: 0n, of: 5n } },
  ])
  expect(agentLadder.chances(agentLadder.initial, nobody)).toMatchObject([{ isMet: false }, { isMet: false }])
})

test.each([
  ['phone', 'security'],
  ['email', 'security'],
  ['bank', 'payout'],
  ['deposit', 'deposit'],
  ['bet', 'games'],
] as const)('[PRO-01] a first step of %s leads to %s', (task, way) => {
  expect(newbieTask.way?.({ task, reward: '8000.00' })).toBe(way)
})

test('[PRO-10] a bank account that was only added earns nothing before money has come', () => {
  const verified = { ...nobody.verified, bank: true }
  const rule = { task: 'bank', reward: '28000.00' } as const
  expect(newbieTask.chances(rule, { ...nobody, verified })).toMatchObject([{ isMet: false }])
  const deposits = [deposit(50_000)]
  expect(newbieTask.chances(rule, { ...nobody, verified, deposits })).toMatchObject([{ isMet: true }])
})
