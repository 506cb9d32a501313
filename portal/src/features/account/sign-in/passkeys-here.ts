import { portalConfig } from '#/src/session/portal-config.ts'

/** `getClientCapabilities` of WebAuthn level 3; TypeScript's library does not know it yet. */
interface Capable {
  getClientCapabilities?(): Promise<Readonly<Record<string, boolean>>>
}

/** Whether this browser asks /.well-known/webauthn under which other hosts a passkey may be used; known shortly after loading. */
let usesRelatedOrigins = false
const capabilities = (globalThis.PublicKeyCredential as Capable | undefined)?.getClientCapabilities?.()
capabilities?.then(
  ({ relatedOrigins = false }) => {
    usesRelatedOrigins = relatedOrigins
  },
  // A browser that does not say has none.
  () => undefined,
)

/**
 * Whether this browser can hold and show passkeys here: on https, at the host that they belong to, or at one of
 * the merchant's mirrors that lies below it or whose browser knows related origins.
 */
export function canUsePasskeys({ hostname: host, isRelated = usesRelatedOrigins } = here()): boolean {
  if (typeof globalThis.PublicKeyCredential !== 'function') return false
  const { passkeyHost, passkeyDomains } = portalConfig().info
  if (host === passkeyHost) return true
  return passkeyDomains.includes(host) && (isRelated || host.endsWith(`.${passkeyHost}`))
}

const here = (): { hostname: string; isRelated?: boolean } => ({ hostname: location.hostname })
