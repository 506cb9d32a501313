import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plantPaidDeposit } from '#/modules/cashier/test-world/planted-deposits.ts'
import { countValidBets } from '#/modules/wagering/turnover.ts'
import { databaseNow } from '#/platform/db/clock.ts'
import { addMonths, dayAfter, dayOf, firstOfMonth, startOf } from '../kinds/days.ts'
import { vipRowOf } from '../store/vip.ts'
import { newName } from '../test-world/promotion-world.ts'
import { comingBack, memberDays, modelOf } from '../test-world/vip-model.ts'
import { vipWorld } from '../test-world/vip-world.ts'

const dayCount = Number(process.env.VIP_DAYS ?? 65)
const seed = Number(process.env.VIP_SEED ?? 4)
/** Besides the one who comes back. */
const drawnMembers = process.env.DEEP === '1' ? 4 : 1

test(`[PRO-04] deposits, bets, folds and months through the database are as the plain model says, for ${dayCount} days`, async () => {
  await using p = await vipWorld()
  const { database, signIn } = p.d.w
  // Whatever day it is: from the second of a month, the member who comes back is judged once within 65 days.
  const today = dayOf(await databaseNow(database.db))
  await p.until(startOf(dayAfter(addMonths(firstOfMonth(today), 1), 1)).toISOString())
  const drawn = fc.sample(memberDays(dayCount), { numRuns: drawnMembers, seed }).map(({ days }) => days)
  const members = await Promise.all(
    [...drawn, comingBack(dayCount)].map(async (days) => ({ days, ...(await signIn()) })),
  )
  const first = dayOf(await databaseNow(database.db))
  const models = members.map(({ days }) => modelOf(first, days))
  for (let at = 0; at < dayCount; at++) {
    const noon = new Date(startOf(dayAfter(first, at)).getTime() + 12 * 3_600_000)
    await p.until(noon.toISOString())
    const now = await databaseNow(database.db)
    for (const { accountId, days } of members) {
      const { deposited = 0n, valid = 0n } = days[at] ?? {}
      if (deposited > 0n) await plantPaidDeposit(database, accountId, deposited)
      const bet = { source: 'vendor:PG', bet: newName('bet'), accountId, asset: 'VND', product: 'RNG' }
      if (valid > 0n)
        await database.transaction((tx) =>
          countValidBets(tx, [{ ...bet, placedAt: now, settledAt: now, stake: valid, valid }]),
        )
    }
    await p.fold()
    for (const [place, { accountId }] of members.entries()) {
      const row = await vipRowOf(database.db, accountId)
      const { level, highest } = models[place]?.[at] ?? {}
      expect({ at, place, level: row?.level ?? 0, highest: row?.highest ?? 0 }).toEqual({ at, place, level, highest })
    }
  }
  // The last of them rose, lost a level, and has it again.
  expect([...new Set(models.at(-1)?.map(({ level }) => level))]).toEqual([4, 3])
  expect(models.at(-1)?.at(-1)?.level).toBe(4)
})
