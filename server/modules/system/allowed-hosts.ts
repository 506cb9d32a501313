import type { AllowedHosts } from '#/platform/config/config.ts'
import { frameOrigin } from '#/platform/pages/frame-origin.ts'
import type { NamedAddresses } from '#/platform/settings/section.ts'
import type { MerchantSettings } from './merchant-settings.ts'

/** An address whose host the environment does not allow. */
interface RefusedHost {
  /** JSON pointer within the value. */
  readonly path: string
  /** The hosts that are allowed there; empty where there is none. */
  readonly allowed: readonly string[]
}

/** Where in a value of settings there are addresses whose hosts the environment does not allow: settings never widen it. */
export function refusedHosts(value: object, named: NamedAddresses, hosts: AllowedHosts): RefusedHost[] {
  const kinds = Object.entries(named) as [keyof NamedAddresses, readonly string[]][]
  return kinds.flatMap(([kind, addresses]) => {
    const refused = new Set(addresses.filter((address) => !leadsTo(address, hosts[kind])))
    return pathsOf(value, refused).map((path) => ({ path, allowed: hosts[kind] }))
  })
}

/** Where one of these texts stands. */
function pathsOf(value: unknown, texts: ReadonlySet<string>, path = ''): string[] {
  if (typeof value === 'string') return texts.has(value) ? [path] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => pathsOf(part, texts, `${path}/${name}`))
}

/** A list in the configuration holds 20. */
const mostAddresses = 20

/** Where games may lie: the addresses that the merchant chose, else all that the environment allows. */
export function gameCdns(settings: MerchantSettings, { games }: Pick<AllowedHosts, 'games'>): readonly string[] {
  const { launchGameCDNs } = settings.current('brand')
  return launchGameCDNs.length > 0 ? launchGameCDNs : games.slice(0, mostAddresses).map(frameOrigin)
}

/** By what links of rich texts are judged. */
export interface LinkParts {
  readonly settings: MerchantSettings
  readonly config: { readonly hosts: Pick<AllowedHosts, 'links'>; readonly publicUrl: URL }
}

/** Whether links of rich texts may lead to an address: of the portal, of the brand's domains, or of LINK_HOSTS. */
export function mayLinkTo({ settings, config: { hosts, publicUrl } }: LinkParts): (address: string) => boolean {
  const { mainDomain, domains } = settings.current('brand')
  const allowed = [...hosts.links, publicUrl.host, mainDomain, ...domains]
  return (address) => leadsTo(address, allowed)
}

/**
 * Whether an address leads to one of these hosts, by https and without credentials: the portal shows no other. Plain
 * http leads to an origin that stands there as one, which is on this machine.
 */
export function leadsTo(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, host, origin, username, password } = new URL(address)
  const isThere = protocol === 'https:' ? hosts.includes(host) : protocol === 'http:' && hosts.includes(origin)
  return isThere && username + password === ''
}
