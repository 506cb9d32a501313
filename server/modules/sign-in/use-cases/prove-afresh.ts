import { lockAccounts } from '#/modules/accounts/accounts.ts'
import { numberOf } from '#/modules/accounts/contacts.ts'
import { credentialsOf } from '#/modules/accounts/credentials.ts'
import { countTryWithin, forgetTries } from '#/modules/verification/limited-tries.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import type { Context } from '#/platform/http/bind.ts'
import { signedIn } from '#/platform/http/signed-in.ts'
import { Refusal } from '#/platform/refusal.ts'
import { authenticatorOf } from '../store/member-authenticators.ts'
import { proveByAuthenticator } from './authenticator.ts'
import { byOwnCode, type ProofAgain, type ProveParts, proveAgain, required } from './prove-again.ts'
import { stepUpTries, type WaysParts } from './step-up-ways.ts'

export interface FreshParts extends ProveParts, WaysParts {
  readonly keys: { readonly authenticators: Uint8Array }
}

export interface FreshProof extends ProofAgain {
  readonly authenticatorCode?: string | undefined
}

export type FreshWay = 'authenticator' | 'ownCode' | 'password' | 'none'

/** The strongest proof that the account has: where a second factor is there, the login password alone is none. */
export async function freshWayOf(
  db: Db,
  { personal, sends }: Pick<FreshParts, 'personal' | 'sends'>,
  accountId: bigint,
): Promise<FreshWay> {
  if (await authenticatorOf(db, accountId)) return 'authenticator'
  if (sends.sms && (await numberOf(db, personal, accountId)) !== undefined) return 'ownCode'
  return (await credentialsOf(db, accountId)).passwordHash === null ? 'none' : 'password'
}

/** Wrong proofs commit before the refusal: codes count as in a step-up, passwords as in a login. */
export async function proveAfresh(
  parts: FreshParts,
  { authenticatorCode, ownCode, password }: FreshProof,
  context: Pick<Context, 'principal' | 'browser' | 'address'>,
): Promise<void> {
  const { database, personal } = parts
  const { id } = signedIn(context.principal)
  const way = await freshWayOf(database.db, parts, id)
  if (way === 'authenticator') return await byAuthenticator(parts, id, required('authenticatorCode', authenticatorCode))
  const e164 = way === 'ownCode' ? await numberOf(database.db, personal, id) : undefined
  if (e164 !== undefined) return await byOwnCode(parts, e164, required('ownCode', ownCode))
  if (way === 'none') throw new Refusal('wrong_password')
  await proveAgain(parts, { password }, context)
}

/** What a second factor needs: nothing of an account that has none. */
export type FactorParts = Pick<FreshParts, 'database' | 'personal' | 'keys'>

/** Lets an account that has an authenticator on with one of its codes only; wrong ones commit before the refusal. */
export async function proveSecondFactor(
  parts: FactorParts,
  accountId: bigint,
  code: string | undefined,
): Promise<void> {
  if (await authenticatorOf(parts.database.db, accountId))
    await byAuthenticator(parts, accountId, required('authenticatorCode', code))
}

/** Whether the account has one. */
export async function hasSecondFactor(db: Db, accountId: bigint): Promise<boolean> {
  return (await authenticatorOf(db, accountId)) !== undefined
}

async function byAuthenticator(parts: FactorParts, accountId: bigint, code: string): Promise<void> {
  const tried = await parts.database.transaction((tx) => tryAuthenticator(tx, parts, accountId, code))
  if (tried.waitSeconds > 0) throw new Refusal('login_locked', { retryAfterSeconds: tried.waitSeconds })
  if (!tried.isRight) throw new Refusal('authenticator_code_wrong')
}

async function tryAuthenticator(tx: Tx, { personal, keys }: FactorParts, accountId: bigint, code: string) {
  await lockAccounts(tx, [accountId])
  const limit = stepUpTries(personal, accountId)
  const waitSeconds = await countTryWithin(tx, limit)
  if (waitSeconds > 0) return { waitSeconds, isRight: false }
  const isRight = await proveByAuthenticator(tx, keys.authenticators, accountId, code)
  if (isRight) await forgetTries(tx, limit)
  return { waitSeconds: 0, isRight }
}
