import { forgotByEmail, resetAccount, resetByEmail } from '@banyan/contract/identity/password-calls.ts'
import { accountToReset } from '#/modules/accounts/contacts.ts'
import type { MailSender } from '#/modules/codes/mail.ts'
import { askerOf } from '#/modules/verification/asker.ts'
import { consumePass } from '#/modules/verification/passes.ts'
import { hashOfSecret } from '#/platform/crypto/hash-of-secret.ts'
import { newSecret } from '#/platform/crypto/new-secret.ts'
import { type Binding, bind } from '#/platform/http/bind.ts'
import { Refusal } from '#/platform/refusal.ts'
import { accountBehindLink, takeResetLink } from '../store/reset-links.ts'
import {
  type AcceptParts,
  hashOfNewPassword,
  parseNewPassword,
  refuseWeakPassword,
} from '../use-cases/accepted-password.ts'
import { countForgotten, hideUsername, resetLinkMail } from '../use-cases/reset-link-mail.ts'
import { resetPassword } from '../use-cases/set-password.ts'
import { type TellChangedParts, tellPasswordChanged } from '../use-cases/tell-owner.ts'

export interface ForgottenParts extends AcceptParts, TellChangedParts {
  readonly database: TellChangedParts['database']
  readonly mail: Pick<MailSender, 'reserve' | 'reserveLetter'>
}

const idBytes = 16

/** A forgotten password by mail: asking for a link, asking whose it is, using it. */
export function forgottenPasswordBindings(parts: ForgottenParts): Binding[] {
  const { database, settings, mail } = parts
  return [
    bind(forgotByEmail, async ({ body }, context) => {
      if (!settings.current('whitelabel').flags.CHNGPASSMAIL3) throw new Refusal('password_reset_off')
      if (!(await consumePass(database, body.passToken, 'mail', askerOf(context))))
        throw new Refusal('verification_required')
      await countForgotten(parts, context.address)
      using slot = mail.reserveLetter()
      const { tellsUnknownNames } = settings.current('passwords')
      if (tellsUnknownNames && !(await accountToReset(database.db, parts.personal, body)))
        throw new Refusal('username_or_email_unknown')
      const id = newSecret(idBytes)
      // All that depends on whether there is such an account comes after the answer, which so tells nothing of it.
      const compose = async () => {
        const says = await resetLinkMail(parts, body, context)
        return says && { id, ...says }
      }
      slot.send({ id, compose })
      return {}
    }),
    bind(resetAccount, async ({ body }) => {
      const account = await accountBehindLink(database.db, hashOfSecret(body.code))
      if (!account) throw new Refusal('reset_code_invalid')
      return { username: hideUsername(account.username) }
    }),
    bind(resetByEmail, async ({ body }, context) => {
      const password = parseNewPassword(settings, body)
      const codeHash = hashOfSecret(body.code)
      const account = await accountBehindLink(database.db, codeHash)
      if (!account) throw new Refusal('reset_code_invalid')
      await refuseWeakPassword(parts, account.id, password)
      const passwordHash = await hashOfNewPassword(parts, account.id, password)
      await database.transaction(async (tx) => {
        if (!(await takeResetLink(tx, codeHash))) throw new Refusal('reset_code_invalid')
        await resetPassword(tx, account.id, passwordHash)
      })
      await tellPasswordChanged(parts, account.id, context)
      return {}
    }),
  ]
}
