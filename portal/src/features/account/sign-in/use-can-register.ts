import { registrationWays } from '@banyan/rules/fields/registration-ways.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'

/** Whether the merchant lets anybody register, in whichever way. */
export function useCanRegister(): boolean {
  const { username, mobile } = registrationWays(usePortalConfig().info.whitelabel)
  return username || mobile
}
