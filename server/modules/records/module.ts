import type { Catalogue } from '#/modules/games/catalogue.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Module } from '#/platform/module.ts'
import { recordsBindings } from './calls/records.ts'
import { foldRecords } from './jobs/fold-records.ts'

interface Parts {
  readonly database: Database
  readonly catalogue: Catalogue
  readonly settings: MerchantSettings
}

/** Wires the module: what accounts read of their money, and the job that sums it up by the day. */
export function recordsModule({ database: { db }, catalogue, settings }: Parts): Module {
  return { name: 'records', calls: recordsBindings(db, catalogue, settings), jobs: [foldRecords], offers: {} }
}
