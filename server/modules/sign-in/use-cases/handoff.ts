import type { StepUp } from '@banyan/contract/envelope.ts'
import { lockAccounts } from '#/modules/accounts/accounts.ts'
import { requirePasswordChange } from '#/modules/accounts/credentials.ts'
import type { Visit } from '#/modules/sessions/enter-portal.ts'
import { lockForSignIn, type OpenedSession, openSession } from '#/modules/sessions/open-session.ts'
import { holdSession } from '#/modules/sessions/own-sessions.ts'
import type { RandomBytes, SessionSecrets } from '#/modules/sessions/session-secrets.ts'
import { hashOfSecret } from '#/platform/crypto/hash-of-secret.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import type { SignedIn } from '#/platform/http/bind.ts'
import { Refusal } from '#/platform/refusal.ts'
import { isChangeDueLater, noPassword } from '../proven.ts'
import { accountBehind, nicknameBehind, putHandoffCode, takeHandoffCode } from '../store/handoff-codes.ts'
import { insertSignIn, type SignInPlace } from '../store/sign-ins.ts'
import { beginStepUp, type Newcomer, type StepUpParts } from './begin-step-up.ts'

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

interface RedeemParts extends StepUpParts {
  readonly secrets: SessionSecrets
}

/** Who shows a code, and from where. */
interface Redeemer extends Visit {
  readonly place: SignInPlace
  readonly newcomer: Newcomer
}

/** How an exchange went. The step-up is not thrown: the code stays used up, and what waits to be finished stays. */
export type RedeemOutcome =
  | { readonly opened: OpenedSession; readonly stepUp?: undefined }
  | { readonly opened?: undefined; readonly stepUp: StepUp }

/**
 * Uses the code up and opens a browser's session for its account. Where the account has an authenticator and knows neither
 * network nor device, that is asked for first; the code itself makes no network known (requirements ACC-19).
 */
export async function redeemHandoffCode(
  tx: Tx,
  parts: RedeemParts,
  code: string,
  { place, newcomer, ...visit }: Redeemer,
): Promise<RedeemOutcome> {
  const codeHash = hashOfSecret(code)
  const accountId = await accountBehind(tx, codeHash)
  if (accountId === undefined) throw new Refusal('sign_in_code_invalid')
  const arrival = await lockForSignIn(tx, accountId, visit.replaces)
  const isWelcome = arrival?.state === 'active' && arrival.hasPortalAccess
  const minter = isWelcome ? await takeHandoffCode(tx, codeHash) : undefined
  if (!arrival || minter === undefined) throw new Refusal('sign_in_code_invalid')
  // The owner, who may have no address to be told at, sees in the list of sign-ins that it was customer service.
  const origin = minter === 'service' ? 'service' : 'handoff'
  const proven = { accountId, origin, entrance: 'member', password: noPassword } as const
  const stepUp = await beginStepUp(tx, parts, proven, newcomer)
  if (stepUp) {
    await insertSignIn(tx, accountId, { ...place, method: origin, stepUp: null, result: 'stepUp' })
    return { stepUp }
  }
  if (isChangeDueLater(parts.settings, arrival, origin)) await requirePasswordChange(tx, accountId)
  const opened = await openSession(tx, parts.secrets, arrival, { ...visit, client: 'browser', origin: 'handoff' })
  if (!opened) throw new Refusal('sign_in_code_invalid')
  await insertSignIn(tx, accountId, { ...place, method: origin, stepUp: null, result: 'entered' })
  return { opened }
}
