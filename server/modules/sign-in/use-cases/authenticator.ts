import { Secret, TOTP } from 'otpauth'
import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import { newSecretBytes } from '#/platform/crypto/new-secret.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { seal, unseal } from '#/platform/keys/seal.ts'
import { authenticatorOf, spendRecoveryCode, spendStep } from '../store/member-authenticators.ts'

/** RFC 6238 as every authenticator app knows it. */
const totp = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** 160 bits, the length of the hash (RFC 4226 section 4). */
const secretBytes = 20
/** Steps before and after the present one whose codes are taken: clocks of phones are a little off. */
const stepsOff = 1

/** A secret that nobody foresees. */
export function newAuthenticatorSecret(): Buffer {
  return newSecretBytes(secretBytes)
}

/** What an authenticator app is set up with; its QR code says the same. */
export function authenticatorAddress(secret: Uint8Array, issuer: string, username: string): string {
  return new TOTP({ ...totp, issuer, label: username, secret: secretOf(secret) }).toString()
}

/** The secret as somebody types it whose camera reads no QR code: base32. */
export function authenticatorSecretText(secret: Uint8Array): string {
  return secretOf(secret).base32
}

/** The step whose code this is, among those that count at `now`. */
export function stepOfCode(secret: Uint8Array, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const off = TOTP.validate({ ...totp, secret: secretOf(secret), token: code, timestamp, window: stepsOff })
  return off === null ? undefined : TOTP.counter({ period: totp.period, timestamp }) + off
}

/** The secret as the database keeps it: sealed, and bound to its account. */
export function sealAuthenticator(key: Uint8Array, accountId: bigint, secret: Uint8Array): Buffer {
  return seal(key, secret, boundTo(accountId))
}

export function openAuthenticator(key: Uint8Array, accountId: bigint, sealed: Uint8Array): Buffer {
  const secret = unseal(key, sealed, boundTo(accountId))
  if (!secret) throw new Error(`the authenticator of account ${accountId} was sealed under another key`)
  return secret
}

const boundTo = (accountId: bigint) => `authenticator of ${accountId}`

function secretOf(bytes: Uint8Array): Secret {
  return new Secret({ buffer: new Uint8Array(bytes).buffer })
}

/** Whether the authenticator of the account shows this code; it is used up. */
export async function proveByAuthenticator(
  tx: Tx,
  authenticatorKey: Uint8Array,
  accountId: bigint,
  code: string,
): Promise<boolean> {
  const kept = await authenticatorOf(tx, accountId)
  if (!kept) return false
  const step = stepOfCode(openAuthenticator(authenticatorKey, accountId, kept.sealedSecret), code.trim(), kept.now)
  return step !== undefined && (await spendStep(tx, accountId, step))
}

/** Whether this is one of the account's recovery codes, however it is typed; it is used up. */
export async function proveByRecoveryCode(
  tx: Tx,
  personal: PersonalSecrets,
  accountId: bigint,
  code: string,
): Promise<boolean> {
  return await spendRecoveryCode(tx, accountId, hashOfRecoveryCode(personal, accountId, code))
}

/** What is kept of a recovery code: keyed, for 50 bits could be tried out by whoever holds the database. */
export function hashOfRecoveryCode(personal: PersonalSecrets, accountId: bigint, code: string): Buffer {
  const letters = code.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return personal.hashOfSubject('recovery code', `${accountId} ${letters}`)
}
