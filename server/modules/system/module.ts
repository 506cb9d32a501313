import type { Config } from '#/platform/config/config.ts'
import type { Db } from '#/platform/db/handles.ts'
import type { BodyKeys } from '#/platform/keys/body-keys.ts'
import { Refusal } from '#/platform/refusal.ts'
import { bodyKeyCall } from './calls/body-key.ts'
import { countriesCall } from './calls/countries.ts'
import { helpCenterCall } from './calls/help-center.ts'
import { merchantCalls } from './calls/merchant-calls.ts'
import { systemBannersCall } from './calls/system-banners.ts'
import { systemConfigCall } from './calls/system-config.ts'
import { systemStatusCall } from './calls/system-status.ts'
import { consoleStart } from './cases/console-start.ts'
import { portalConfig } from './cases/portal-config.ts'
import { portalStatus } from './cases/portal-status.ts'
import { webManifest } from './cases/web-manifest.ts'
import { openCountries } from './country-of-address.ts'
import { firstScreen } from './first-screen.ts'
import type { MerchantSettings } from './merchant-settings.ts'

const refusals = { maintenance: 'in_maintenance', region: 'region_blocked' } as const

/** Wires the module: its calls, what the portal's document carries, and who is let in. */
export async function systemModule(
  config: Pick<Config, 'merchantCode' | 'hosts'>,
  settings: MerchantSettings,
  keys: { readonly customerService: Uint8Array; readonly bodies: BodyKeys },
  db: Db,
  demo: boolean,
) {
  const countryOf = await openCountries()
  const parts = { ...config, settings, countryOf, customerServiceKey: keys.customerService, demo }
  return {
    calls: [
      systemConfigCall(parts),
      systemStatusCall(settings, countryOf),
      systemBannersCall(settings, db),
      helpCenterCall(settings),
      bodyKeyCall(keys.bodies),
      countriesCall(settings),
      ...merchantCalls(settings),
    ],
    firstScreen,
    configFor: (address: string) => portalConfig(parts, address),
    consoleStart: () => consoleStart(config.merchantCode, settings),
    manifest: () => webManifest(settings),
    isOpenTo: (address: string) => portalStatus(settings, countryOf, address).reason === 'open',
    /** Refuses clients to whom the portal is closed. */
    admit(address: string): void {
      const { reason } = portalStatus(settings, countryOf, address)
      if (reason !== 'open') throw new Refusal(refusals[reason])
    },
  }
}
