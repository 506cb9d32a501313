import type { PortalConfig } from '@banyan/contract/system/config.ts'

/** The ways to reset a password (requirements SYS-07). If both are off, no link leads there. */
export function forgottenWays({ flags }: PortalConfig['info']['whitelabel']): { email: boolean; mobile: boolean } {
  return { email: flags.CHNGPASSMAIL3, mobile: flags.CHNGPASSVERIF3 }
}
