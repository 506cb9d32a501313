import type { FastifyBaseLogger } from 'fastify'
import { Refusal } from '#/platform/refusal.ts'
import { type MailServer, SmtpSender } from './mail/smtp-sender.ts'
import { composing, type Letter, type MailMessage, SendQueue, type Slot, slotForMessage } from './send-queue.ts'

interface MailParts {
  /** Undefined where nobody sends mail. */
  readonly mailServer: MailServer | undefined
  readonly now: () => Date
  readonly logger: Pick<FastifyBaseLogger, 'warn'>
}

/** Sends mail; disposing waits for what is on its way. */
export function openMail({ mailServer, now, logger }: MailParts) {
  const onFailure = (message: string, reason: string) => logger.warn({ message, reason }, 'mail not sent')
  const parts = { refusal: 'mail_not_sent', now, onFailure } as const
  const queue = mailServer && new SendQueue(composing<MailMessage>(new SmtpSender(mailServer)), parts)
  const reserveLetter = (): Slot<Letter<MailMessage>> => {
    if (!queue) throw new Refusal('mail_not_sent')
    return queue.reserve()
  }
  return {
    /** Whether mail can be sent at all. */
    isThere: queue !== undefined,
    /** Reserves a slot for one mail; refuses with mail_not_sent when none can be sent. */
    reserve(): Slot<MailMessage> {
      return slotForMessage(reserveLetter())
    },
    reserveLetter,
    [Symbol.asyncDispose]: async () => await queue?.[Symbol.asyncDispose](),
  }
}

export type MailSender = ReturnType<typeof openMail>
