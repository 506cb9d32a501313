import type { MerchantSettings } from './merchant-settings.ts'

/**
 * Origins under which the brand serves this portal: its public address, then its main domain and its mirrors. A passkey
 * belongs to the first; the others may use it as related origins (WebAuthn section 5.11).
 */
export function portalOrigins(settings: MerchantSettings, publicUrl: URL): string[] {
  const { mainDomain, domains } = settings.current('brand')
  const hosts = [mainDomain, ...domains].filter((host) => host !== '')
  return [...new Set([publicUrl.origin, ...hosts.map((host) => `https://${host}`)])]
}
