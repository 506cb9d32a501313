import { sessionCookie } from '#/modules/sessions/session-cookie.ts'
import { isSecretText } from '#/modules/sessions/session-secrets.ts'
import { deviceOf } from '#/modules/sign-in/device-cookie.ts'
import { hashOfSecret } from '#/platform/crypto/hash-of-secret.ts'
import type { Db } from '#/platform/db/handles.ts'
import type { Browser } from '#/platform/http/browser.ts'
import { accountInBrowser, knowsDevice } from '../store/account-browsers.ts'

/**
 * Whether the account is signed in in this browser. The cookie alone proves nobody: it serves to withhold a reward,
 * never to give something.
 */
export async function isSignedInHere(db: Db, browser: Browser, accountId: bigint): Promise<boolean> {
  const session = browser.cookie(sessionCookie)
  if (session === undefined || !isSecretText(session)) return false
  return (await accountInBrowser(db, hashOfSecret(session))) === accountId
}

/** Whether this is a browser of the account's: it is signed in here, or has been. */
export async function isBrowserOf(db: Db, browser: Browser, accountId: bigint): Promise<boolean> {
  if (await isSignedInHere(db, browser, accountId)) return true
  const device = deviceOf(browser)
  return device !== undefined && (await knowsDevice(db, accountId, hashOfSecret(device)))
}
