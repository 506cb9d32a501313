import { expect, test } from 'vitest'
import { databaseNow } from '#/platform/db/clock.ts'
import { Jobs } from '#/platform/jobs/jobs.ts'
import { onPostgres } from '#/test-world/test-database.ts'
import { addMonths, dayOf, firstOfMonth, startOf } from '../kinds/days.ts'
import { vipChangesOf, vipRowOf } from '../store/vip.ts'
import { vipWorld } from '../test-world/vip-world.ts'
import { vipLevelsOf } from '../vip/vip-levels.ts'
import { keepVipLevels } from './vip-levels.ts'

const million = 1_000_000

onPostgres('the end of a month with two workers', () => {
  test('[PRO-04] each member loses one level, once', async () => {
    await using p = await vipWorld({ engine: 'postgres' })
    const { database, settings, signIn } = p.d.w
    const members = await Promise.all(Array.from({ length: 12 }, () => signIn()))
    for (const who of members) {
      await p.deposit(who, 100 * million)
      await p.bet(who, 1_000 * million)
    }
    const first = firstOfMonth(dayOf(await databaseNow(database.db)))
    const decided = (month: number) => new Date(startOf(addMonths(first, month)).getTime() + 5 * 3_600_000)
    // Up to an hour before the second decision: the first one found everybody protected.
    await p.until(new Date(decided(2).getTime() - 3_600_000).toISOString())
    await p.pass(3_601)
    const levels = () => vipLevelsOf(settings.current('vip'))
    const workers = [1, 2].map(() => new Jobs({ database, jobs: [keepVipLevels(database, levels)], failed: () => {} }))
    const finished = await Promise.all(workers.map((worker) => worker.runDue('keep-vip-levels')))
    expect(finished.toSorted()).toEqual([0, 1])
    for (const { accountId } of members) {
      expect(await vipRowOf(database.db, accountId)).toMatchObject({ level: 3, highest: 4, protected_until: null })
      expect((await vipChangesOf(database.db, accountId)).map(({ after }) => after)).toEqual([4, 3])
    }
  })
})
