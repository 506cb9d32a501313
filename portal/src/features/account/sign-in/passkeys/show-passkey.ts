import type { BodyOf, ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'

/** As long as the server keeps its challenge. */
const patienceMs = 300_000

/** Lets the browser show one of its passkeys for this challenge; its owner chooses which. */
export async function showPasskey({
  challenge,
  rpId,
}: ValueOf<Calls['passkeyChallenge']>): Promise<Omit<BodyOf<Calls['passkeyLogin']>, 'entrance'>> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { id, response } = await startAuthentication({
    optionsJSON: { challenge, rpId, timeout: patienceMs, userVerification: 'required' },
  })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return { id, clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) }
}
