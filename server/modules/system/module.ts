import type { Config } from '#/platform/config/config.ts'
import type { Database } from '#/platform/db/database.ts'
import type { BodyKeys } from '#/platform/keys/body-keys.ts'
import type { Module } from '#/platform/module.ts'
import { Refusal } from '#/platform/refusal.ts'
import { bodyKeyCall } from './calls/body-key.ts'
import { countriesCall } from './calls/countries.ts'
import { helpCenterCall } from './calls/help-center.ts'
import { merchantCalls } from './calls/merchant-calls.ts'
import { systemBannersCall } from './calls/system-banners.ts'
import { systemConfigCall } from './calls/system-config.ts'
import { systemStatusCall } from './calls/system-status.ts'
import { type CountryOfAddress, openCountries } from './country-of-address.ts'
import { firstScreen } from './home-paths.ts'
import { parkedEventBindings } from './operator-calls/parked-events.ts'
import { type SettingsParts, settingsBindings } from './operator-calls/settings.ts'
import { settingsFormBindings } from './operator-calls/settings-forms.ts'
import { consoleStart } from './use-cases/console-start.ts'
import { isPage } from './use-cases/is-page.ts'
import { portalConfig } from './use-cases/portal-config.ts'
import { portalStatus } from './use-cases/portal-status.ts'
import { settingsTopic } from './use-cases/settings-topic.ts'
import { settingsVersion } from './use-cases/settings-versions.ts'
import { webManifest } from './use-cases/web-manifest.ts'

const refusals = { maintenance: 'in_maintenance', region: 'region_blocked' } as const

interface Parts extends SettingsParts {
  readonly config: Pick<Config, 'merchantCode' | 'hosts' | 'publicUrl'>
  readonly keys: { readonly customerService: Uint8Array; readonly bodies: BodyKeys }
  readonly database: Database
  readonly now: () => Date
  /** Folder of the gallery, which only the demo and tests have. */
  readonly galleryFolder?: string | undefined
}

/** What higher modules and the ports are built with. */
interface Offers {
  readonly countryOf: CountryOfAddress
  /** What the portal's and the console's documents carry. */
  configFor(address: string): ReturnType<typeof portalConfig>
  settingsVersion(): number
  consoleStart(): ReturnType<typeof consoleStart>
  manifest(): ReturnType<typeof webManifest>
  isOpenTo(address: string): boolean
  /** Whether the portal has a page at this path now. */
  isPage(path: string): boolean
  /** Refuses clients to whom the portal is closed. */
  admit(address: string): void
}

/** Wires the module: its calls, what documents carry, and who is let in. */
export async function systemModule(given: Parts): Promise<Module<Offers>> {
  const { config, settings, keys, database, now, galleryFolder } = given
  const countryOf = await openCountries()
  const demo = galleryFolder !== undefined
  const parts = { ...config, settings, countryOf, now, customerServiceKey: keys.customerService, demo }
  return {
    name: 'system',
    calls: [
      systemConfigCall(parts),
      systemStatusCall(parts),
      systemBannersCall(settings, database.db),
      helpCenterCall({ settings, config }),
      bodyKeyCall(keys.bodies),
      countriesCall(settings),
      ...merchantCalls(settings),
    ],
    operatorCalls: [
      ...settingsBindings(given),
      ...settingsFormBindings(database, settings, config),
      ...parkedEventBindings(database),
    ],
    firstScreen,
    topics: [settingsTopic(settings, now)],
    offers: {
      countryOf,
      configFor: (address) => portalConfig(parts, address),
      settingsVersion: () => settingsVersion(settings, now()),
      consoleStart: () => consoleStart(config.merchantCode, settings),
      manifest: () => webManifest(settings),
      isOpenTo: (address) => portalStatus(parts, address).reason === 'open',
      isPage: (path) => isPage(settings, demo, path),
      admit(address) {
        const { reason } = portalStatus(parts, address)
        if (reason !== 'open') throw new Refusal(refusals[reason])
      },
    },
  }
}
