import type { SectionName, SettingsSections } from '@banyan/contract/system/settings.ts'
import { demoSettings } from '#/demo/demo-settings.ts'
import type { Definitions } from '#/platform/settings/section.ts'
import { settingsDefinitions } from '#/settings-definitions.ts'

const merchantCode = 'banyan'
let demo: Definitions<SettingsSections> | undefined

/** The settings that a world starts with: a new merchant's, or the demo's as if nobody had changed them yet. */
export function merchantDefinitions(merchant: 'demo' | 'new' = 'demo'): Definitions<SettingsSections> {
  if (merchant === 'new') return settingsDefinitions(merchantCode)
  demo ??= demoDefinitions()
  return demo
}

function demoDefinitions(): Definitions<SettingsSections> {
  const values: Partial<SettingsSections> = demoSettings()
  const sections = Object.entries(settingsDefinitions(merchantCode)).map(([name, definition]) => [
    name,
    { ...definition, initial: values[name as SectionName] ?? definition.initial },
  ])
  return Object.fromEntries(sections)
}
