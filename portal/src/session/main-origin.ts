import { portalConfig } from './portal-config.ts'

/** Origin of links that leave the page: the merchant's main domain, or this host where none is set (requirements SYS-26). */
export function mainOrigin(): string {
  const { mainDomain } = portalConfig().info
  return mainDomain ? `https://${mainDomain}` : location.origin
}
