import type { BodyOf, ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'

type Made = Omit<BodyOf<Calls['addPasskey']>, 'name'>
type Transport = Made['transports'][number]

/** As long as the server keeps its challenge. */
const patienceMs = 300_000

const knownTransports: readonly string[] = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']

/** Lets the browser make a passkey of these options; its owner must show that they are there. */
export async function makePasskey(options: ValueOf<Calls['passkeyOptions']>): Promise<Made> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { challenge, rp, user, excludeCredentials } = options
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge,
      rp,
      user,
      // Ed25519, P-256 and RSA, as the server checks them.
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' as const })),
      timeout: patienceMs,
      attestation: 'none',
      excludeCredentials: excludeCredentials.map((each) => ({ id: each, type: 'public-key' as const })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    },
  })
  const { clientDataJSON, attestationObject, transports = [] } = response
  const isKnown = (transport: string): transport is Transport => knownTransports.includes(transport)
  return { id, clientDataJSON, attestationObject, transports: transports.filter(isKnown) }
}
