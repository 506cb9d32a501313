import type { FastifyBaseLogger } from 'fastify'
import { Refusal } from '#/platform/refusal.ts'
import { composing, type Letter, placeOfMessage } from './letter.ts'
import { type MailServer, SmtpSender } from './mail/smtp-sender.ts'
import type { MailMessage } from './mail-message.ts'
import { Outbox, type Place } from './send-queue.ts'

interface MailParts {
  /** Undefined where nobody sends mail. */
  readonly mailServer: MailServer | undefined
  readonly now: () => Date
  readonly logger: Pick<FastifyBaseLogger, 'warn'>
}

/** The part of the module that sends mail. */
export function mailPart({ mailServer, now, logger }: MailParts) {
  const onFailure = (message: string, reason: string) => logger.warn({ message, reason }, 'mail not sent')
  const parts = { refusal: 'mail_not_sent', now, onFailure } as const
  const outbox = mailServer && new Outbox(composing<MailMessage>(new SmtpSender(mailServer)), parts)
  const reserveLetter = (): Place<Letter<MailMessage>> => {
    if (!outbox) throw new Refusal('mail_not_sent')
    return outbox.reserve()
  }
  return {
    /** Keeps a place for one mail; refuses with mail_not_sent where none can be sent. */
    reserve(): Place<MailMessage> {
      return placeOfMessage(reserveLetter())
    },
    reserveLetter,
    [Symbol.asyncDispose]: async () => await outbox?.[Symbol.asyncDispose](),
  }
}

export type MailPart = ReturnType<typeof mailPart>
