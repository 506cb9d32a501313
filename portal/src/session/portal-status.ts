import type { PortalConfig } from '@banyan/contract/system/config.ts'

/** Spec section 4: 0 open, 1 in maintenance, 2 blocked region. */
export type PortalStatus = 0 | 1 | 2

/** Whether the portal is open to this visitor; maintenance comes before a blocked region. */
export function portalStatus({ maintenance, regionRestriction }: PortalConfig): PortalStatus {
  if (maintenance) return 1
  return regionRestriction ? 2 : 0
}
