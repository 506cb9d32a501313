import { isAllowedAddress } from '#/src/session/allowed-address.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'

interface SocialLink {
  readonly network: (typeof networks)[number]['resourceType']
  readonly name: string
  readonly address: string
}

/** Networks in the order of the footer; a resource of another type is none (requirements SYS-06). */
const networks = [
  { resourceType: 'FACEBOOK', name: 'Facebook' },
  { resourceType: 'TELEGRAM', name: 'Telegram' },
  { resourceType: 'YOUTUBE', name: 'YouTube' },
  { resourceType: 'INSTAGRAM', name: 'Instagram' },
] as const

/** A link to each network where the merchant has a resource, on a host that links may lead to. */
export function useSocialLinks(): readonly SocialLink[] {
  const { resources, linkHosts } = usePortalConfig().info
  return networks.flatMap(({ resourceType, name }) => {
    const address = resources.find((resource) => resource.resourceType === resourceType)?.address
    return address && isAllowedAddress(address, linkHosts) ? [{ network: resourceType, name, address }] : []
  })
}
