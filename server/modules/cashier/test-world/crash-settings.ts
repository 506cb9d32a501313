import type { SectionName, SettingsSections } from '@banyan/contract/system/settings.ts'
import type { Database } from '#/platform/db/database.ts'
import { Settings } from '#/platform/settings/settings.ts'
import { settingsDefinitions } from '#/settings-definitions.ts'
import { cashier } from './deposit-world.ts'
import { withdrawalSettings } from './withdrawal-world.ts'

/** The vendor that keeps members' money itself. */
export const keeperCode = 'KEEPER'

/** Settings on which members pay in and out all day, each withdrawal in several payouts, and nobody has to approve. */
export async function keepCrashSettings(database: Database): Promise<void> {
  await using settings = await Settings.open(database, settingsDefinitions('banyan'), () => {})
  const set = async <Name extends SectionName>(name: Name, value: SettingsSections[Name]) =>
    void (await settings.change(name, settings.section(name).version, value, 'the test'))
  const channels = cashier.channels
    .filter(({ id }) => id === 'VIETQR')
    .map((qr) => ({ ...qr, bonusPpm: 0, turnover: 0, minutes: 1_440 }))
  await set('cashier', { ...cashier, channels, openAtMost: 20, unpaidPerHour: 100, checksNames: false })
  await set('withdrawals', {
    ...withdrawalSettings,
    ...{ countPerDay: 100, sumPerDay: '9000000000.00', legLeast: '100000.00', legMost: '1000000.00' },
    ...{ scoreAtMost: 1_000, approvedAutomatically: '300000000.00', velocityOrders: 100 },
    ...{ velocitySum: '9000000000.00', reminders: [10] },
  })
  const amounts = { least: '50000.00', most: '1000000.00', sumPerDay: '500000000.00' }
  await set('treeTransfers', { upline: true, downline: 'direct', ...amounts, turnover: 0 })
  const keeper = { vendor: keeperCode, name: 'Keeper', mode: 'transfer', unit: 1, least: '1000.00' } as const
  await set('vendorWallets', { vendors: [keeper] })
  await set('limits', { readsPerMinute: 1_000_000, writesPerMinute: 1_000_000 })
  await set('stepUp', { ...settings.section('stepUp').value, enabled: false })
}
