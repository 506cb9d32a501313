import type { PortalConfig } from '@banyan/contract/system/config.ts'
import type { AllowedHosts } from '#/platform/config/config.ts'
import { seal } from '#/platform/keys/seal.ts'
import { gameCdns } from '../allowed-hosts.ts'
import { closesInMs, maintenanceAt } from '../maintenance.ts'
import { merchantCurrency } from '../merchant.ts'
import { isBlocked, type StatusParts } from './portal-status.ts'
import { registerFields } from './register-fields.ts'
import { settingsVersions } from './settings-versions.ts'

export interface PortalConfigParts extends StatusParts {
  readonly merchantCode: string
  readonly hosts: AllowedHosts
  readonly publicUrl: URL
  /** 32 bytes under which addresses of customer service travel. */
  readonly customerServiceKey: Uint8Array
  /** Whether this is a demo, which shows pages of its own. */
  readonly demo: boolean
}

/** What the portal knows before anything else, for a client at `address` (requirements SYS-01). */
export function portalConfig(parts: PortalConfigParts, address: string): PortalConfig {
  const { settings, customerServiceKey } = parts
  const now = parts.now()
  const brand = settings.current('brand')
  const { offered, followBrowser } = settings.current('languages')
  return {
    merchant: { code: parts.merchantCode, name: brand.name },
    currency: { ...merchantCurrency },
    languages: offered,
    demo: parts.demo,
    slowLoadSeconds: settings.current('pageLoad').slowAfterSeconds,
    followBrowser,
    info: {
      customerService: settings.current('customerService').entries.map(({ csType, title, address: path }) => ({
        csType,
        title,
        path: seal(customerServiceKey, Buffer.from(path), '').toString('base64url'),
      })),
      customerServiceKey: Buffer.from(customerServiceKey).toString('base64url'),
      linkHosts: [...parts.hosts.links],
      domainRoute: brand.domains,
      passkeyHost: parts.publicUrl.hostname,
      passkeyDomains: settings.current('passkeys').domains,
      resources: brand.resources,
      whitelabel: settings.current('whitelabel'),
      register: registerFields(settings),
      smsRoute: settings.current('sms').route,
      mainDomain: brand.mainDomain,
      analytics: brand.analytics,
      imageCDNs: brand.imageCDNs,
      launchGameCDNs: [...gameCdns(settings, parts.hosts)],
    },
    location: { ip: address },
    maintenance: maintenanceAt(settings, now),
    closesInSeconds: secondsUntil(closesInMs(settings, now)),
    regionRestriction: isBlocked(settings, parts.countryOf, address),
    settings: settingsVersions(settings, now),
  }
}

/** Beyond a day a page looks again. */
const longestSpanSeconds = 86_400

function secondsUntil(ms: number | null): number | null {
  return ms === null ? null : Math.min(longestSpanSeconds, Math.ceil(ms / 1_000))
}
