import { changePassword } from '@banyan/contract/identity/password-calls.ts'
import { visitOf } from '#/modules/sessions/enter-portal.ts'
import { sessionOfChange } from '#/modules/sessions/own-sessions.ts'
import { type SessionSecrets, sessionCookie } from '#/modules/sessions/session-secrets.ts'
import type { Database } from '#/platform/db/database.ts'
import { bind } from '#/platform/http/bind.ts'
import { signedIn } from '#/platform/http/signed-in.ts'
import {
  type AcceptParts,
  hashOfNewPassword,
  parseNewPassword,
  refuseWeakPassword,
} from '../use-cases/accepted-password.ts'
import { changeOwnPassword } from '../use-cases/change-own-password.ts'
import { proveAgain } from '../use-cases/prove-again.ts'
import { type TellChangedParts, tellPasswordChanged } from '../use-cases/tell-owner.ts'

export interface ChangePasswordParts extends AcceptParts, TellChangedParts {
  readonly database: Database
  readonly secrets: SessionSecrets
}

const names = { password: 'oldPassword', ownCode: 'verificationCode' } as const

export function changePasswordCall(parts: ChangePasswordParts) {
  const { database, settings, secrets } = parts
  return bind(changePassword, async ({ body }, context) => {
    const who = signedIn(context.principal)
    const password = parseNewPassword(settings, body)
    // Before the proof: a code that was spent would have to be sent again.
    await refuseWeakPassword(parts, who.id, password)
    const shown = { password: body.oldPassword, ownCode: body.verificationCode }
    const before = await sessionOfChange(database.db, Buffer.from(who.session, 'hex'))
    if (!before?.isOpenedToChange) await proveAgain(parts, shown, context, names)
    const passwordHash = await hashOfNewPassword(parts, who.id, password)
    const change = { passwordHash, visit: visitOf(context) }
    const opened = await database.transaction((tx) => changeOwnPassword(tx, secrets, who, change))
    if (opened.client === 'browser') context.browser.keep(sessionCookie, opened.id)
    await tellPasswordChanged(parts, who.id, context)
    return { token: opened.token }
  })
}
