import type { SendParts } from '#/modules/codes/send-code.ts'
import type { Outgoing, Place } from '#/modules/codes/send-queue.ts'
import { newSecret } from '#/platform/crypto/new-secret.ts'
import { Refusal } from '#/platform/refusal.ts'
import { emailChangedMail } from '../mails/email-changed-mail.ts'
import { numberChangedText } from '../mails/number-changed-text.ts'

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
export function sendIfPossible<Message extends Outgoing>(reserve: () => Place<Message>, message: Message): void {
  try {
    using place = reserve()
    place.send(message)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}
