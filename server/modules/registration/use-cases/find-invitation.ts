import { type AccountType, accountTypes, isAgentType } from '#/modules/accounts/account-types.ts'
import {
  type AffiliateCode,
  openAffiliateCode,
  parseInvitationCode,
  referrerOfCode,
} from '#/modules/accounts/invitations.ts'
import { accountInBrowser } from '#/modules/sessions/own-sessions.ts'
import { isSecretText, sessionCookie } from '#/modules/sessions/session-secrets.ts'
import { deviceOf, isDeviceOf } from '#/modules/sign-in/known-places.ts'
import { hashOfSecret } from '#/platform/crypto/hash-of-secret.ts'
import type { Db } from '#/platform/db/handles.ts'
import type { Browser } from '#/platform/http/browser.ts'
import { Refusal } from '#/platform/refusal.ts'

/** Who brought somebody, and what that one becomes by it. */
export interface Invitation {
  readonly type: AccountType
  /** The agent above the new account. */
  readonly parentId: bigint | null
  readonly affiliateCodeId: bigint | null
  readonly referrerId: bigint | null
  readonly isSelfReferral: boolean
}

/** Codes as somebody typed them or followed a link with them; '' where there are none. */
export interface ShownCodes {
  readonly affiliateCode: string
  readonly referralCode: string
  /** Where somebody registers, as the browser says. */
  readonly domain: string | undefined
}

const uninvited: Invitation = {
  type: accountTypes.member,
  parentId: null,
  affiliateCodeId: null,
  referrerId: null,
  isSelfReferral: false,
}

/** Who invited somebody: an agent's code wins over whoever recommends the brand (domain section 3.1). */
export async function findInvitation(
  db: Db,
  { affiliateCode, referralCode, domain }: ShownCodes,
  browser: Browser,
): Promise<Invitation> {
  if (affiliateCode !== '') return await byAgent(db, await findAffiliateCode(db, affiliateCode, domain), browser)
  return referralCode === '' ? uninvited : await byReferrer(db, referralCode, browser)
}

/** An agent's code that is open here; refuses every other one alike. */
export async function findAffiliateCode(db: Db, typed: string, domain: string | undefined): Promise<AffiliateCode> {
  const code = parseInvitationCode(typed)
  const found = code === undefined ? undefined : await openAffiliateCode(db, code)
  if (!found || (found.domain !== null && found.domain !== domain)) throw new Refusal('invitation_code_error')
  return found
}

async function byAgent(db: Db, code: AffiliateCode, browser: Browser): Promise<Invitation> {
  // An agent who registers by its own link while it is signed in is stopped (domain section 7).
  if (await isSignedInHere(db, browser, code.ownerId)) throw new Refusal('invitation_code_error')
  const type = code.kind === 'player' ? accountTypes.member : typeBelow(code.ownerType)
  return { ...uninvited, type, parentId: code.ownerId, affiliateCodeId: code.id }
}

/**
 * An agent below an agent is of type 2; below those of a merchant's own trials (41, 42) it is one of theirs, 42, so
 * that nobody real earns from what is left out of the reports (domain section 0).
 */
function typeBelow(ownerType: number): AccountType {
  return ownerType === 41 || ownerType === 42 ? 42 : 2
}

/** Who is recommended stands below the agent of whoever recommended it; nobody can recommend itself. */
async function byReferrer(db: Db, typed: string, browser: Browser): Promise<Invitation> {
  const code = parseInvitationCode(typed)
  const referrer = code === undefined ? undefined : await referrerOfCode(db, code)
  if (!referrer) throw new Refusal('invitation_code_error')
  // It is not told: whoever tries it would only try it elsewhere (domain section 7).
  if (await isBrowserOf(db, browser, referrer.id)) return { ...uninvited, isSelfReferral: true }
  const parentId = isAgentType(referrer.type) ? referrer.id : referrer.parentId
  return { ...uninvited, parentId, referrerId: referrer.id }
}

/**
 * Whether the account is signed in in this browser. The cookie alone proves nobody: it serves to withhold a reward,
 * never to give something.
 */
async function isSignedInHere(db: Db, browser: Browser, accountId: bigint): Promise<boolean> {
  const session = browser.cookie(sessionCookie)
  if (session === undefined || !isSecretText(session)) return false
  return (await accountInBrowser(db, hashOfSecret(session))) === accountId
}

/** Whether this is a browser of the account's: it is signed in here, or has been. */
async function isBrowserOf(db: Db, browser: Browser, accountId: bigint): Promise<boolean> {
  if (await isSignedInHere(db, browser, accountId)) return true
  const device = deviceOf(browser)
  return device !== undefined && (await isDeviceOf(db, accountId, device))
}
