import { merchantTimeZone } from '#/modules/system/merchant.ts'
import { settledUntil } from '#/platform/db/clock.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Poll } from '#/platform/jobs/poll.ts'
import type { VipLevel } from '../kinds/kind.ts'
import {
  addResults,
  addValidBets,
  depositorsOf,
  endOfStep,
  hasNews,
  setFoldedUntil,
  tryFoldedUntil,
} from '../store/facts.ts'
import { noteDue } from '../store/promotion-news.ts'
import { raiseMembers } from '../vip/change-level.ts'
import { tellRewards } from './rewards-topic.ts'

/** Bets that a step folds: some 50 ms, which is what others wait for on the embedded engine. */
const betsAtMost = 2_000

/**
 * Folds what members bet and what games took and gave into their days. It reads the journals from where it stopped to
 * where every transaction is over: each row is counted once, and no bet waits for it. Whoever it lifts to a higher VIP level
 * has it from then on.
 */
export function foldFacts(database: Database, levels: () => readonly VipLevel[]): Poll {
  return {
    name: 'fold-promotion-facts',
    async step() {
      // Most looks find nothing, and open no transaction.
      if (!(await hasNews(database.db))) return false
      return await database.transaction(async (tx) => {
        const latest = await settledUntil(tx)
        const after = await tryFoldedUntil(tx)
        if (after === undefined || (after !== null && after >= latest)) return false
        const until = await endOfStep(tx, { after, latest, atMost: betsAtMost })
        const time = { after, until, timeZone: merchantTimeZone }
        const players = await addValidBets(tx, time)
        const depositors = await depositorsOf(tx, time)
        const accounts = [...new Set([...players, ...depositors])]
        await addResults(tx, time)
        await setFoldedUntil(tx, until)
        const raised = await raiseMembers(tx, levels(), accounts)
        await noteDue(tx, players)
        // A deposit and a level are rare, and wanted at once.
        await tellRewards(tx, [...new Set([...depositors, ...raised])])
        return until < latest
      })
    },
  }
}
