import type { Database } from '#/platform/db/database.ts'
import type { Browser } from '#/platform/http/browser.ts'
import { rememberedSeconds } from '../store/remembered-logins.ts'
import { rememberedCookieName } from './remembered-cookie.ts'
import { leaveRememberedLogin } from './remembered-login.ts'

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
