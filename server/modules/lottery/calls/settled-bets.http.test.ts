import { lotteryNews } from '@banyan/contract/lottery/settled-event.ts'
import { Check } from 'typebox/value'
import { expect, test } from 'vitest'
import { rememberDevice } from '#/modules/sign-in/known-places.ts'
import { openLot, turnoverLeft } from '#/modules/wagering/turnover.ts'
import { settledTopic } from '../settlement/settled-topic.ts'
import { openStakesOf } from '../store/counted-bets.ts'
import { settledChannel } from '../store/settled-news.ts'
import { bigSum, type ChaseWorld, chaseWorld } from '../test-world/chase-world.ts'
import { type Item, lotteryWorld } from '../test-world/lottery-world.ts'

const asset = 'VND'
const lotOf = (c: ChaseWorld, accountId: bigint, amount: bigint) =>
  c.w.database.transaction((tx) =>
    openLot(tx, { accountId, asset, source: 'deposit', reference: `d${accountId}`, amount, factor: 1 }),
  )
/** First digit against the second: equal ones return the stake, at which these bets are drawn. */
const dragon: Item = { playCode: 'SSC_DT_1_2_PUSH', selection: 'D', unit: '1000.00', multiple: 1, lines: 1 }

test('[WAL-07] [LOT-06] the stake of a settled bet counts for turnover: not one returned, void, taken back or open', async () => {
  await using c = await chaseWorld(3)
  const player = await c.chaser()
  const { database } = c.w
  await lotOf(c, player.accountId, 2_000_000n)
  const left = () => turnoverLeft(database.db, player.accountId, asset)
  const small = { ...bigSum, selection: 'S' }
  const placed = await player.place([bigSum, { ...small, multiple: 2 }, dragon, { ...bigSum, multiple: 5 }])
  expect(placed.code).toBe('ok')
  await player.cancel(placed.value.bets[3]?.id ?? '')
  expect(await openStakesOf(database.db, player.accountId)).toBe(400_000n)
  await c.moveInto(1)
  expect((await player.place([{ ...bigSum, multiple: 7 }], { numero: c.issues[1] ?? '' })).code).toBe('ok')
  await c.close()
  await c.draw(0, 'W')
  expect(await left()).toBe(2_000_000n)
  await c.run()
  await c.run()
  // 1,000 won, 2,000 lost on the other side, which leaves 1,000; 1,000 returned, 5,000 taken back; 7,000 are open.
  expect(await left()).toBe(1_900_000n)
  expect(await openStakesOf(database.db, player.accountId)).toBe(700_000n)
  await c.moveInto(2)
  await c.close()
  await c.draw(1, 'void')
  await c.run()
  expect(await left()).toBe(1_900_000n)
  expect(await openStakesOf(database.db, player.accountId)).toBe(0n)
})

/** A player places slips, each of these bets, in a draw that is then settled; answers what its lot got. */
async function countedOf(...slips: readonly (readonly Item[])[]): Promise<bigint> {
  await using c = await chaseWorld(2)
  const player = await c.chaser()
  await lotOf(c, player.accountId, 2_000_000n)
  for (const slip of slips) expect((await player.place([...slip])).code).toBe('ok')
  await c.moveInto(1)
  await c.close()
  await c.draw(0, 'W')
  await c.run()
  return 2_000_000n - (await turnoverLeft(c.w.database.db, player.accountId, asset))
}

const both: Item = { ...bigSum, selection: 'B,S', lines: 2 }
const smallSum: Item = { ...bigSum, selection: 'S' }
const digitsOf = (digits: string, lines: number): Item => ({
  playCode: 'SSC_FIXED',
  selection: `${digits}|-|-|-|-`,
  unit: '1000.00',
  multiple: 1,
  lines,
})

test('[WAL-07] both sides of a sum in one bet, in one slip or in two count nothing; what one has more counts', async () => {
  expect(await countedOf([both])).toBe(0n)
  expect(await countedOf([bigSum, smallSum])).toBe(0n)
  expect(await countedOf([bigSum], [smallSum])).toBe(0n)
  expect(await countedOf([bigSum, smallSum], [{ ...bigSum, multiple: 2 }])).toBe(200_000n)
})

test('[WAL-07] more than seven digits of a place count nothing; seven do', async () => {
  expect(await countedOf([digitsOf('0,1,2,3,4', 5)], [digitsOf('5,6,7', 3)])).toBe(0n)
  expect(await countedOf([digitsOf('0,1,2,3,4', 5)], [digitsOf('5,6', 2)])).toBe(700_000n)
})

test('[WAL-07] [PRO-10] opposite bets of two members who share a device count nothing; those of strangers do', async () => {
  await using c = await chaseWorld(3)
  const [one, other] = [await c.chaser(), await c.chaser()]
  const { database } = c.w
  for (const { accountId } of [one, other]) await lotOf(c, accountId, 2_000_000n)
  const left = (accountId: bigint) => turnoverLeft(database.db, accountId, asset)
  const round = async (at: number) => {
    const numero = c.issues[at] ?? ''
    await one.place([bigSum], { numero })
    await other.place([smallSum], { numero })
    await c.moveInto(at + 1)
    await c.close()
    await c.draw(at, 'W')
    await c.run()
    return [await left(one.accountId), await left(other.accountId)]
  }
  expect(await round(0)).toEqual([1_900_000n, 1_900_000n])
  await database.transaction(async (tx) => {
    for (const { accountId } of [one, other]) await rememberDevice(tx, accountId, 'the device of both')
  })
  expect(await round(1)).toEqual([1_900_000n, 1_900_000n])
})

test('[MSG-05] tabs learn that bets of an issue are settled, lost ones too, and what they came to', async () => {
  await using c = await chaseWorld(3)
  const [lucky, unlucky, idle] = [await c.chaser(), await c.chaser(), await c.chaser()]
  const heard: string[] = []
  await c.w.database.listen(settledChannel, (payload) => heard.push(payload))
  await lucky.place([bigSum, { ...bigSum, selection: 'S', multiple: 2 }])
  const { value } = await unlucky.place([{ ...bigSum, selection: 'S' }, bigSum])
  await unlucky.cancel(value.bets[1]?.id ?? '')
  await c.moveInto(1)
  await lucky.place([bigSum], { numero: c.issues[1] ?? '' })
  await c.close()
  await c.draw(0, 'W')
  await c.run()
  await expect.poll(() => heard).toContain(`${lucky.accountId},${unlucky.accountId}`)
  const told = await settledTopic(c.w.database.db).current([lucky, unlucky, idle].map(({ accountId }) => accountId))
  const news = { gameCode: 'SSC1M', numero: c.issues[0], isVoid: false }
  expect(told.get(lucky.accountId)?.value).toEqual({ ...news, staked: '3000.00', payout: '1950.00' })
  expect(told.get(unlucky.accountId)?.value).toEqual({ ...news, staked: '1000.00', payout: '0.00' })
  expect(told.get(lucky.accountId)?.version).toBeGreaterThan(0)
  expect(told.has(idle.accountId)).toBe(false)
  expect(Check(lotteryNews, told.get(lucky.accountId)?.value)).toBe(true)
})

test('[LOT-06] digits of a place that cover each other earn no rebate, as they count for no turnover', async () => {
  await using l = await lotteryWorld()
  const fixed = (digits: string): Item => ({
    ...{ playCode: 'SSC_FIXED', selection: `${digits}|-|-|-|-`, lines: digits.split(',').length },
    ...{ unit: '1000.00', multiple: 1, prizeGroup: 1_800 },
  })
  const [all, most, few] = [await l.player(), await l.player(), await l.player()]
  await all.place([fixed('0,1,2,3,4'), fixed('5,6,7,8,9')])
  await most.place([fixed('0,1,2,3,4,5,6,7,8')])
  await few.place([fixed('0,1,2')])
  await l.moveTo(60)
  await l.run()
  const rows = await l.w.database.db
    .selectFrom('ledger_entry_facts')
    .select('given')
    .where('kind', '=', 'rebate')
    .execute()
  // 8 % of three digits of 1,000 each.
  expect(rows.map(({ given }) => given)).toEqual([24_000n])
  expect(await l.proveBook()).toEqual([])
})
