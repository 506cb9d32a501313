import type { CallDefinition } from '@banyan/contract/call.ts'
import { signatureHeaders } from '@banyan/contract/vendor/signature.ts'

type Scheme =
  | { type: 'apiKey'; in: 'header' | 'cookie'; name: string; description?: string }
  | { type: 'http'; scheme: 'bearer'; description: string }

/** Security schemes of one port's OpenAPI document, by name. */
export type SecuritySchemes = Record<string, Scheme>
/** OpenAPI's `security`: each entry alone is enough, all schemes of one entry are needed together. */
type Security = readonly Readonly<Record<string, readonly never[]>>[]

function inHeader(name: string, description: string): Scheme {
  return { type: 'apiKey', in: 'header', name, description }
}

const pairToken = inHeader('token', "HMAC of the cookie's session, from the call that signs in; it protects from CSRF")

/** Schemes of the portal's port: a browser's pair of cookie and token, or an app's session in `authorization`. */
export const portalSchemes = (cookie: string): SecuritySchemes => ({
  sessionCookie: { type: 'apiKey', in: 'cookie', name: cookie },
  sessionToken: pairToken,
  appSession: { type: 'http', scheme: 'bearer', description: "An app's session; never from a page" },
})

/** Schemes of the operators' port: the console's pair of cookie and token, or the operator key. */
export const operatorSchemes = (cookie: string): SecuritySchemes => ({
  operatorCookie: { type: 'apiKey', in: 'cookie', name: cookie },
  operatorToken: pairToken,
  operatorKey: { type: 'http', scheme: 'bearer', description: 'The operator key of the server' },
})

/** Schemes of the vendors' port: the four headers of contract/vendor/signature.ts, always together. */
export const vendorSchemes = {
  vendorCode: inHeader(signatureHeaders.vendor, 'Vendor code'),
  vendorKey: inHeader(signatureHeaders.key, "Id of one of the vendor's keys"),
  vendorTime: inHeader(signatureHeaders.time, 'Unix seconds; at most 120 from our clock'),
  vendorSignature: inHeader(
    signatureHeaders.signature,
    'HMAC-SHA-256 in hex of vendor code, method, path, time and body, a line each',
  ),
} satisfies SecuritySchemes

const operatorSecurity: Security = [{ operatorCookie: [], operatorToken: [] }, { operatorKey: [] }]
const portalSecurity: Security = [{ sessionCookie: [], sessionToken: [] }, { appSession: [] }]
export const vendorSecurity: Security = [{ vendorCode: [], vendorKey: [], vendorTime: [], vendorSignature: [] }]

/** What a call of the contract asks for: empty for an open call, with `{}` as one way where a session is optional. */
export function securityOf({ callers, token }: CallDefinition): Security {
  if (token === 'none') return []
  const security = callers.includes('operator') ? operatorSecurity : portalSecurity
  return token === 'optional' ? [...security, {}] : security
}
