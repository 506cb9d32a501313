import type { Catalogue } from '#/modules/games/catalogue.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Module } from '#/platform/module.ts'
import { betBindings } from './calls/bets.ts'
import { issueBindings } from './calls/issues.ts'
import type { Beacon } from './cases/draw-issues.ts'
import { Seeds } from './cases/seeds.ts'
import { lotteryClock, makeIssuesJob } from './clock/run-lottery.ts'

interface LotteryParts {
  readonly database: Database
  readonly catalogue: Catalogue
  readonly settings: MerchantSettings
  readonly keys: { readonly seeds: Uint8Array }
  readonly beacon: Beacon
  readonly random: (bytes: number) => Buffer
  readonly now: () => Date
}

/** Wires the module: issues, their bets, and the clock that closes, draws and settles them. */
export function lotteryModule(parts: LotteryParts): Module {
  const { database, catalogue, settings, now } = parts
  const seeds = new Seeds(database.db, parts.keys.seeds)
  const clock = { database, seeds, beacon: parts.beacon, seedKey: parts.keys.seeds, random: parts.random }
  return {
    name: 'lottery',
    calls: [
      ...issueBindings({ db: database.db, catalogue, settings, seeds, now }),
      ...betBindings({ database, settings, seeds }),
    ],
    jobs: [makeIssuesJob(clock)],
    polls: lotteryClock(clock),
    offers: {},
  }
}
