import type { MerchantSettings } from './merchant-settings.ts'

/**
 * Origins whose pages may sign members in with passkeys: the public address, to which each passkey belongs, and the hosts
 * that two operators allowed, as related origins (WebAuthn section 5.11). The brand's own list of mirrors takes one operator.
 */
export function passkeyOrigins(settings: MerchantSettings, publicUrl: URL): string[] {
  const { domains } = settings.current('passkeys')
  return [...new Set([publicUrl.origin, ...domains.map((host) => `https://${host}`)])]
}
