import type { Database } from '#/platform/db/database.ts'
import { sectionsNeverSet, writeFirstValues } from '#/platform/settings/first-values.ts'
import type { DemoSection } from './demo-settings.ts'

const demoSections: readonly DemoSection[] = [
  'brand',
  'customerService',
  'whitelabel',
  'sms',
  'banners',
  'helpCenter',
  'cashier',
  'withdrawals',
  'treeTransfers',
  'vip',
]

/** Gives the demo's sections their values where nobody has set them, as in a database of an earlier version. */
export async function prepareSettings(database: Database): Promise<void> {
  const lacking = await sectionsNeverSet(database.db, demoSections)
  if (lacking.length === 0) return
  const { demoSettings } = await import('./demo-settings.ts')
  const values = demoSettings()
  await database.transaction((tx) =>
    writeFirstValues(tx, Object.fromEntries(lacking.map((name) => [name, values[name]])), 'demo'),
  )
}
