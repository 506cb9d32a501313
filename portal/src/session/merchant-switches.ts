import type { PortalConfig } from '@banyan/contract/system/config.ts'

/** Entries of the merchant's tree that the portal asks about (requirements SYS-07). */
type Switch = 'FREE_PLAY' | 'VERIFICATION_LOGIN'

/** On only where the tree has the entry with `enabled` '1'. */
export function isSwitchedOn({ tree }: PortalConfig['info']['whitelabel'], modId: Switch): boolean {
  return tree.some((entry) => entry.modId === modId && entry.enabled === '1')
}
