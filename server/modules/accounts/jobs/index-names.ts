import type { Tx } from '#/platform/db/handles.ts'
import type { Job } from '#/platform/jobs/job.ts'
import { insertWords, takeAccountsToIndex } from '../store/account-words.ts'
import { wordsOfNames } from '../use-cases/name-words.ts'

/** Accounts of one transaction, and transactions of one run: 200,000 accounts; the rest goes with the next. */
const atOnce = 1_000
const batchesAtMost = 200

/** Lets operators find accounts that were made before there was a search, or in bulk. */
export const indexNames: Job = {
  name: 'index-names',
  everyMinutes: 5,
  atMinute: 0,
  missed: 'last',
  async run({ once }) {
    for (let batch = 0; batch < batchesAtMost; batch++) {
      // A batch that a run before this one did was a whole one.
      let indexed = atOnce
      await once(`batch ${batch}`, async (tx) => {
        indexed = await indexSome(tx)
        return { indexed }
      })
      if (indexed < atOnce) return
    }
  },
}

async function indexSome(tx: Tx): Promise<number> {
  const accounts = await takeAccountsToIndex(tx, atOnce)
  await insertWords(tx, accounts.flatMap(wordsOfNames))
  return accounts.length
}
