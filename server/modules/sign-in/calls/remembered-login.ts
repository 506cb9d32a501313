import { forgetRememberedLogin, rememberedLogin } from '@banyan/contract/identity/login-calls.ts'
import { visitOf } from '#/modules/sessions/enter-portal.ts'
import { sessionCookie } from '#/modules/sessions/session-secrets.ts'
import { type Binding, bind } from '#/platform/http/bind.ts'
import { Refusal } from '#/platform/refusal.ts'
import { signInPlace } from '../known-places.ts'
import { endRememberedLogin, redeemRememberedLogin, rememberedCookieName } from '../use-cases/remembered-login.ts'
import type { LoginParts } from './login.ts'

type Needed = 'database' | 'secrets' | 'settings' | 'cookieKey' | 'countryOf'

export interface RememberedParts extends Pick<LoginParts, Needed> {
  /** Hears of a remembered login that was shown again after its use. */
  onReuse(accountId: bigint): void
}

/** Signing in as an account that the browser remembers, and forgetting it. */
export function rememberedLoginBindings({
  database,
  secrets,
  cookieKey,
  settings,
  countryOf,
  onReuse,
}: RememberedParts): Binding[] {
  return [
    bind(rememberedLogin, async ({ body: { username, entrance = 'member' } }, context) => {
      const { browser } = context
      const name = rememberedCookieName(cookieKey, username)
      const place = signInPlace(countryOf, context)
      const shown = { cookie: browser.cookie(name), username, entrance, settings, place }
      const outcome = await database.transaction((tx) => redeemRememberedLogin(tx, secrets, shown, visitOf(context)))
      if (outcome.is !== 'entered') {
        if (outcome.is === 'revoked') onReuse(outcome.accountId)
        browser.forget(name)
        throw new Refusal('remembered_login_over')
      }
      const { entered, next } = outcome
      browser.keep(sessionCookie, entered.sessionId)
      if (next) browser.keep(name, next.value, next.secondsLeft)
      return entered.answer
    }),
    bind(forgetRememberedLogin, async ({ body: { username } }, { browser }) => {
      const name = rememberedCookieName(cookieKey, username)
      await database.transaction((tx) => endRememberedLogin(tx, browser.cookie(name)))
      browser.forget(name)
      return {}
    }),
  ]
}
