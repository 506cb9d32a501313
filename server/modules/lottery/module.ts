import type { FastifyBaseLogger } from 'fastify'
import type { Catalogue } from '#/modules/games/catalogue.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { Config } from '#/platform/config/config.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Db } from '#/platform/db/handles.ts'
import type { Module } from '#/platform/module.ts'
import type { Gauge } from '#/platform/process/metrics.ts'
import { HttpBeacon } from './beacon/http-beacon.ts'
import type { BeaconPort } from './beacon-port.ts'
import { areaBindings } from './calls/areas.ts'
import { betBindings } from './calls/bets.ts'
import { chaseBindings } from './calls/chases.ts'
import { firstScreen } from './calls/first-screen.ts'
import { issueBindings } from './calls/issues.ts'
import { lotteryClock, makeIssuesJob } from './clock/run-lottery.ts'
import { drawnTopic } from './draws/drawn-topic.ts'
import { Seeds } from './draws/seeds.ts'
import { HttpFeed } from './feeds/http-feed.ts'
import { lotterySaleBindings } from './operator-calls/lottery-sale.ts'
import { type ResultDeskParts, resultDeskBindings } from './operator-calls/results.ts'
import type { ResultFeed } from './results-port.ts'
import { FollowedTerms } from './sale/followed-terms.ts'
import { settledTopic } from './settlement/settled-topic.ts'
import { waitingIssues } from './store/operator-issues.ts'

interface LotteryParts {
  readonly database: Database
  readonly catalogue: Catalogue
  readonly settings: MerchantSettings
  readonly keys: { readonly seeds: Uint8Array } & ResultDeskParts['keys']
  readonly config: Pick<Config, 'beacon' | 'resultFeeds' | 'publicUrl'>
  /** In place of the beacon's relays: tests know what it says. */
  readonly beacon?: BeaconPort
  /** In place of the feeds of results that are configured. */
  readonly resultFeeds?: readonly ResultFeed[]
  readonly logger: FastifyBaseLogger
  readonly random: (bytes: number) => Buffer
  readonly now: () => Date
}

/** Wires the module: issues, their bets, and the clock that closes, draws and settles them. */
export function lotteryModule(parts: LotteryParts): Module {
  const { database, catalogue, settings, now, logger, config } = parts
  const relays = new HttpBeacon({
    ...config.beacon,
    now,
    onFailure: (failure) => logger.warn(failure, 'a relay of the beacon failed'),
  })
  const terms = new FollowedTerms(database)
  terms.begin()
  const feeds = config.resultFeeds.map((feed) => new HttpFeed({ ...feed, now }))
  const seeds = new Seeds(database.db, parts.keys.seeds)
  const { chain } = config.beacon
  const clock = {
    database,
    seeds,
    chain,
    beacon: parts.beacon ?? relays,
    seedKey: parts.keys.seeds,
    random: parts.random,
    ...{ settings, terms, logger, feeds: parts.resultFeeds ?? feeds },
  }
  return {
    name: 'lottery',
    calls: [
      ...issueBindings({ db: database.db, catalogue, settings, seeds, terms, chain, now }),
      ...areaBindings({ db: database.db, settings, terms, publicUrl: config.publicUrl }),
      ...betBindings({ database, settings, seeds, terms }),
      ...chaseBindings({ database, settings, terms }),
    ],
    firstScreen,
    operatorCalls: [
      ...resultDeskBindings({ database, settings, seeds, keys: parts.keys }),
      ...lotterySaleBindings({ database, settings, saleTerms: terms }),
    ],
    jobs: [makeIssuesJob(clock)],
    polls: lotteryClock(clock),
    health: [overdueIssues(database.db)],
    topics: [settledTopic(database.db), drawnTopic(database.db, seeds)],
    offers: {},
    async [Symbol.asyncDispose]() {
      for (const feed of feeds) feed[Symbol.dispose]()
      await terms[Symbol.asyncDispose]()
      await relays[Symbol.asyncDispose]()
    },
  }
}

function overdueIssues(db: Db): Gauge {
  return {
    name: 'lottery_overdue_issues',
    help: 'Issues whose draw, imported result or settlement is late.',
    read: async () => (await waitingIssues(db)).overdue,
  }
}
