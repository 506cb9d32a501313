import type { PortalConfig } from '@banyan/contract/system/config.ts'

/** How a forgotten password can be set anew (requirements SYS-07); where neither is on, nothing leads there. */
export function forgottenWays({ flags }: PortalConfig['info']['whitelabel']): { email: boolean; mobile: boolean } {
  return { email: flags.CHNGPASSMAIL3, mobile: flags.CHNGPASSVERIF3 }
}
