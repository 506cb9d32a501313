import { leadsTo } from '#/modules/system/allowed-hosts.ts'
import { Refusal } from '#/platform/refusal.ts'

interface AllowedAddresses {
  /** Addresses at which the merchant lets games lie. */
  readonly cdns: readonly string[]
  /** Hosts of the environment, which the document's policy names. */
  readonly hosts: readonly string[]
}

/** The address that a vendor answered, where the merchant lets games lie at its origin (requirements PLAY-03). */
export function gameAddress(url: string | undefined, { cdns, hosts }: AllowedAddresses): string {
  if (url === undefined || !leadsTo(url, hosts)) throw new Refusal('game_address_invalid')
  const { origin } = new URL(url)
  if (!cdns.some((cdn) => new URL(cdn).origin === origin)) throw new Refusal('game_address_invalid')
  return url
}
