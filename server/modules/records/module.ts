import type { Catalogue } from '#/modules/games/catalogue.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { Module } from '#/platform/module.ts'
import { recordsBindings } from './calls/records.ts'
import { foldRecords } from './jobs/fold-records.ts'
import { type MembersParts, memberBindings } from './operator-calls/members.ts'
import { moneyBindings } from './operator-calls/money.ts'

interface Parts extends MembersParts {
  readonly catalogue: Catalogue
  readonly settings: MerchantSettings
}

/** Wires the module: what accounts read of their money, and the job that sums it up by the day. */
export function recordsModule(parts: Parts): Module {
  const { database, catalogue, settings } = parts
  return {
    name: 'records',
    calls: recordsBindings(database.db, catalogue, settings),
    operatorCalls: [...memberBindings(parts), ...moneyBindings(database)],
    jobs: [foldRecords],
    offers: {},
  }
}
