import type { SectionName, SettingsSections } from '@banyan/contract/system/settings.ts'
import type { AllowedHosts } from '#/platform/config/config.ts'
import { frameOrigin } from '#/platform/http/frame-origin.ts'
import type { MerchantSettings } from './merchant-settings.ts'

type HostsOf<Name extends SectionName> = (
  value: SettingsSections[Name],
  hosts: AllowedHosts,
) => readonly (readonly [readonly string[], readonly string[]])[]

/** For each section that holds addresses: the addresses, and the hosts that they may lead to. */
const checks: { readonly [Name in SectionName]?: HostsOf<Name> } = {
  customerService: ({ entries }, { links }) => [[entries.map((entry) => entry.address), links]],
  brand: (brand, { links, images, games }) => [
    [brand.resources.map((resource) => resource.address), links],
    [brand.imageCDNs, images],
    [brand.launchGameCDNs, games],
    [brand.analytics ? [brand.analytics] : [], images],
  ],
  banners: ({ list }, { links, images }) => [
    [list.flatMap(({ linkageType, url }) => (linkageType === 'EXTERNAL' ? [url] : [])), links],
    [list.flatMap(({ imageUrl }) => (imageUrl.startsWith('/') ? [] : [imageUrl])), images],
  ],
}

/** Whether every address in a section's value leads to a host that the environment allows: settings never widen it. */
export function leadsToAllowedHosts<Name extends SectionName>(
  section: Name,
  value: SettingsSections[Name],
  hosts: AllowedHosts,
): boolean {
  const check = checks[section] as HostsOf<Name> | undefined
  return (check?.(value, hosts) ?? []).every(([addresses, allowed]) =>
    addresses.every((address) => leadsTo(address, allowed)),
  )
}

/** A list in the configuration holds 20. */
const mostAddresses = 20

/** Where games may lie: the addresses that the merchant chose, else all that the environment allows. */
export function gameCdns(settings: MerchantSettings, { games }: Pick<AllowedHosts, 'games'>): readonly string[] {
  const { launchGameCDNs } = settings.current('brand')
  return launchGameCDNs.length > 0 ? launchGameCDNs : games.slice(0, mostAddresses).map(frameOrigin)
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
