import {
  operatorBodyKey,
  operatorInfo,
  operatorLogin,
  operatorLogout,
  operatorToken,
} from '@banyan/contract/identity/operator-session-calls.ts'
import { endSession } from '#/modules/sessions/end-sessions.ts'
import type { LiveSessions } from '#/modules/sessions/live-sessions.ts'
import { consoleCookie } from '#/modules/sessions/session-secrets.ts'
import { type Binding, bind, bindAction } from '#/platform/http/bind.ts'
import type { BodyKeys } from '#/platform/keys/body-keys.ts'
import { Refusal } from '#/platform/refusal.ts'
import { operatorProfile } from '../store/authenticators.ts'
import { type SignInParts, signInOperator } from '../use-cases/sign-in-operator.ts'
import { type OperatorPasswordParts, setOperatorPasswordCall } from './operator-password.ts'

interface Parts extends SignInParts, OperatorPasswordParts {
  readonly database: SignInParts['database']
  readonly passwords: SignInParts['passwords']
  readonly sessions: LiveSessions
  readonly keys: SignInParts['keys'] & { readonly bodies: BodyKeys }
}

/** Signing in and out at the operators' port, and who is signed in there. */
export function operatorSessionBindings(parts: Parts): Binding[] {
  const { database, sessions, secrets, keys } = parts
  return [
    bind(operatorBodyKey, async () => {
      const { kid, jwk, now } = await keys.bodies.published()
      return { kid, jwk, now: now.toISOString() }
    }),
    bindAction(operatorLogin, async ({ body }, { browser, address }, record) => {
      const visit = { userAgent: browser.userAgent, address, replaces: browser.cookie(consoleCookie) }
      const opened = await signInOperator(parts, body, visit, (actor, open) =>
        record(async (tx) => ({ value: await open(tx), object: `operator ${actor}`, actor, ...signedIn(true) })),
      )
      const { id, token, mustChangePassword } = opened.value
      browser.keep(consoleCookie, id)
      return opened.as({ token, mustChangePassword })
    }),
    bind(operatorToken, async (_input, { browser, isForeign }) => {
      if (isForeign) throw new Refusal('foreign_origin')
      const id = browser.cookie(consoleCookie)
      const session = id === undefined ? undefined : await sessions.ofCookie(id)
      const mustChangePassword = session?.mustChangePassword ?? false
      return { token: id !== undefined && session ? secrets.tokenOf(id) : null, mustChangePassword }
    }),
    bindAction(operatorLogout, async (_input, { principal: { account, name }, browser }, record) => {
      const recorded = await record(async (tx) => {
        if (account) await endSession(tx, Buffer.from(account.session, 'hex'))
        // A key has no session to end.
        return { value: {}, object: account ? `operator ${name}` : name, ...(account && signedIn(false)) }
      })
      if (account) {
        sessions.forget(String(account.id))
        browser.forget(consoleCookie)
      }
      return recorded
    }),
    setOperatorPasswordCall(parts),
    bind(operatorInfo, async (_input, { principal: { account, role } }) => {
      if (!account) return { operator: null }
      const { username, nickname, beforeAt, beforeFrom } = await operatorProfile(database.db, account.id)
      const lastLogin = beforeAt && { at: beforeAt.toISOString(), address: beforeFrom ?? '' }
      return { operator: { username, nickname, lastLogin, role: role?.name ?? null, calls: [...(role?.calls ?? [])] } }
    }),
  ]
}

/** What a sign-in, or its end, changes for the audit. */
const signedIn = (is: boolean) => ({ before: { signedIn: !is }, after: { signedIn: is } })
