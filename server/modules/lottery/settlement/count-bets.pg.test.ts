import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openLot, turnoverLeft } from '#/modules/wagering/turnover.ts'
import { onPostgres } from '#/test-world/test-database.ts'
import { bigSum, chaseWorld } from '../test-world/chase-world.ts'
import { countSome } from './count-bets.ts'

const asset = 'VND'

onPostgres('turnover of settled bets', () => {
  test('[WAL-07] many processes and one that breaks off count each bet once; an issue settled anew corrects it', async () => {
    await using c = await chaseWorld(2, 'postgres')
    const { database } = c.w
    const players = await Promise.all(Array.from({ length: 5 }, () => c.chaser()))
    for (const { accountId } of players)
      await database.transaction((tx) =>
        openLot(tx, { accountId, asset, source: 'deposit', reference: `d${accountId}`, amount: 2_000_000n, factor: 1 }),
      )
    for (const player of players)
      for (const multiple of [1, 2])
        await player.place([
          { ...bigSum, multiple },
          { ...bigSum, selection: 'S' },
        ])
    await c.moveInto(1)
    await c.close()
    await c.draw(0, 'W')
    await c.settle()
    const broken: typeof database.transaction = (work) =>
      database.transaction(async (tx) => {
        await work(tx)
        throw new Error('cut off')
      })
    const all = async () => {
      let steps = 0
      while (await countSome(database)) steps++
      return steps
    }
    const left = () => Promise.all(players.map(({ accountId }) => turnoverLeft(database.db, accountId, asset)))
    await Promise.all([all(), all(), all(), countSome({ transaction: broken }).catch(() => {})])
    await all()
    // 3,000 on one side and 2,000 on the other leave 1,000 that count.
    expect(await left()).toEqual(players.map(() => 1_900_000n))

    await database.transaction(async (tx) => {
      await sql`update lottery_issues set state = 'void', voided_at = clock_now(), void_reason = 'the test'
        where settled_at is not null`.execute(tx)
      await sql`insert into lottery_settlements (issue_id, version, finished_at)
        select id, 0, clock_now() from lottery_issues where settled_at is not null`.execute(tx)
    })
    expect((await Promise.all([all(), all()])).reduce((sum, steps) => sum + steps)).toBe(1)
    expect(await left()).toEqual(players.map(() => 2_000_000n))
  })
})
