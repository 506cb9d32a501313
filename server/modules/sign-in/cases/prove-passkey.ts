import type { Asker } from '#/modules/verification/asker.ts'
import { Refusal } from '#/platform/refusal.ts'
import { notePasskeyUse, passkeyOfCredential } from '../store/passkeys.ts'
import { type PasskeyParts, takenChallenge } from './add-passkey.ts'
import { provenUse } from './passkey-proof.ts'

interface ShownPasskey {
  readonly id: string
  readonly clientDataJSON: string
  readonly authenticatorData: string
  readonly signature: string
  readonly userHandle?: string | undefined
}

export interface ProvePasskeyParts extends PasskeyParts {
  /** Hears of a passkey whose count went back: somebody may have copied it. */
  onCountBack(accountId: bigint): void
}

/** The account whose passkey has signed a challenge of this browser; refuses everything else alike. */
export async function provePasskey(parts: ProvePasskeyParts, shown: ShownPasskey, asker: Asker): Promise<bigint> {
  const { database, site, onCountBack } = parts
  const challenge = await takenChallenge(parts, shown.clientDataJSON, { asker: asker.key })
  const credentialId = Buffer.from(shown.id, 'base64url')
  const known = await passkeyOfCredential(database.db, credentialId)
  const isOwn = known && (shown.userHandle === undefined || shown.userHandle === known.userHandle)
  const use = isOwn ? await provenUse(site, challenge, known.publicKey, shown) : undefined
  if (!known || !use) throw new Refusal('passkey_refused')
  const hasRisen = await database.transaction((tx) => notePasskeyUse(tx, credentialId, use))
  if (hasRisen) return known.accountId
  // One that was removed meanwhile has no count any longer.
  if (await passkeyOfCredential(database.db, credentialId)) onCountBack(known.accountId)
  throw new Refusal('passkey_refused')
}
