import { emailOf, numberOf } from '#/modules/accounts/contacts.ts'
import type { MailSender } from '#/modules/codes/mail.ts'
import { type SendParts, tagFor } from '#/modules/codes/send-code.ts'
import type { MailMessage, Outgoing, Slot } from '#/modules/codes/send-queue.ts'
import type { SmsSender } from '#/modules/codes/sms.ts'
import { newSecret } from '#/platform/crypto/new-secret.ts'
import type { Context } from '#/platform/http/bind.ts'
import { Refusal } from '#/platform/refusal.ts'
import { type AccessNotice, accessNoticeMail, accessNoticeText } from '../mails/access-notice.ts'
import { emailChangedMail } from '../mails/email-changed-mail.ts'
import { numberChangedText } from '../mails/number-changed-text.ts'
import { passwordChangedMail } from '../mails/password-changed-mail.ts'
import type { ResetMailParts } from './reset-link-mail.ts'

type TellParts = Pick<SendParts, 'settings' | 'sms' | 'mail'> & { readonly publicUrl: URL }

/** Tells the number that an account had before. The change has been made, whether or not it can be told. */
export function tellOldNumber({ settings, sms }: TellParts, to: string, tag: string): void {
  const text = numberChangedText(tag, { brand: settings.current('brand').name })
  sendIfPossible(() => sms.reserve(), { id: newSecret(16), to, text })
}

/** Tells the address that an account had before, likewise. */
export function tellOldEmail({ settings, mail, publicUrl }: TellParts, to: string, tag: string): void {
  const says = emailChangedMail(tag, { brand: settings.current('brand').name, address: publicUrl.origin })
  sendIfPossible(() => mail.reserve(), { id: newSecret(16), to, ...says })
}

/** Sends what nothing depends on; nothing where nothing can be sent. */
export function sendIfPossible<Message extends Outgoing>(reserve: () => Slot<Message>, message: Message): void {
  try {
    using slot = reserve()
    slot.send(message)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}

const idBytes = 16

export interface TellChangedParts extends ResetMailParts {
  readonly mail: Pick<MailSender, 'reserve'>
}

type OwnersMail = (
  tag: string,
  values: { readonly brand: string; readonly address: string },
) => Pick<MailMessage, 'subject' | 'text'>

/** Tells the owner of an account by its confirmed address. The change has been made, whether or not it can be told. */
export async function tellOwner(
  { database, settings, personal, publicUrl, mail }: TellChangedParts,
  accountId: bigint,
  context: Pick<Context, 'language' | 'languageFor'>,
  says: OwnersMail,
): Promise<void> {
  const email = await emailOf(database.db, personal, accountId)
  if (!email?.isConfirmed) return
  const values = { brand: settings.current('brand').name, address: publicUrl.origin }
  const told = says(await tagFor(database, accountId, context), values)
  sendIfPossible(() => mail.reserve(), { id: newSecret(idBytes), to: email.address, ...told })
}

/** Tells the owner of a new password. */
export async function tellPasswordChanged(
  parts: TellChangedParts,
  accountId: bigint,
  context: Pick<Context, 'language' | 'languageFor'>,
): Promise<void> {
  await tellOwner(parts, accountId, context, passwordChangedMail)
}

export interface NotifyParts extends TellChangedParts {
  readonly sms: Pick<SmsSender, 'reserve'>
}

/**
 * Notifies the owner of an operator's act on access: by mail to the confirmed address and by SMS to the number, whichever
 * there is. The act has been carried out, whether or not a message can be sent.
 */
export async function notifyOfAccessAct(
  parts: NotifyParts,
  { accountId, act, heldHours }: Pick<AccessNotice, 'act' | 'heldHours'> & { readonly accountId: bigint },
  context: Pick<Context, 'language' | 'languageFor'>,
): Promise<void> {
  const { database, settings, personal, sms } = parts
  await tellOwner(parts, accountId, context, (tag, says) => accessNoticeMail(tag, { ...says, act, heldHours }))
  const number = await numberOf(database.db, personal, accountId)
  if (number === undefined) return
  const tag = await tagFor(database, accountId, context)
  const text = accessNoticeText(tag, { brand: settings.current('brand').name })
  sendIfPossible(() => sms.reserve(), { id: newSecret(idBytes), to: number, text })
}
