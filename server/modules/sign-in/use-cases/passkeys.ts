import { lockAccounts } from '#/modules/accounts/accounts.ts'
import { holdFor } from '#/modules/accounts/holds.ts'
import type { Asker } from '#/modules/verification/asker.ts'
import { hashOfSecret } from '#/platform/crypto/hash-of-secret.ts'
import { newSecret } from '#/platform/crypto/new-secret.ts'
import type { Database } from '#/platform/db/database.ts'
import { Refusal } from '#/platform/refusal.ts'
import { type ChallengeOwner, insertPasskeyChallenge, takePasskeyChallenge } from '../store/passkey-challenges.ts'
import { insertPasskey, notePasskeyUse, passkeyOfCredential, passkeysOf } from '../store/passkeys.ts'
import { heldAfterFactorSeconds } from './member-authenticator.ts'
import { challengeOf, type PasskeySite, verifyCredential, verifyUse } from './passkey-proof.ts'

/** 256 bits. */
const challengeBytes = 32
const passkeysAtMost = 10
/** In bytes (WebAuthn section 5.4.3). */
const longestCredentialId = 1023

export interface PasskeyParts {
  readonly database: Database
  readonly site: PasskeySite
}

/** What a passkey is to sign, good once. */
export async function newPasskeyChallenge({ database }: PasskeyParts, owner: ChallengeOwner): Promise<string> {
  const challenge = newSecret(challengeBytes)
  await database.transaction((tx) => insertPasskeyChallenge(tx, hashOfSecret(challenge), owner))
  return challenge
}

/** The challenge that was signed for, now used up; refuses what is none of this one's. */
async function consumeChallenge(
  { database }: PasskeyParts,
  clientDataJSON: string,
  owner: ChallengeOwner,
): Promise<string> {
  const challenge = challengeOf(clientDataJSON)
  // It commits before any refusal: whatever is wrong with the rest, no challenge is tried twice.
  const isTaken =
    challenge !== undefined &&
    (await database.transaction((tx) => takePasskeyChallenge(tx, hashOfSecret(challenge), owner)))
  if (!isTaken) throw new Refusal('passkey_refused')
  return challenge
}

/** Refuses an account that has as many passkeys as it may have; answers those that it has. */
export async function passkeysWithRoom(db: Database['db'], accountId: bigint) {
  const passkeys = await passkeysOf(db, accountId)
  if (passkeys.length >= passkeysAtMost) throw new Refusal('too_many_passkeys')
  return passkeys
}

interface MadePasskey {
  readonly name: string
  readonly id: string
  readonly clientDataJSON: string
  readonly attestationObject: string
  readonly transports: readonly string[]
}

/** Adds a passkey that was made for a challenge of the account; money goes out a day later. Answers its public id. */
export async function addPasskey(parts: PasskeyParts, accountId: bigint, made: MadePasskey): Promise<string> {
  const challenge = await consumeChallenge(parts, made.clientDataJSON, { accountId })
  const credentialId = Buffer.from(made.id, 'base64url')
  const proven = await verifyCredential(parts.site, challenge, made)
  if (!proven || credentialId.length > longestCredentialId) throw new Refusal('passkey_refused')
  return await parts.database.transaction(async (tx) => {
    await lockAccounts(tx, [accountId])
    await passkeysWithRoom(tx, accountId)
    const transports = [...new Set(made.transports)].join(',')
    const publicId = await insertPasskey(tx, { ...proven, accountId, credentialId, transports, name: made.name })
    if (publicId === undefined) throw new Refusal('passkey_refused')
    await holdFor(tx, accountId, 'money_out', heldAfterFactorSeconds)
    return publicId
  })
}

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
  const challenge = await consumeChallenge(parts, shown.clientDataJSON, { asker: asker.key })
  const credentialId = Buffer.from(shown.id, 'base64url')
  const known = await passkeyOfCredential(database.db, credentialId)
  const isOwn = known && (shown.userHandle === undefined || shown.userHandle === known.userHandle)
  const use = isOwn ? await verifyUse(site, challenge, known.publicKey, shown) : undefined
  if (!known || !use) throw new Refusal('passkey_refused')
  const hasRisen = await database.transaction((tx) => notePasskeyUse(tx, credentialId, use))
  if (hasRisen) return known.accountId
  // One that was removed meanwhile has no count any longer.
  if (await passkeyOfCredential(database.db, credentialId)) onCountBack(known.accountId)
  throw new Refusal('passkey_refused')
}
