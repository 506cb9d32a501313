import type { IconName } from '@banyan/ui/icon.tsx'
import { isAllowedAddress } from '#/src/session/allowed-address.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'

interface SocialLink {
  readonly name: string
  readonly icon: IconName
  readonly address: string
}

/** Networks in the order of the footer; a resource of another type is none (requirements SYS-06). */
const networks = [
  { resourceType: 'FACEBOOK', name: 'Facebook', icon: 'letter-f' },
  { resourceType: 'TELEGRAM', name: 'Telegram', icon: 'plane' },
  { resourceType: 'YOUTUBE', name: 'YouTube', icon: 'video' },
  { resourceType: 'INSTAGRAM', name: 'Instagram', icon: 'photo' },
] as const

/** A link to each network where the merchant has a resource, on a host that links may lead to. */
export function useSocialLinks(): readonly SocialLink[] {
  const { resources, linkHosts } = usePortalConfig().info
  return networks.flatMap(({ resourceType, name, icon }) => {
    const address = resources.find((resource) => resource.resourceType === resourceType)?.address
    return address && isAllowedAddress(address, linkHosts) ? [{ name, icon, address }] : []
  })
}
