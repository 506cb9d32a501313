import { takeAskedAhead } from '@banyan/client/asked-ahead.ts'
import { store } from '@banyan/client/browser-storage.ts'
import { hearLanguage, language } from '@banyan/client/language.ts'
import { holdToken, renewTokenBy } from '@banyan/client/session-token.ts'
import type { OwnAccount } from '@banyan/contract/identity/own-account.ts'
import { request, takeAheadBy } from '#/src/api/request.ts'
import { followAccount } from './language.ts'
import { portalConfig } from './portal-config.ts'
import { session, setSession, signedInHint } from './session.ts'
import { clearKept, keep, readKept } from './session-storage.ts'

renewTokenBy(renew)
takeAheadBy(takeAskedAhead)
hearLanguage(keepLanguageWithAccount)

/** Takes up the session whose token this tab holds, or whose cookie this browser has. */
export async function restoreSession(): Promise<void> {
  const token = readKept<string>('token') ?? (await request('sessionToken', {})).token
  if (token === null) return forgetSession()
  holdToken(token)
  take(token, await request('memberInfo', {}))
}

/** A login has succeeded. The account's own language comes with it, unless another one was chosen in this visit. */
export async function enterSession({ token, ...account }: OwnAccount & { readonly token: string }): Promise<void> {
  take(token, account)
  if (await followAccount(account.language)) keepLanguageWithAccount()
}

/** Signs out on the server, then here (requirements ACC-18); a session that is over already is as good as signed out. */
export async function signOut(): Promise<void> {
  await request('logout', {})
  forgetSession()
}

/** Leaves nothing of the account in this tab but the merchant. */
export function forgetSession(): void {
  clearKept()
  keep('merchant', portalConfig().merchant.code)
  store(signedInHint, null)
  holdToken(undefined)
  setSession({ is: 'out' })
}

/** The session was renewed in another tab, or somebody else has signed in there: then the page begins anew. */
async function renew(): Promise<boolean> {
  const { token } = await request('sessionToken', {})
  if (token === null) return false
  const before = session()
  holdToken(token)
  const account = await request('memberInfo', {})
  take(token, account)
  if (before.is !== 'in' || before.account.id === account.id) return true
  location.reload()
  return new Promise(() => {})
}

/** The names are the specification's (requirements SYS-23); the server reads none of them but the token. */
function take(token: string, account: OwnAccount): void {
  holdToken(token)
  keep('token', token)
  keep('merchantCode', portalConfig().merchant.code)
  keep('isAgent', account.type)
  keep('username', account.account)
  keep('account', account.account)
  keep('nickname', account.nickname)
  keep('customerId', account.id)
  store(signedInHint, 'yes')
  setSession({ is: 'in', account })
}

/** In this browser the choice holds in any case, so a failure is not worth a popup. */
function keepLanguageWithAccount(): void {
  const code = language()?.code
  if (session().is === 'in' && code) void request('changeLanguage', {}, { body: { language: code } }).catch(() => {})
}
