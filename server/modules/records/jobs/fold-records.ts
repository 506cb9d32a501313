import { firstEntryAt } from '#/ledger/statement.ts'
import { merchantTimeZone } from '#/modules/system/merchant.ts'
import { settledUntil } from '#/platform/db/clock.ts'
import type { Tx } from '#/platform/db/handles.ts'
import type { Job } from '#/platform/jobs/job.ts'
import { foldTime, lockFoldedUntil } from '../store/folding.ts'

/** So much of the book is read at a time; a job that was away for long does several. */
const stepMs = 6 * 3_600_000
const stepsAtMost = 400

/**
 * Sums up by the merchant's day what members' money did. It reads the book from where it stopped to where every
 * transaction is over, so that each entry is counted once, and no bet waits for it.
 */
export const foldRecords: Job = {
  name: 'fold-records',
  everyMinutes: 5,
  atMinute: 2,
  missed: 'last',
  async run({ once }) {
    let hasMore = true
    for (let step = 1; hasMore && step <= stepsAtMost; step++)
      await once(`step ${step}`, async (tx) => {
        hasMore = await foldStep(tx)
        return undefined
      })
  },
}

/** Answers whether more of the book waits. */
async function foldStep(tx: Tx): Promise<boolean> {
  const settled = await settledUntil(tx)
  const folded = await lockFoldedUntil(tx)
  const first = folded ? undefined : await firstEntryAt(tx)
  const after = folded ?? (first && new Date(first.getTime() - 1))
  if (!after) return false
  const until = new Date(Math.min(settled.getTime(), after.getTime() + stepMs))
  if (until <= after) return false
  await foldTime(tx, { after, until, timeZone: merchantTimeZone })
  return until < settled
}
