import type { SettingsSections } from '@banyan/contract/system/settings.ts'
import { demoSettings } from '#/demo/demo-settings.ts'
import { once } from '#/platform/concurrency/once.ts'
import type { Definitions } from '#/platform/settings/section.ts'
import { settingsDefinitions } from '#/settings-definitions.ts'

const newMerchant = settingsDefinitions('banyan')
const demoMerchant = once(() => withInitial(newMerchant, demoSettings()))

/**
 * The settings that a world starts with: a new merchant's, or the demo's as if nobody had changed them yet. With lifted
 * limits nobody runs into one, and accounts of tests have nothing to prove themselves with once more.
 */
export function merchantDefinitions(
  merchant: 'demo' | 'new' = 'demo',
  liftLimits = true,
): Definitions<SettingsSections> {
  const definitions = merchant === 'new' ? newMerchant : demoMerchant()
  if (!liftLimits) return definitions
  return withInitial(definitions, {
    limits: { readsPerMinute: 1_000_000, writesPerMinute: 1_000_000 },
    stepUp: { ...definitions.stepUp.initial, enabled: false },
  })
}

function withInitial(
  definitions: Definitions<SettingsSections>,
  values: Partial<SettingsSections>,
): Definitions<SettingsSections> {
  const changed = Object.entries(values).map(([name, initial]) => [
    name,
    { ...definitions[name as keyof SettingsSections], initial },
  ])
  return { ...definitions, ...Object.fromEntries(changed) }
}
