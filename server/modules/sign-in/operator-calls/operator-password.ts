import { setOperatorPassword } from '@banyan/contract/identity/operator-session-calls.ts'
import { passwordText } from '@banyan/rules/fields/password-text.ts'
import { visitOf } from '#/modules/sessions/enter-portal.ts'
import { consoleCookie, type SessionSecrets } from '#/modules/sessions/session-secrets.ts'
import type { Database } from '#/platform/db/database.ts'
import { bindAction } from '#/platform/http/bind.ts'
import { Refusal } from '#/platform/refusal.ts'
import { type AcceptParts, hashOfNewPassword, refuseWeakPassword } from '../use-cases/accepted-password.ts'
import { changeOwnPassword } from '../use-cases/change-own-password.ts'

export interface OperatorPasswordParts extends AcceptParts {
  readonly database: Database
  readonly secrets: SessionSecrets
}

/** An operator's own password in place of the one that another operator was shown. */
export function setOperatorPasswordCall(parts: OperatorPasswordParts) {
  return bindAction(setOperatorPassword, async ({ body }, { principal, ...context }, record) => {
    const { account, name } = principal
    if (!account?.mustChangePassword) throw new Refusal('nothing_to_change')
    if (passwordText(body.newPassword) !== passwordText(body.confirmNewPassword))
      throw new Refusal('inconsistent_twice')
    await refuseWeakPassword(parts, account.id, body.newPassword)
    const passwordHash = await hashOfNewPassword(parts, account.id, body.newPassword)
    const change = { passwordHash, visit: visitOf(context) }
    const opened = await record(async (tx) => {
      const value = await changeOwnPassword(tx, parts.secrets, account, change)
      return {
        value,
        object: `operator ${name}`,
        before: { mustChangePassword: true },
        after: { mustChangePassword: false },
      }
    })
    context.browser.keep(consoleCookie, opened.value.id)
    return opened.as({ token: opened.value.token })
  })
}
