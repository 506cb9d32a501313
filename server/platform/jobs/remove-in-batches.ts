import type { Tx } from '#/platform/db/handles.ts'
import type { JobRun } from './job.ts'

/** Rows of one transaction, and transactions of one run: what is left goes with the next. */
const atOnce = 5_000
const batchesAtMost = 200

/** Removes rows until few are left: `remove` removes so many at most, and answers how many there were. */
export async function removeInBatches(
  { once }: JobRun,
  remove: (tx: Tx, atMost: number) => Promise<number>,
): Promise<void> {
  for (let batch = 0; batch < batchesAtMost; batch++) {
    // One that was done by a run that did not come to its end was a whole one, or that would have been the end.
    let removed = atOnce
    await once(`batch ${batch}`, async (tx) => {
      removed = await remove(tx, atOnce)
      return { removed }
    })
    if (removed < atOnce) return
  }
}
