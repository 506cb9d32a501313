import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import { passkeyOrigins } from '#/modules/system/passkey-origins.ts'
import { once } from '#/platform/concurrency/once.ts'
import { strictJson } from '#/platform/text/strict-json.ts'

// A tenth of a second of loading that no start has to pay.
const library = once(() => import('@simplewebauthn/server'))
const helpers = once(() => import('@simplewebauthn/server/helpers'))

/** Where passkeys belong: the portal's host, and the origins that may use its passkeys. */
export interface PasskeySite {
  origins(): string[]
  readonly rpId: string
}

export function passkeySite(settings: MerchantSettings, publicUrl: URL): PasskeySite {
  return { origins: () => passkeyOrigins(settings, publicUrl), rpId: publicUrl.hostname }
}

/** ES256, RS256 and EdDSA: what every authenticator of today can. */
const algorithms = [-7, -257, -8]

/** What a browser has signed, or had signed, for; undefined where that can't be read, or a frame of another site asked. */
export function challengeOf(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = strictJson(Buffer.from(clientDataJSON, 'base64url').toString())
    if (typeof data !== 'object' || data === null || !('challenge' in data)) return undefined
    const isFramed = 'crossOrigin' in data && data.crossOrigin === true
    return typeof data.challenge === 'string' && !isFramed ? data.challenge : undefined
  } catch {
    return undefined
  }
}

interface MadeCredential {
  readonly id: string
  readonly clientDataJSON: string
  readonly attestationObject: string
}

export interface ProvenCredential {
  readonly publicKey: Uint8Array
  readonly signCount: bigint
  readonly isBackedUp: boolean
}

/** What a passkey that was made for this challenge is known by; undefined where anything about it is not as it must be. */
export async function verifyCredential(
  { origins, rpId }: PasskeySite,
  challenge: string,
  { id, clientDataJSON, attestationObject }: MadeCredential,
): Promise<ProvenCredential | undefined> {
  const { verifyRegistrationResponse } = await library()
  try {
    if (!(await isWithoutMaker(attestationObject))) return undefined
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: challenge,
      expectedOrigin: origins(),
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    if (registrationInfo?.credential.id !== id) return undefined
    const { credential, credentialBackedUp } = registrationInfo
    return { publicKey: credential.publicKey, signCount: BigInt(credential.counter), isBackedUp: credentialBackedUp }
  } catch {
    return undefined
  }
}

/**
 * Whether no certificate says who made the authenticator: we ask for none, and to check one the library would fetch
 * whatever address it names (reliability goal API7).
 */
async function isWithoutMaker(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await helpers()
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')))
  const format = decoded.get('fmt')
  return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined)
}

interface ShownSignature {
  readonly id: string
  readonly clientDataJSON: string
  readonly authenticatorData: string
  readonly signature: string
}

/** What a signature of this challenge tells of its passkey; undefined where anything about it is not as it must be. */
export async function verifyUse(
  { origins, rpId }: PasskeySite,
  challenge: string,
  publicKey: Uint8Array,
  { id, ...response }: ShownSignature,
): Promise<Omit<ProvenCredential, 'publicKey'> | undefined> {
  const { verifyAuthenticationResponse } = await library()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: challenge,
      expectedOrigin: origins(),
      expectedRPID: rpId,
      requireUserVerification: true,
      // The count is compared where it is kept, so that of two uses at once one counts, and one going back is noticed.
      credential: { id, publicKey: new Uint8Array(publicKey), counter: 0 },
    })
    if (!verified) return undefined
    const { newCounter, credentialBackedUp } = authenticationInfo
    return { signCount: BigInt(newCounter), isBackedUp: credentialBackedUp }
  } catch {
    return undefined
  }
}
