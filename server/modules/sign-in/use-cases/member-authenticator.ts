import { lockAccounts } from '#/modules/accounts/accounts.ts'
import { holdFor } from '#/modules/accounts/holds.ts'
import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import { endOtherSessions } from '#/modules/sessions/end-sessions.ts'
import { countTryWithin, forgetTries } from '#/modules/verification/limited-tries.ts'
import { newSecretBytes } from '#/platform/crypto/new-secret.ts'
import type { Tx } from '#/platform/db/handles.ts'
import type { SignedIn } from '#/platform/http/bind.ts'
import { Refusal } from '#/platform/refusal.ts'
import {
  addAuthenticator,
  authenticatorOf,
  deleteAuthenticator,
  deleteSetup,
  putSetup,
  replaceRecoveryCodes,
  setupOf,
} from '../store/member-authenticators.ts'
import {
  hashOfRecoveryCode,
  newAuthenticatorSecret,
  openAuthenticator,
  proveByAuthenticator,
  proveByRecoveryCode,
  sealAuthenticator,
  stepOfCode,
} from './authenticator.ts'
import { stepUpTries } from './step-up-ways.ts'

export interface AuthenticatorParts {
  readonly personal: PersonalSecrets
  readonly keys: { readonly authenticators: Uint8Array }
}

const recoveryCodes = 10
/** Of base32: 50 bits. */
const recoveryLetters = 10
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** Money goes out a day after a factor has gone (domain 6.1). */
export const heldAfterFactorSeconds = 24 * 3600
const sixDigits = /^[0-9]{6}$/

/** A secret for an authenticator; it counts once a code of it was shown. */
export async function startAuthenticator(tx: Tx, { keys }: AuthenticatorParts, accountId: bigint): Promise<Uint8Array> {
  if (await authenticatorOf(tx, accountId)) throw new Refusal('authenticator_exists')
  const secret = newAuthenticatorSecret()
  await putSetup(tx, accountId, sealAuthenticator(keys.authenticators, accountId, secret))
  return secret
}

/** Lets the authenticator count whose code this is; answers the recovery codes, which are told this once. */
export async function confirmAuthenticator(
  tx: Tx,
  { personal, keys }: AuthenticatorParts,
  accountId: bigint,
  code: string,
): Promise<string[]> {
  await lockAccounts(tx, [accountId])
  if (await authenticatorOf(tx, accountId)) throw new Refusal('authenticator_exists')
  const setup = await setupOf(tx, accountId)
  const secret = setup && openAuthenticator(keys.authenticators, accountId, setup.sealedSecret)
  const step = secret && stepOfCode(secret, code, setup.now)
  if (!setup || step === undefined) throw new Refusal('authenticator_code_wrong')
  await deleteSetup(tx, accountId)
  if (!(await addAuthenticator(tx, accountId, setup.sealedSecret, step))) throw new Refusal('authenticator_exists')
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode)
  const hashes = codes.map((text) => hashOfRecoveryCode(personal, accountId, text))
  await replaceRecoveryCodes(tx, accountId, hashes)
  return codes
}

/** How a removal went. It is not thrown: a wrong try is to stay counted. */
export type Removal =
  | { readonly is: 'removed' | 'wrong' | 'none' }
  | { readonly is: 'locked'; readonly seconds: number }

/**
 * Takes the authenticator away by one of its codes or a recovery code; its tries count with those of step-ups. All
 * other sessions end, and money goes out a day later.
 */
export async function removeAuthenticator(
  tx: Tx,
  { personal, keys }: AuthenticatorParts,
  who: SignedIn,
  code: string,
): Promise<Removal> {
  const { id } = who
  await lockAccounts(tx, [id])
  if (!(await authenticatorOf(tx, id))) return { is: 'none' }
  const limit = stepUpTries(personal, id)
  const seconds = await countTryWithin(tx, limit)
  if (seconds > 0) return { is: 'locked', seconds }
  const typed = code.trim()
  const isRight = sixDigits.test(typed)
    ? await proveByAuthenticator(tx, keys.authenticators, id, typed)
    : await proveByRecoveryCode(tx, personal, id, typed)
  if (!isRight) return { is: 'wrong' }
  await forgetTries(tx, limit)
  await deleteAuthenticator(tx, id)
  await holdFor(tx, id, 'money_out', heldAfterFactorSeconds)
  await endOtherSessions(tx, who)
  return { is: 'removed' }
}

function newRecoveryCode(): string {
  // 32 letters divide 256, so each is as likely as every other.
  const letters = Array.from(newSecretBytes(recoveryLetters), (byte) => base32[byte % base32.length]).join('')
  return `${letters.slice(0, recoveryLetters / 2)}-${letters.slice(recoveryLetters / 2)}`
}
