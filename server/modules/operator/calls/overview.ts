import { operatorCalls } from '@banyan/contract/operator/operator-calls.ts'
import { lastProof } from '#/ledger/prove-book.ts'
import { maintenanceAt } from '#/modules/system/maintenance.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { Config } from '#/platform/config/config.ts'
import type { Database } from '#/platform/db/database.ts'
import { bind } from '#/platform/http/bind.ts'
import { productVersion } from '#/platform/product-version.ts'

export interface OverviewParts {
  readonly database: Database
  readonly settings: MerchantSettings
  readonly config: Pick<Config, 'publicUrl'>
  readonly now: () => Date
  isReady(): Promise<boolean>
}

export function overviewCall({ database, settings, config, now, isReady }: OverviewParts) {
  return bind(operatorCalls.operatorOverview, async () => ({
    lastProof: presentProof(await lastProof(database.db)),
    version: productVersion,
    engine: database.engine,
    isReady: await isReady(),
    portal: {
      address: config.publicUrl.origin,
      inMaintenance: maintenanceAt(settings, now()) !== null,
      deniedRegions: settings.current('regions').denied.length,
    },
  }))
}

function presentProof(proof: Awaited<ReturnType<typeof lastProof>>) {
  return proof ? { at: proof.at.toISOString(), differences: proof.differences.length } : null
}
