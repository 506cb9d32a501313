import type { Database } from '#/platform/db/database.ts'
import type { Job } from '#/platform/jobs/job.ts'
import { dayOf, monthBefore } from '../kinds/days.ts'
import type { VipLevel } from '../kinds/kind.ts'
import { isFoldedUntil } from '../store/facts.ts'
import { membersAbove, nearBehind } from '../store/vip.ts'
import { tellRewards } from '../use-cases/rewards-topic.ts'
import { decisionOf, keepLevel, raiseMembers } from '../vip/change-level.ts'
import { keptForEver } from '../vip/vip-rule.ts'

/** Members that are looked at in one transaction, which takes some 100 ms. */
const atOnce = 100

/** Raises whoever a change of the levels has lifted; bets and deposits raise at once, with the days that they belong to. */
export function raiseVipLevels(database: Database, levels: () => readonly VipLevel[]): Job {
  return {
    name: 'raise-vip-levels',
    everyMinutes: 60,
    atMinute: 20,
    missed: 'last',
    async run() {
      const now = levels()
      const marks = now.map(({ valid }) => valid)
      for (let after: bigint | undefined = 0n; after !== undefined; ) {
        const near: bigint[] = await nearBehind(database.db, { after, atMost: atOnce }, marks)
        await database.transaction(async (tx) => tellRewards(tx, await raiseMembers(tx, now, near)))
        after = near.length < atOnce ? undefined : near.at(-1)
      }
    },
  }
}

const hourMs = 3_600_000

/**
 * At 05:00 of the first day of a month, by the merchant's clock, takes one level from each member who bet too little in
 * the month before: each member once, however many workers there are and however late they are.
 */
export function keepVipLevels(database: Database, levels: () => readonly VipLevel[]): Job {
  return {
    name: 'keep-vip-levels',
    everyMinutes: 60,
    atMinute: 0,
    missed: 'each',
    async run({ slot, once }) {
      const month = monthBefore(dayOf(slot))
      const decidedAt = decisionOf(month)
      // The first slot from then on: where a zone is half an hour off, that is half an hour later.
      const isDue = decidedAt <= slot && slot.getTime() < decidedAt.getTime() + hourMs
      if (!isDue || levels().length === 0) return
      if (!(await isFoldedUntil(database.db, decidedAt))) throw new Error('bets of the month are still being counted')
      for (let after: bigint | undefined = 0n; after !== undefined; ) {
        const members: bigint[] = await membersAbove(database.db, keptForEver, { after, atMost: atOnce })
        for (const accountId of members)
          await once(`keep ${accountId}`, async (tx) => {
            const isLost = await keepLevel(tx, levels(), { accountId, month, decidedAt })
            return isLost ? { lost: 1 } : undefined
          })
        after = members.length < atOnce ? undefined : members.at(-1)
      }
    },
  }
}
