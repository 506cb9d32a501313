import type { AllowedHosts } from '#/platform/config/config.ts'
import { frameOrigin } from '#/platform/pages/frame-origin.ts'
import type { NamedAddresses } from '#/platform/settings/section.ts'
import type { MerchantSettings } from './merchant-settings.ts'

/** Whether every one of these addresses leads to a host that the environment allows: settings never widen it. */
export function leadsToAllowedHosts(named: NamedAddresses, hosts: AllowedHosts): boolean {
  const kinds = Object.entries(named) as [keyof NamedAddresses, readonly string[]][]
  return kinds.every(([kind, addresses]) => addresses.every((address) => leadsTo(address, hosts[kind])))
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
