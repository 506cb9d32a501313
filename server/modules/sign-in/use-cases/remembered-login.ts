import { createHmac } from 'node:crypto'
import { foldUsername } from '#/modules/accounts/accounts.ts'
import { passwordOf } from '#/modules/accounts/credentials.ts'
import { endRememberedSessions } from '#/modules/sessions/end-sessions.ts'
import { type Entered, type Entrance, enterPortal, type Visit } from '#/modules/sessions/enter-portal.ts'
import { lockForSignIn } from '#/modules/sessions/open-session.ts'
import type { SessionSecrets } from '#/modules/sessions/session-secrets.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import { hashOfSecret } from '#/platform/crypto/hash-of-secret.ts'
import { newSecret } from '#/platform/crypto/new-secret.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Tx } from '#/platform/db/handles.ts'
import type { Browser } from '#/platform/http/browser.ts'
import { passwordStanding } from '../proven.ts'
import {
  deleteRememberedLogin,
  insertRememberedLogin,
  lockRememberedLogin,
  type RememberedLoginRow,
  rememberedAccount,
  rememberedSeconds,
  rotateValidator,
} from '../store/remembered-logins.ts'
import { insertSignIn, type SignInPlace } from '../store/sign-ins.ts'

/** Lets a browser remember the account, in the place of what its cookie `before` held; answers the cookie's value. */
export async function leaveRememberedLogin(tx: Tx, accountId: bigint, before: string | undefined): Promise<string> {
  await endRememberedLogin(tx, before)
  const { value, row } = newRememberedCookie()
  await insertRememberedLogin(tx, accountId, row)
  return value
}

/** Ends what a cookie holds; what has ended already stays so. */
export async function endRememberedLogin(tx: Tx, cookie: string | undefined): Promise<void> {
  const row = rememberedRow(cookie)
  if (row) await deleteRememberedLogin(tx, row.selector)
}

/** How a remembered login went. None of these is thrown: what they have written is to stay. */
export type RememberedOutcome =
  | { readonly is: 'over' }
  /** A used validator was shown: somebody else may hold what this browser held. */
  | { readonly is: 'revoked'; readonly accountId: bigint }
  /** `next` is the cookie from now on; without it the browser was given that by its other tab. */
  | {
      readonly is: 'entered'
      readonly entered: Entered
      readonly next?: { readonly value: string; readonly secondsLeft: number }
    }

interface ShownRemembered {
  readonly cookie: string | undefined
  readonly username: string
  readonly entrance: Entrance
  readonly place: SignInPlace
  readonly settings: MerchantSettings
}

/** Signs in by what a browser's cookie holds, which serves once. */
export async function redeemRememberedLogin(
  tx: Tx,
  secrets: SessionSecrets,
  shown: ShownRemembered,
  visit: Visit,
): Promise<RememberedOutcome> {
  const row = rememberedRow(shown.cookie)
  if (!row) return { is: 'over' }
  const accountId = await rememberedAccount(tx, row.selector, foldUsername(shown.username))
  if (accountId === undefined) return { is: 'over' }
  // Accounts are locked before anything of theirs: suspending one takes its remembered logins away.
  const arrival = await lockForSignIn(tx, accountId, visit.replaces)
  if (!arrival) return { is: 'over' }
  const validator = await lockRememberedLogin(tx, row)
  if (validator === undefined) return { is: 'over' }
  if (validator === 'used') {
    await deleteRememberedLogin(tx, row.selector)
    await endRememberedSessions(tx, accountId)
    return { is: 'revoked', accountId }
  }
  // It says nothing of a password, so it is no way around the change of one.
  if (passwordStanding(shown.settings, await passwordOf(tx, accountId)).mustChange) {
    await deleteRememberedLogin(tx, row.selector)
    return { is: 'over' }
  }
  const entered = await enterPortal(tx, secrets, arrival, shown.entrance, { ...visit, origin: 'remembered' })
  await insertSignIn(tx, accountId, { ...shown.place, method: 'remembered', stepUp: null, result: 'entered' })
  if (validator === 'preceding') return { is: 'entered', entered }
  const next = newRememberedCookie(row.selector)
  return { is: 'entered', entered, next: { value: next.value, secondsLeft: await rotateValidator(tx, next.row) } }
}

interface RememberParts {
  readonly database: Database
  /** Names the cookies of remembered logins. */
  readonly cookieKey: Uint8Array
}

/** Lets this browser sign the account in again for a day. */
export async function rememberBrowser(
  { database, cookieKey }: RememberParts,
  { accountId, username }: { readonly accountId: bigint; readonly username: string },
  browser: Browser,
): Promise<void> {
  const name = rememberedCookieName(cookieKey, username)
  const value = await database.transaction((tx) => leaveRememberedLogin(tx, accountId, browser.cookie(name)))
  browser.keep(name, value, rememberedSeconds)
}

const halfBytes = 16
const cookieText = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{22})$/
const nameLength = 22

/** What a browser's cookie holds, and what is kept of it. */
export interface RememberedCookie {
  readonly value: string
  readonly row: RememberedLoginRow
}

/** Name of the cookie in which a browser remembers this account: several fit, and none says whose it is. */
export function rememberedCookieName(key: Uint8Array, username: string): string {
  const name = createHmac('sha256', key)
    .update(`remembered login of ${foldUsername(username)}`)
    .digest('base64url')
  return `rm-${name.slice(0, nameLength)}`
}

/** A new validator, of a new family unless one is named. */
function newRememberedCookie(selector = newSecret(halfBytes)): RememberedCookie {
  const validator = newSecret(halfBytes)
  return { value: `${selector}.${validator}`, row: { selector, validatorHash: hashOfSecret(validator) } }
}

/** What is kept of the cookie that a browser shows; undefined where it can be none of ours. */
function rememberedRow(value: string | undefined): RememberedLoginRow | undefined {
  const [, selector, validator] = cookieText.exec(value ?? '') ?? []
  return selector === undefined || validator === undefined
    ? undefined
    : { selector, validatorHash: hashOfSecret(validator) }
}
