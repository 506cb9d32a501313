import { mostSlipLines } from '@banyan/rules/lottery/bet-type.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Item, lastThree, lotteryWorld } from '../test-world/lottery-world.ts'

/** How often a selection was looked up to be read, and how often one was listed cell by cell. */
const work = vi.hoisted(() => ({ read: 0, expanded: 0 }))
type BetTypes = typeof import('@banyan/rules/lottery/bet-types.ts')
type Exposure = typeof import('@banyan/rules/lottery/exposure.ts')
vi.mock('@banyan/rules/lottery/bet-types.ts', async (importOriginal: () => Promise<BetTypes>) => {
  const original = await importOriginal()
  const betTypeOfGame: BetTypes['betTypeOfGame'] = (...given) => {
    work.read += 1
    return original.betTypeOfGame(...given)
  }
  return { ...original, betTypeOfGame }
})
vi.mock('@banyan/rules/lottery/exposure.ts', async (importOriginal: () => Promise<Exposure>) => {
  const original = await importOriginal()
  const exposureOf: Exposure['exposureOf'] = (...given) => {
    work.expanded += 1
    return original.exposureOf(...given)
  }
  return { ...original, exposureOf }
})

let l: Awaited<ReturnType<typeof lotteryWorld>>
beforeAll(async () => {
  l = await lotteryWorld()
})
afterAll(() => l[Symbol.asyncDispose]())
beforeEach(() => Object.assign(work, { read: 0, expanded: 0 }))

const digits = '0,1,2,3,4,5,6,7,8,9'
/** 1,000 lines in 59 characters. */
const whole = (given: Partial<Item> = {}) => lastThree([digits, digits, digits].join('|'), 1_000, given)
const fifty = (item: Item) => Array.from({ length: 50 }, () => item)

test('[LOT-05] a slip of many lines that its player cannot pay is refused before a selection is read or expanded', async () => {
  const player = await l.player()
  expect((await player.place(fifty(whole()))).code).toBe('insufficient_funds')
  expect(work).toEqual({ read: 0, expanded: 0 })
})

test('[LOT-05] a slip that declares fewer lines than it has is refused before any of its bets is expanded', async () => {
  const player = await l.player()
  const [honest, lie] = [lastThree('1|2|3'), whole({ lines: 1 })]
  expect((await player.place([honest, ...fifty(lie).slice(1)])).code).toBe('lines_mismatch')
  expect(work.expanded).toBe(0)
})

test('[LOT-05] bets of a slip are expanded only once none of them is refused', async () => {
  const player = await l.player()
  const good = Array.from({ length: 49 }, (_, at) => lastThree(`1|2|${at % 10}`))
  expect((await player.place([...good, lastThree('1|2|3', 1, { unit: '3.00' })])).code).toBe('unit_refused')
  expect(work.expanded).toBe(0)
})

test('[LOT-05] the bets of a slip have no more lines together than the largest bet, whatever its player has', async () => {
  const player = await l.player()
  const largest: Item = {
    ...{ playCode: 'SSC_5_DIRECT', selection: [digits, digits, digits, digits, digits].join('|'), lines: 100_000 },
    ...{ unit: '20.00', multiple: 1 },
  }
  expect(largest.lines).toBe(mostSlipLines)
  expect((await player.place([largest, lastThree('1|2|3')])).code).toBe('slip_lines')
  expect((await player.place(fifty(largest))).code).toBe('slip_lines')
  expect(work.expanded).toBe(0)
})

test('[LOT-05] a slip of many lines that its player can pay is accepted, and answered alike when it is sent again', async () => {
  const player = await l.player()
  const slip = { slip: 'a-wide-slip-twice' }
  const item = whole({ unit: '1000.00' })
  const first = await player.place([item], slip)
  expect(first).toMatchObject({ code: 'ok', value: { stake: '1000000.00', balance: '0.00' } })
  // By now there is nothing left to pay it with.
  const again = await player.place([item], slip)
  expect(again).toMatchObject({ code: 'ok', value: { bets: first.value.bets } })
})
