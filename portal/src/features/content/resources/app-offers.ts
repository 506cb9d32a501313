import { isAllowedAddress } from '#/src/session/allowed-address.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'

/** The apps that a merchant may have, in the order shown (requirements SYS-06). */
const apps = ['ios', 'android', 'lite'] as const
export type AppKind = (typeof apps)[number]

/** An app with the address that it is downloaded from. */
export interface AppOffer {
  readonly kind: AppKind
  readonly address: string
}

/** An offer for each app where the merchant has a resource, on a host that links may lead to. */
export function useAppOffers(): readonly AppOffer[] {
  const { resources, linkHosts } = usePortalConfig().info
  return apps.flatMap((kind) => {
    const address = resources.find(({ resourceType }) => resourceType.toLowerCase() === kind)?.address
    return address && isAllowedAddress(address, linkHosts) ? [{ kind, address }] : []
  })
}
