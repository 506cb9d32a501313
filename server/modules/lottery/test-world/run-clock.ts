import { randomBytes } from 'node:crypto'
import { quicknet } from '@banyan/rules/lottery/beacon-chain.ts'
import { roundsSections } from '#/modules/rounds/sections.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import { createLogger } from '#/platform/config/logger.ts'
import { openDatabase } from '#/platform/db/database.ts'
import { lotteryClock } from '../clock/run-lottery.ts'
import { Seeds } from '../draws/seeds.ts'
import { FollowedTerms } from '../sale/followed-terms.ts'
import { lotterySections } from '../sections.ts'
import { TestBeacon } from './issues-on-sale.ts'

// The lottery's clock in a process of its own, which is made to be killed: it does what is due until nothing is, says so, and
// waits to be told again.

const { DATABASE_URL: url = '', SEED_KEY: key = '' } = process.env
const database = await openDatabase({ engine: 'postgres', url })
const seedKey = Buffer.from(key, 'hex')
const seeds = new Seeds(database.db, seedKey)
const sections = { ...lotterySections, ...roundsSections }
const settings = { current: (name: keyof typeof sections) => sections[name].initial } as unknown as MerchantSettings
const polls = lotteryClock({
  ...{ database, seeds, seedKey, beacon: new TestBeacon(), chain: quicknet, random: randomBytes },
  ...{ settings, terms: new FollowedTerms(database), feeds: [], logger: createLogger('error') },
})
for (const { step } of polls) while (await step());
process.send?.('done')
process.disconnect?.()
await database[Symbol.asyncDispose]()
