import type { BeaconChain } from '@banyan/rules/lottery/beacon-chain.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Job } from '#/platform/jobs/job.ts'
import type { Poll } from '#/platform/jobs/poll.ts'
import type { BeaconPort } from '../beacon-port.ts'
import { advanceChases } from '../cases/advance-chases.ts'
import { countSome } from '../cases/count-bets.ts'
import { issueDrawer } from '../cases/draw-issues.ts'
import { makeIssues } from '../cases/make-issues.ts'
import type { Seeds } from '../cases/seeds.ts'
import { settleSome } from '../cases/settle-bets.ts'
import { closeDue } from '../store/issues.ts'

interface ClockParts {
  readonly database: Database
  readonly settings: MerchantSettings
  readonly beacon: BeaconPort
  readonly chain: BeaconChain
  readonly seeds: Seeds
  readonly seedKey: Uint8Array
  readonly random: (bytes: number) => Buffer
}

/** Issues that one transaction closes. */
const closedAtOnce = 200

/**
 * The lottery's clock: what is due by the database's time is done by whichever process looks first, in the order in which it
 * fell due, also after a stop. Nothing opens an issue: that is a matter of time alone. Chases are advanced behind it.
 */
export function lotteryClock({ database, settings, beacon, chain, seeds }: ClockParts): Poll[] {
  return [
    {
      name: 'close-issues',
      step: async () => (await database.transaction((tx) => closeDue(tx, closedAtOnce))) > 0,
    },
    { name: 'draw-issues', step: issueDrawer({ database, beacon, chain, seeds }) },
    { name: 'settle-bets', step: () => settleSome(database) },
    { name: 'count-lottery-bets', step: () => countSome(database) },
    { name: 'advance-chases', step: () => advanceChases(database, settings) },
  ]
}

/** Makes issues and their commitments two days ahead. */
export function makeIssuesJob({ database, chain, seedKey: key, random }: ClockParts): Job {
  return {
    name: 'make-issues',
    everyMinutes: 15,
    atMinute: 2,
    missed: 'last',
    run: () => makeIssues({ database, chain, key, random }),
  }
}
