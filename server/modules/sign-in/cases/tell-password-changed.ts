import { emailOf } from '#/modules/accounts/store/account-emails.ts'
import type { MailPart } from '#/modules/codes/mail.ts'
import { tagFor } from '#/modules/codes/send-code.ts'
import { newSecret } from '#/platform/crypto/new-secret.ts'
import type { Context } from '#/platform/http/bind.ts'
import { passwordChangedMail } from '../mails/password-changed-mail.ts'
import type { ResetMailParts } from './reset-link-mail.ts'
import { sendIfPossible } from './tell-old-contact.ts'

const idBytes = 16

export interface TellChangedParts extends ResetMailParts {
  readonly mail: Pick<MailPart, 'reserve'>
}

/** Tells the owner of an account by its confirmed address. The change has been made, whether or not it can be told. */
export async function tellPasswordChanged(
  { database, settings, personal, publicUrl, mail }: TellChangedParts,
  accountId: bigint,
  context: Pick<Context, 'language' | 'languageFor'>,
): Promise<void> {
  const email = await emailOf(database.db, accountId)
  const to = email?.isConfirmed ? personal.openDetail(accountId, 'email', email.sealedAddress) : undefined
  if (to === undefined) return
  const says = { brand: settings.current('brand').name, address: publicUrl.origin }
  const changed = passwordChangedMail(await tagFor(database, accountId, context), says)
  sendIfPossible(() => mail.reserve(), { id: newSecret(idBytes), to, ...changed })
}
