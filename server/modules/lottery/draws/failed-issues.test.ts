import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { lastThree, lotteryWorld } from '../test-world/lottery-world.ts'
import { plantBets } from '../test-world/planted-bets.ts'

type Lottery = Awaited<ReturnType<typeof lotteryWorld>>

const errorsOf = (l: Lottery, msg: string) => l.w.logs.filter((line) => line.msg === msg && line.level === 50)
const stateOf = async (l: Lottery, issue: string) =>
  (
    await l.w.database.db
      .selectFrom('lottery_issues')
      .select('state')
      .where('issue', '=', issue)
      .executeTakeFirstOrThrow()
  ).state

test('[LOT-06] an issue that can’t be settled holds up nobody, is told of once, and is tried again', async () => {
  await using l = await lotteryWorld()
  const [first, second] = l.numbers
  const player = await l.player()
  await player.place([lastThree('1|2|3')])
  await l.moveTo(51)
  expect((await player.place([lastThree('1|2|3')], { numero: second })).code).toBe('ok')
  // A bet whose bet type nobody knows any more.
  await plantBets(l.w, { issue: first, playCode: 'SSC_FORGOTTEN' })
  await l.moveTo(120)
  await l.run()
  await l.run()
  expect([await stateOf(l, first), await stateOf(l, second)]).toEqual(['drawn', 'settled'])
  const told = () => errorsOf(l, 'the bets of an issue could not be settled')
  expect(told()).toMatchObject([{ game: 'SSC1M', issue: first }])
  // Nothing of it was paid, and a minute later it is tried again without another word.
  expect((await player.bets({ state: 'ACCEPTED' })).rows).toHaveLength(2)
  await l.moveTo(200)
  await l.run()
  expect(told()).toHaveLength(1)
  expect(await stateOf(l, first)).toBe('drawn')
})

test('[LOT-04] an issue that can’t be drawn holds up nobody', async () => {
  await using l = await lotteryWorld()
  const [first, second] = l.numbers
  await l.w.database.transaction(async (tx) => {
    await sql`update lottery_issues set day = '2026-11-19' where issue = ${first}`.execute(tx)
  })
  await l.moveTo(120)
  await l.run()
  expect([await stateOf(l, first), await stateOf(l, second)]).toEqual(['closed', 'settled'])
  expect(errorsOf(l, 'an issue could not be drawn')).toMatchObject([{ game: 'SSC1M', issue: first }])
  const metrics = await l.w.app.operator.inject({ url: '/metrics', headers: l.w.operatorHeaders })
  expect(metrics.body).toContain('banyan_lottery_overdue_issues 1\n')
})
