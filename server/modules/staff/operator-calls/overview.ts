import { overviewCalls } from '@banyan/contract/staff/overview-calls.ts'
import { moneySections } from '@banyan/contract/system/money-sections.ts'
import { settingsCalls } from '@banyan/contract/system/operator-settings-calls.ts'
import { lastProof } from '#/ledger/prove-book.ts'
import { maintenanceAt } from '#/modules/system/maintenance.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { Config } from '#/platform/config/config.ts'
import type { Database } from '#/platform/db/database.ts'
import { bind } from '#/platform/http/bind.ts'
import { mayCall } from '#/platform/http/signed-in.ts'
import { productVersion } from '#/platform/product-version.ts'
import { recentChanges } from '#/platform/settings/history.ts'

export interface OverviewParts {
  readonly database: Database
  readonly settings: MerchantSettings
  readonly config: Pick<Config, 'publicUrl'>
  readonly now: () => Date
  isReady(): Promise<boolean>
}

export function overviewCall({ database, settings, config, now, isReady }: OverviewParts) {
  return bind(overviewCalls.operatorOverview, async (_input, { principal }) => ({
    lastProof: presentProof(await lastProof(database.db)),
    version: productVersion,
    engine: database.engine,
    isReady: await isReady(),
    portal: {
      address: config.publicUrl.origin,
      inMaintenance: maintenanceAt(settings, now()) !== null,
      deniedRegions: settings.current('regions').denied.length,
    },
    moneyChanges: mayCall(principal.role, settingsCalls.settingsHistory) ? await moneyChanges(database) : [],
  }))
}

/** What owners are told of sections that decide where money goes. */
async function moneyChanges({ db }: Database) {
  const changes = await recentChanges(db, moneySections, { days: 7, atMost: 20 })
  return changes.map(({ section, version, changedAt, changedBy, reason }) => ({
    ...{ section, version, at: changedAt.toISOString(), by: changedBy, reason },
  }))
}

function presentProof(proof: Awaited<ReturnType<typeof lastProof>>) {
  return proof ? { at: proof.at.toISOString(), differences: proof.differences.length } : null
}
