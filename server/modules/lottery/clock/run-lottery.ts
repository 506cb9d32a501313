import type { BeaconChain } from '@banyan/rules/lottery/beacon-chain.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Job } from '#/platform/jobs/job.ts'
import type { Poll } from '#/platform/jobs/poll.ts'
import type { BeaconPort } from '../beacon-port.ts'
import { issueDrawer } from '../cases/draw-issues.ts'
import { makeIssues } from '../cases/make-issues.ts'
import type { Seeds } from '../cases/seeds.ts'
import { betSettler } from '../cases/settle-bets.ts'
import { closeDue } from '../store/issues.ts'

interface ClockParts {
  readonly database: Database
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
 * fell due, also after a stop. Nothing opens an issue: that is a matter of time alone.
 */
export function lotteryClock({ database, beacon, chain, seeds }: ClockParts): Poll[] {
  return [
    {
      name: 'close-issues',
      step: async () => (await database.transaction((tx) => closeDue(tx, closedAtOnce))) > 0,
    },
    { name: 'draw-issues', step: issueDrawer({ database, beacon, chain, seeds }) },
    { name: 'settle-bets', step: betSettler(database) },
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
