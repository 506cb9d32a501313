import type { BeaconChain } from '@banyan/rules/lottery/beacon-chain.ts'
import { minorOf } from '@banyan/rules/money/amount.ts'
import type { FastifyBaseLogger } from 'fastify'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Job } from '#/platform/jobs/job.ts'
import type { Poll } from '#/platform/jobs/poll.ts'
import type { BeaconPort } from '../beacon-port.ts'
import { issueDrawer } from '../draws/draw-issues.ts'
import { resultFetcher } from '../draws/fetch-results.ts'
import { makeIssues } from '../draws/make-issues.ts'
import type { Seeds } from '../draws/seeds.ts'
import { overdueVoider } from '../draws/void-overdue.ts'
import type { ResultFeed } from '../results-port.ts'
import { advanceChases } from '../sale/advance-chases.ts'
import type { FollowedTerms } from '../sale/followed-terms.ts'
import { boundWorker } from '../sale/work-out-bounds.ts'
import { countSome } from '../settlement/count-bets.ts'
import { settler } from '../settlement/settle-bets.ts'
import { corrector } from '../settlement/settle-correction.ts'
import { closeDue } from '../store/issues.ts'

interface ClockParts {
  readonly database: Database
  readonly beacon: BeaconPort
  readonly chain: BeaconChain
  readonly seeds: Seeds
  readonly seedKey: Uint8Array
  readonly random: (bytes: number) => Buffer
  readonly feeds: readonly ResultFeed[]
  readonly settings: MerchantSettings
  readonly terms: Pick<FollowedTerms, 'current'>
  /** Hears of what went wrong: once of an issue on which work fails, and of feeds. */
  readonly logger: Pick<FastifyBaseLogger, 'error' | 'warn'>
}

/** Issues that one transaction closes. */
const closedAtOnce = 200

/**
 * The lottery's clock: what is due by the database's time is done by whichever process looks first, in the order in which it
 * fell due, also after a stop. Nothing opens an issue: that is a matter of time alone. Chases are advanced behind it.
 */
export function lotteryClock(parts: ClockParts): Poll[] {
  const { database, beacon, chain, seeds, feeds, settings, terms, logger } = parts
  const boardFloor = () => minorOf(settings.current('winnerBoard').floor, merchantCurrency.exponent)
  const onFailure = (failed: string) => (failure: object) => logger.error(failure, failed)
  return [
    {
      name: 'close-issues',
      step: async () => (await database.transaction((tx) => closeDue(tx, closedAtOnce))) > 0,
    },
    {
      name: 'draw-issues',
      step: issueDrawer({ database, beacon, chain, seeds, onFailure: onFailure('an issue could not be drawn') }),
    },
    { name: 'fetch-results', step: resultFetcher({ database, feeds, settings, logger }) },
    { name: 'void-overdue-issues', step: overdueVoider(database) },
    {
      name: 'settle-bets',
      step: settler(database, onFailure('the bets of an issue could not be settled'), boardFloor),
    },
    {
      name: 'correct-bets',
      step: corrector(database, onFailure('the bets of an issue could not be corrected'), boardFloor),
    },
    { name: 'count-lottery-bets', step: () => countSome(database) },
    { name: 'work-out-bounds', step: boundWorker(database) },
    { name: 'advance-chases', step: () => advanceChases(database, settings, terms) },
  ]
}

/** Makes issues and their commitments two days ahead, and brings those that are made to a changed schedule. */
export function makeIssuesJob({ seedKey: key, ...parts }: ClockParts): Job {
  return {
    name: 'make-issues',
    everyMinutes: 15,
    atMinute: 2,
    missed: 'last',
    run: () => makeIssues({ ...parts, key }),
  }
}
