import { lockAccounts } from '#/modules/accounts/accounts.ts'
import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import type { Visit } from '#/modules/sessions/enter-portal.ts'
import { lockForSignIn, type OpenedSession, openSession } from '#/modules/sessions/open-session.ts'
import { holdSession } from '#/modules/sessions/own-sessions.ts'
import type { RandomBytes, SessionSecrets } from '#/modules/sessions/session-secrets.ts'
import { hashOfSecret } from '#/platform/crypto/hash-of-secret.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import type { SignedIn } from '#/platform/http/bind.ts'
import { Refusal } from '#/platform/refusal.ts'
import { knowNetwork } from '../known-places.ts'
import { accountBehind, nicknameBehind, putHandoffCode, takeHandoffCode } from '../store/handoff-codes.ts'
import { insertSignIn, type SignInPlace } from '../store/sign-ins.ts'

/** 160 bits, for one use within a minute (reliability goal 2.3). */
export const codeBytes = 20
export const goodForSeconds = 60

/** A one-time sign-in code of this session; it takes the place of the one before. */
export async function mintHandoffCode(tx: Tx, random: RandomBytes, { id, session }: SignedIn): Promise<string> {
  await lockAccounts(tx, [id])
  const code = random(codeBytes).toString('base64url')
  const sessionIdHash = Buffer.from(session, 'hex')
  const accountId = await holdSession(tx, sessionIdHash)
  if (accountId === undefined) throw new Refusal('not_logged_in')
  await putHandoffCode(tx, { codeHash: hashOfSecret(code), accountId, sessionIdHash, goodForSeconds })
  return code
}

/** Nickname of the account that the code would sign in. */
export async function whoseHandoffCode(db: Db, code: string): Promise<string> {
  const nickname = await nicknameBehind(db, hashOfSecret(code))
  if (nickname === undefined) throw new Refusal('sign_in_code_invalid')
  return nickname
}

interface RedeemParts {
  readonly secrets: SessionSecrets
  readonly personal: PersonalSecrets
}

/** Uses the code up and opens a browser's session for its account, which knows the network from then on. */
export async function redeemHandoffCode(
  tx: Tx,
  { secrets, personal }: RedeemParts,
  code: string,
  { place, ...visit }: Visit & { readonly place: SignInPlace },
): Promise<OpenedSession> {
  const codeHash = hashOfSecret(code)
  const accountId = await accountBehind(tx, codeHash)
  if (accountId === undefined) throw new Refusal('sign_in_code_invalid')
  const arrival = await lockForSignIn(tx, accountId, visit.replaces)
  const opened =
    arrival &&
    (await takeHandoffCode(tx, codeHash)) &&
    (await openSession(tx, secrets, arrival, { ...visit, client: 'browser', origin: 'handoff' }))
  if (!opened) throw new Refusal('sign_in_code_invalid')
  await knowNetwork(tx, personal, accountId, place.address)
  await insertSignIn(tx, accountId, { ...place, method: 'handoff', stepUp: null, result: 'entered' })
  return opened
}
