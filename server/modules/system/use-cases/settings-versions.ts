import { shownSections } from '@banyan/contract/system/settings.ts'
import { maintenanceAt } from '../maintenance.ts'
import type { MerchantSettings } from '../merchant-settings.ts'

/**
 * One version of all that pages show of the settings. It grows by two with each change, and by one when a planned
 * maintenance begins, which is no change. Every answer carries it.
 */
export function settingsVersion(settings: MerchantSettings, now: Date): number {
  let changes = 0
  for (const section of shownSections) changes += settings.section(section).version
  return 2 * changes + (maintenanceAt(settings, now) ? 1 : 0)
}

/** The same with the version of each section, by which a page finds out what has changed. */
export function settingsVersions(settings: MerchantSettings, now: Date) {
  const sections = Object.fromEntries(shownSections.map((name) => [name, settings.section(name).version]))
  return {
    version: settingsVersion(settings, now),
    sections: sections as Record<(typeof shownSections)[number], number>,
  }
}
